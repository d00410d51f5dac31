import type { Source } from "../../parts/replay-source";
import { ask, type Answer } from "../../parts/api";
import type { Analysis, Progress } from "../../wire/insight";

const AGAIN_AFTER = 400;
/** A record is sent along with each question. */
const RECORD_AGAIN_AFTER = 1200;

/** The analysis of a finished game. It takes the server some seconds; `onprogress` hears how far it is. */
export async function fetchAnalysis(
  source: Source,
  onprogress: (progress: Progress) => void,
): Promise<Answer<Analysis>> {
  for (;;) {
    const answer = await asked(source);
    if (answer.refused) return answer;
    if ("course" in answer.value) return { value: answer.value };
    onprogress(answer.value);
    const pause = "code" in source ? AGAIN_AFTER : RECORD_AGAIN_AFTER;
    await new Promise((done) => setTimeout(done, pause));
  }
}

function asked(source: Source): Promise<Answer<Analysis | Progress>> {
  return "code" in source
    ? ask<Analysis | Progress>("GET", `/tables/${encodeURIComponent(source.code)}/analysis`)
    : ask<Analysis | Progress>("POST", "/analysis", source.record);
}
