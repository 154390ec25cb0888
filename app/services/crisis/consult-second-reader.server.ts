import { logger } from "~/config/logger.server";
import type { FreeText, SecondReading } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import type { ServiceContext } from "../command/context.server";
import { askReader } from "../reader/ask-reader.server";
import { countSecondReading } from "./count-screening.server";
import { crisisQuestion } from "./second-reader.server";

/**
 * Has a second reader read the texts of a form, and counts how that went: see `askReader`. Only where their writer has consented.
 * @param input.timeoutMs where somebody waits; by default the model may take its time
 */
export async function consultSecondReader(
  ctx: Pick<ServiceContext, "db" | "now">,
  input: { place: CrisisPlace; texts: readonly FreeText[]; timeoutMs?: number },
): Promise<SecondReading> {
  const { place, texts, timeoutMs } = input;
  const { question, isWhole } = crisisQuestion(texts);
  const { answer, outcome, costMicroUsd } = await askReader(ctx, { ...question, timeoutMs });
  const verdict = answer?.verdict ?? null;
  await countSecondReading(ctx, { place, outcome: verdict ?? outcome, costMicroUsd });
  if (!verdict) logger.warn({ place, outcome }, "the second reader gave no answer");
  return { verdict, isWhole, isBlocked: outcome === "refused" };
}
