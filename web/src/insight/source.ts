import { ask, type Answer } from "../table/api";
import type { Analysis, Progress } from "../wire/insight";

const AGAIN_AFTER = 400;

/** The analysis of a finished table. It takes the server some seconds; `onprogress` hears how far it is. */
export async function fetchAnalysis(
  code: string,
  onprogress: (progress: Progress) => void,
): Promise<Answer<Analysis>> {
  for (;;) {
    const answer = await ask<Analysis | Progress>("GET", `/tables/${encodeURIComponent(code)}/analysis`);
    if (answer.refused) return answer;
    if ("course" in answer.value) return { value: answer.value };
    onprogress(answer.value);
    await new Promise((done) => setTimeout(done, AGAIN_AFTER));
  }
}
