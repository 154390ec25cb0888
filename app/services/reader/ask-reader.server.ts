import type { z } from "zod";
import { configuredEndpoints } from "~/integrations/ai/endpoints.server";
import { askModel, maxCostOf, type ModelUsage } from "~/integrations/ai/model.server";
import type { ModelRequest } from "~/integrations/ai/requests";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import { modelStopped, withinCaps } from "../spending/within-caps.server";

/** How long somebody waits for a reader, in milliseconds. */
export const interactiveTimeoutMs = 1_500;

/** Writes a call down. */
export type Recorder = (usage: ModelUsage) => Promise<void>;

/** A closed question about a text: a short answer of a given shape, never free words. */
export type ReaderQuestion<Schema extends z.ZodType> = ModelRequest<Schema>;

export type Reading<Answer> = {
  /** Null when there is none that can be used: nothing was decided then. */
  answer: Answer | null;
  /**
   * `answered`, or why not: as a call ends (`refused` is a block of the words that were read, which is a sign), or `day_cap`,
   * `stopped` where nobody was asked.
   */
  outcome: ModelUsage["outcome"] | (string & {});
  /** Millionths of a US dollar. */
  costMicroUsd: number;
};

/** Whether an outcome says nothing of the words: whatever is asked next gets it, too. */
export const isAway = (outcome: string) =>
  ["unavailable", "rejected", "locked", "day_cap", modelStopped].includes(outcome);

/**
 * Asks the reader (`MODEL_READER_*`, else the model that writes) one closed question, within the readers' own budget for the
 * day, which no document can spend, and which spends none of theirs. Never throws for a model that gives no answer.
 * @param question.timeoutMs where somebody waits (`interactiveTimeoutMs`); by default the reader may take its time
 * @param as whose share of the budget it spends, and who writes its calls down
 */
export async function askReader<Schema extends z.ZodType>(
  ctx: Pick<ServiceContext, "db" | "now">,
  question: ReaderQuestion<Schema>,
  as: {
    spender?: "reader" | "proofreader" | "talkReader" | "replyReader";
    record?: Recorder;
  } = {},
): Promise<Reading<z.infer<Schema>>> {
  const { spender = "reader", record } = as;
  const maxMicroUsd = maxCostOf(question, configuredEndpoints("reader"));
  try {
    return await withinCaps(ctx, { spender, maxMicroUsd }, async (note) => {
      const reading = await readOnce(question, record);
      note(reading);
      return reading;
    });
  } catch (error) {
    if (error instanceof ExternalServiceError)
      return { answer: null, outcome: error.code, costMicroUsd: 0 };
    throw error;
  }
}

/** The same without a budget and a database, for evaluations. */
export async function readOnce<Schema extends z.ZodType>(
  question: ReaderQuestion<Schema>,
  record?: Recorder,
): Promise<Reading<z.infer<Schema>> & Pick<ModelUsage, "outcome">> {
  let outcome: ModelUsage["outcome"] = "unavailable";
  let costMicroUsd = 0;
  const note = async (usage: ModelUsage) => {
    ({ outcome } = usage);
    costMicroUsd += usage.costMicroUsd;
    await record?.(usage);
  };
  const answer = await askModel(question, note, configuredEndpoints("reader")).catch(
    (error: unknown) => {
      if (error instanceof ExternalServiceError) return null;
      throw error;
    },
  );
  return { answer, outcome, costMicroUsd };
}
