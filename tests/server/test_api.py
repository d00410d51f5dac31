"""The HTTP interface against its own description: whatever schemathesis thinks of, no 5xx and no surprise."""

import socket
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.serialization import decode_json, encode_json
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import allow_header_conformance

from hranice import __version__
from hranice.live.problems import STATUS
from hranice.locale import LANGUAGES, Texts
from hranice.server.app import AppState, make_litestar
from hranice.server.device_keys import new_key
from hranice.server.settings import Settings
from hranice.store import Store
from tests.server.real_server import RealServer

description = make_litestar(AppState(Settings(""), cast("Store", None))).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(decode_json(encode_json(description)))
KEY = new_key()


OPERATIONS = {
    operation.label: operation
    for operation in (found.ok() for found in schema.get_all_operations() if isinstance(found, Ok))
}
EVERY_OPERATION = pytest.mark.parametrize("name", sorted(OPERATIONS))


def explore(server: RealServer, name: str, most: int) -> None:
    """Send what is thought of, as somebody with a key, and compare the answers with the description."""

    @settings(
        max_examples=most,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(OPERATIONS[name].as_strategy())
    def each(case: Case[Any]) -> None:
        case.call_and_validate(
            base_url=server.url,
            headers={"Authorization": f"Bearer {KEY}"},
            # The framework answers OPTIONS for one method of a path only; nothing asks, as no other site may.
            excluded_checks=[allow_header_conformance],
        )

    each()


@EVERY_OPERATION
def test_every_answer_is_as_described(server: RealServer, name: str) -> None:
    explore(server, name, 4)


@pytest.mark.soak
@EVERY_OPERATION
def test_many_more_answers_are_as_described(server: RealServer, name: str) -> None:
    explore(server, name, 200)


def test_the_description_is_served_and_loads_nothing_from_elsewhere(server: RealServer) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json()["info"]["title"] == "Hranice"
    for page in ("/api", "/api/swagger", "/api/redoc", "/schema"):
        text = httpx.get(server.url + page).text
        assert "http" not in text.replace("https://www.w3.org", "").replace(server.url, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_the_server_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    assert [reason for reason in STATUS if texts.text(reason, most=1) == reason] == []


def test_maps_and_boards_are_sent_once(server: RealServer) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert "europe" in http.get("/api/maps").json()
        for path in ("/api/maps/europe", "/api/boards"):
            first = http.get(path)
            assert first.headers["content-encoding"] == "gzip"
            again = http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert http.get("/api/maps/atlantis").json()["reason"] == "server-no-such-map"


def test_t1_t29_games_tell_for_how_many_players_they_are(server: RealServer) -> None:
    with httpx.Client(base_url=server.url) as http:
        games = {game["name"]: game for game in http.get("/api/games").json()}
    assert [games["travel"][end] for end in ("least", "most")] == [2, 6]
    limited = {
        option["name"]: option["players"] for option in games["travel"]["options"] if option["players"]
    }
    assert limited == {"harder": [2, 3], "second-colour": [2, 3]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_give_their_sentences(server: RealServer, language: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        answer = http.get(f"/api/games/border/texts/{language}")
        assert f"option-board = {Texts(language).text('option-board')}\n" in answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert http.get("/api/games/chess/texts/en").json()["reason"] == "server-no-such-game"
        assert http.get("/api/games/border/texts/tlh").status_code == 404


def test_the_referee_answers_over_http(server: RealServer) -> None:
    with httpx.Client(base_url=server.url) as http:
        asked = {"map": "europe", "round": 1, "start": "Česko", "picks": ["Itálie"], "under": [1]}
        answer = http.post("/api/fare", json=asked).json()
        assert answer["case"]["start"] == "CZ"
        assert answer["bill"]["total"] == 10 * answer["bill"]["crossings"] + 10
        assert answer["peculiar"] == []
        asked |= {"start": "HR"}
        (number,) = http.post("/api/fare", json=asked).json()["peculiar"]
        assert http.get("/api/maps/europe").json()["peculiarities"][number]["places"] == ["HR", "IT"]
        wrong = http.post("/api/fare", json={**asked, "round": 5})
        assert (wrong.status_code, wrong.json()["rule"]) == (409, "T8")


def test_operators_are_told_how_it_goes(server: RealServer) -> None:
    with httpx.Client(base_url=server.admin) as http:
        assert http.get("/health").json() == {"version": __version__}
        assert http.get("/ready").status_code == 200
        metrics = http.get("/metrics").text
    for name in ("hranice_connections", "hranice_move_seconds_count", "process_resident_memory_bytes"):
        assert name in metrics


@pytest.mark.parametrize("end", ["", "/", "//", "%2f", "%2F", "/.", "?x", "/../metrics", ";x"])
@pytest.mark.parametrize("path", ["/metrics", "/ready", "//metrics", "/./metrics", "/%6detrics"])
def test_who_plays_is_told_nothing_of_that(server: RealServer, path: str, end: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:  # a client would tidy the path
        connection.sendall(f"GET {path}{end} HTTP/1.0\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer
    assert b"hranice_connections" not in answer
    assert b'"store"' not in answer


@pytest.mark.parametrize("path", ["/metrics", "/ready/"])
def test_a_machine_that_asks_who_plays_is_told_that_it_is_wrong(server: RealServer, path: str) -> None:
    assert httpx.get(f"{server.url}{path}").status_code == 404
