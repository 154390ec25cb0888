import type { z } from "zod";
import { configuredEndpoints } from "~/integrations/ai/endpoints.server";
import { maxCostOf } from "~/integrations/ai/model.server";
import type { ServiceContext } from "../command/context.server";
import { consumeRateLimit } from "../rate-limits/consume-rate-limit.server";
import { networkOf } from "../rate-limits/network";
import type { RateLimitName } from "../rate-limits/rules.server";
import type { ReaderQuestion } from "./ask-reader.server";

/**
 * Takes a reading from what one member and one network may have read, in number and in money: no flood of texts can spend
 * what the readers of everybody may cost.
 * @param of.userId whose words they are, if known
 * @param of.clientAddress where they came from, if known
 * @returns whether there is room left
 */
export async function takeShareOfReadings(
  ctx: Pick<ServiceContext, "db" | "now" | "log">,
  question: ReaderQuestion<z.ZodType>,
  { userId, clientAddress }: { userId?: string; clientAddress?: string },
): Promise<boolean> {
  const microUsd = maxCostOf(question, configuredEndpoints("reader"));
  const takes = async (name: RateLimitName, whose: string, amount?: number) =>
    (await consumeRateLimit(ctx, name, whose, amount)).allowed;
  if (userId !== undefined) {
    if (!(await takes("readings", userId))) return false;
    if (!(await takes("readingCosts", userId, microUsd))) return false;
  }
  if (clientAddress === undefined) return true;
  const network = networkOf(clientAddress);
  return (
    (await takes("readingsOfNetwork", network)) &&
    (await takes("readingCostsOfNetwork", network, microUsd))
  );
}
