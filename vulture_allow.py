"""Names that look unused to vulture because others read them: the wire, the page, libraries, users."""

# Every game declares all of its types, though not each is decoded yet (hranice.game.Game).
state_type
# Fields that leave on the wire and are read by the page.
(
    spectators,
    provisional,
    reshuffled,
    prices,
    rolls_left,
    cs,
    it,
    de,
    rare,
    default_nearby,
    hints,
    rematch_seat,
    takes_back,
    areas_to_end,
    better_than,
    next_commitment,
    signs,
)
# In annotations that are texts, since parts of a game are imported when asked for (hranice.game_parts).
Teller
# The reasons of amendments are for readers of the source (tools.atlas.map_definition).
why
# For whoever makes maps that strangers send (hranice.games.travel.mapmaking.limited_process).
make_in_process
# The public face of hranice.client, for programs of other people.
leave_seat, is_open
# Commands are opened by name (hranice.cli).
arena, analyse, site, print_boards, print_map
# Read by templates of Typst (hranice.printing).
overlap
# Litestar, uvicorn, websockets, pickle and Typer look these up by name.
__signature__, tags, close_timer, handshake_complete, handle_pong, capture_signals
persistent_id, persistent_load, trace
# Called by name in a process of its own (tools.engine); room for the lists of tests (compiled.choices).
compile_to, MOST_COMPLETIONS
# Fluent's visitors of syntax trees are called by name (hranice.conformance.text_catalogues).
visit_VariableReference, visit_MessageReference
# Litestar asks a request for it (server.api.device_request).
content_length
# Read by wasmtime and LLVM.
parallel_compilation, linkage
# A phase that Numba's players never meet, kept so that the numbers are those of the contract.
SETUP
# Started by the worker of the page (web/src/offline/worker.ts).
BrowserTables
# Watched by tests that kill thinking processes.
pids
# What PettingZoo, Gymnasium, OpenSpiel and sb3-contrib ask of an environment (lab.env).
SeatEnv, TogetherEnv, observation_space, action_space, action_masks, render, rewards, infos
make_py_observer, iig_obs_type, current_player, _legal_actions, _apply_action, _action_to_string, returns
set_from, string_from
# The page calls it before it keeps Python's memory (web/src/offline/python.ts).
import_all
# An independent list that only a test reads.
COUNTRIES
