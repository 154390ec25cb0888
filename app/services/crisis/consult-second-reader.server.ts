import { logger } from "~/config/logger.server";
import type { FreeText } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import type { Subject } from "../spending/subjects.server";
import { withinCaps } from "../spending/within-caps.server";
import { countSecondReading } from "./count-screening.server";
import { askSecondReader, maxCostOfReading, type SecondReading } from "./second-reader.server";

/**
 * Has a second reader decide what weights only suspect, and counts how that went.
 * What that costs counts for the day, and for a subject that is known. Where a cap is reached nobody is asked.
 * @param input.timeoutMs where somebody waits; by default the model may take its time
 * @returns null when it gave no usable answer: then the weights' own verdict stands
 */
export async function consultSecondReader(
  ctx: Pick<ServiceContext, "db" | "now">,
  input: { place: CrisisPlace; texts: readonly FreeText[]; timeoutMs?: number; subject?: Subject },
): Promise<CrisisLevel | null> {
  const { place } = input;
  const { verdict, outcome, costMicroUsd } = await readWithinCaps(ctx, input);
  await countSecondReading(ctx, { place, outcome: verdict ?? outcome, costMicroUsd });
  if (!verdict) logger.warn({ place, outcome }, "the second reader gave no answer");
  return verdict;
}

type Reading = Pick<SecondReading, "verdict" | "costMicroUsd"> & { outcome: string };

async function readWithinCaps(
  ctx: Pick<ServiceContext, "db" | "now">,
  { texts, timeoutMs, subject }: Parameters<typeof consultSecondReader>[1],
): Promise<Reading> {
  const planned = { spender: "reader", subject, maxMicroUsd: maxCostOfReading(texts) } as const;
  try {
    return await withinCaps(ctx, planned, async (note) => {
      const reading = await askSecondReader(texts, { timeoutMs });
      note(reading);
      return reading;
    });
  } catch (error) {
    if (error instanceof ExternalServiceError)
      return { verdict: null, outcome: error.code, costMicroUsd: 0 };
    throw error;
  }
}
