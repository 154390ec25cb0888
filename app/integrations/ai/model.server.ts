import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";

const provider = createOpenAICompatible({
  name: "model",
  baseURL: env.MODEL_API_URL,
  apiKey: env.MODEL_API_KEY,
  supportsStructuredOutputs: true,
});

/** What a call cost and how it ended, for the record that every call leaves. */
export type ModelUsage = {
  model: string;
  outcome: "answered" | "timeout" | "unavailable" | "invalid" | "refused";
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  costMicroUsd: number;
};

export type ModelRequest<Schema extends z.ZodType> = {
  /** Name of the schema as the model sees it: letters, digits and underscores. */
  task: string;
  schema: Schema;
  system: string;
  prompt: string;
  maxOutputTokens: number;
  /** Longest wait where it is shorter than that for a whole text, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Asks the model for an answer of a given shape, once; trying again is the caller's affair.
 * @param record called with the usage before this returns or throws
 * @throws ExternalServiceError `unavailable` (time-out, no connection, overload), `refused` (the model declines), `invalid`
 * (not of the shape)
 */
export async function askModel<Schema extends z.ZodType>(
  request: ModelRequest<Schema>,
  record: (usage: ModelUsage) => Promise<void>,
): Promise<z.infer<Schema>> {
  const startedAt = performance.now();
  const usage = (outcome: ModelUsage["outcome"], inputTokens = 0, outputTokens = 0) =>
    record({
      model: env.MODEL_NAME,
      outcome,
      inputTokens,
      outputTokens,
      durationMs: Math.round(performance.now() - startedAt),
      // Dollars for a million tokens are millionths of a dollar for one.
      costMicroUsd: Math.round(
        inputTokens * env.MODEL_INPUT_USD_PER_MILLION +
          outputTokens * env.MODEL_OUTPUT_USD_PER_MILLION,
      ),
    });

  try {
    const result = await generateText({
      model: provider(env.MODEL_NAME),
      output: Output.object({ schema: request.schema, name: request.task }),
      system: request.system,
      prompt: request.prompt,
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(request.timeoutMs ?? env.MODEL_TIMEOUT_MS),
    });
    const { inputTokens, outputTokens } = result.usage;
    if (result.finishReason === "content-filter") {
      await usage("refused", inputTokens, outputTokens);
      throw new ExternalServiceError("model", "refused", "content_filter");
    }
    const answer = result.output as z.infer<Schema>;
    await usage("answered", inputTokens, outputTokens);
    return answer;
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    const failure = classify(error);
    const spent = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
    await usage(failure.outcome, spent?.inputTokens, spent?.outputTokens);
    throw new ExternalServiceError("model", failure.kind, failure.code);
  }
}

function classify(error: unknown): {
  outcome: Exclude<ModelUsage["outcome"], "answered">;
  kind: ExternalServiceError["kind"];
  code: string;
} {
  if (NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === "content-filter"
      ? { outcome: "refused", kind: "refused", code: "content_filter" }
      : { outcome: "invalid", kind: "invalid", code: "wrong_shape" };
  }
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name)) {
    return { outcome: "timeout", kind: "unavailable", code: "timeout" };
  }
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    // An unusable body with status 200 is an answer that says nothing; anything else is the service's own trouble.
    return status === 200
      ? { outcome: "invalid", kind: "invalid", code: "unreadable" }
      : {
          outcome: "unavailable",
          kind: "unavailable",
          code: status ? `http_${status}` : "connection",
        };
  }
  return { outcome: "invalid", kind: "invalid", code: "no_output" };
}
