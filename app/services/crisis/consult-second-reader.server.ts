import { logger } from "~/config/logger.server";
import type { FreeText } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import type { ServiceContext } from "../command/context.server";
import { askReader } from "../reader/ask-reader.server";
import { countSecondReading } from "./count-screening.server";
import { crisisQuestion } from "./second-reader.server";

/**
 * Has a second reader decide what weights only suspect, and counts how that went: see `askReader`.
 * @param input.timeoutMs where somebody waits; by default the model may take its time
 * @returns null when it gave no usable answer: then the weights' own verdict stands
 */
export async function consultSecondReader(
  ctx: Pick<ServiceContext, "db" | "now">,
  input: { place: CrisisPlace; texts: readonly FreeText[]; timeoutMs?: number },
): Promise<CrisisLevel | null> {
  const { place, texts, timeoutMs } = input;
  const { answer, outcome, costMicroUsd } = await askReader(ctx, {
    ...crisisQuestion(texts),
    timeoutMs,
  });
  const verdict = answer?.verdict ?? null;
  await countSecondReading(ctx, { place, outcome: verdict ?? outcome, costMicroUsd });
  if (!verdict) logger.warn({ place, outcome }, "the second reader gave no answer");
  return verdict;
}
