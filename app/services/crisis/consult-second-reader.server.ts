import { logger } from "~/config/logger.server";
import type { FreeText } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import type { ServiceContext } from "../context.server";
import { countSecondReading } from "./count-crisis.server";
import { askSecondReader } from "./second-reader.server";

/**
 * Has a second reader decide what weights only suspect, and counts how that went.
 * @param input.timeoutMs where somebody waits; by default the model may take its time
 * @returns null when it gave no usable answer: then the weights' own verdict stands
 */
export async function consultSecondReader(
  ctx: Pick<ServiceContext, "db" | "now">,
  input: { place: CrisisPlace; texts: readonly FreeText[]; timeoutMs?: number },
): Promise<CrisisLevel | null> {
  const { place, texts, timeoutMs } = input;
  const { verdict, outcome, costMicroUsd } = await askSecondReader(texts, { timeoutMs });
  await countSecondReading(ctx, { place, outcome: verdict ?? outcome, costMicroUsd });
  // Without the request's id: a line in the log may not tell whose words they were.
  if (!verdict) logger.warn({ place, outcome }, "the second reader gave no answer");
  return verdict;
}
