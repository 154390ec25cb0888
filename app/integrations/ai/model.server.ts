import { APICallError, generateText, type JSONValue, type ModelMessage } from "ai";
import type { z } from "zod";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";
import { shapeInWords, structureOf } from "./answer-shape";
import { configuredEndpoints, providerName, type Endpoint } from "./endpoints.server";
import { failureOf, isOurFault, type CallFailure } from "./call-failure";
import { dialects } from "./dialects";
import { readAnswer } from "./read-answer";

/** What a call cost and how it ended, for the record that every call leaves. */
export type ModelUsage = {
  /** What answered, as it calls itself; where nothing answered, what was asked for. */
  model: string;
  outcome: "answered" | CallFailure["outcome"];
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
  /** What is asked, or the conversation so far. */
  prompt: string | readonly { role: "user" | "assistant"; content: string }[];
  /** Room for the answer; what a model thinks before it comes on top. */
  maxOutputTokens: number;
  /**
   * Where somebody waits: how long the whole question may take, whoever is asked. By default each endpoint has
   * `MODEL_TIMEOUT_MS`, and twice that for a model that thinks first.
   */
  timeoutMs?: number;
};

type Recorder = (usage: ModelUsage) => Promise<void>;

const longestRest = 10 * 60_000;

/**
 * Asks the model for an answer of a given shape, once; trying again is the caller's affair.
 * @param record called with the usage of every call before this returns or throws
 * @throws ExternalServiceError see `askForAnswer`; also `invalid` when the answer is not of the shape
 */
export async function askModel<Schema extends z.ZodType>(
  request: ModelRequest<Schema>,
  record: Recorder,
): Promise<z.infer<Schema>> {
  let answered: ModelUsage | undefined;
  const answer = await askForAnswer(request, async (usage) => {
    // Whether it was an answer is only known once its shape is.
    if (usage.outcome === "answered") answered = usage;
    else await record(usage);
  });
  const result = request.schema.safeParse(answer);
  if (answered) await record({ ...answered, outcome: result.success ? "answered" : "invalid" });
  if (!result.success) throw new ExternalServiceError("model", "invalid", "wrong_shape");
  return result.data;
}

/**
 * The same without insisting on the shape: whatever JSON came back, for a caller who can mend it. Where the first model
 * is down or does not take our requests, the second is asked, while `timeoutMs` lasts; what the first declined is declined.
 * @throws ExternalServiceError `unavailable` (time-out, no connection, overload), `refused` (the model declines, or its
 * endpoint rejects the request: code `http_4…`), `invalid` (no JSON: `empty`, `cut_off`, `not_json`)
 */
export async function askForAnswer(
  request: ModelRequest<z.ZodType>,
  record: Recorder,
  endpoints: readonly Endpoint[] = configuredEndpoints(),
): Promise<unknown> {
  let failure = new ExternalServiceError("model", "unavailable", "resting");
  const { timeoutMs } = request;
  const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  for (const endpoint of endpoints) {
    if (deadline?.aborted) break;
    if (endpoint.rest.until > Date.now()) continue;
    try {
      return await observed("model", () => askEndpoint(endpoint, request, record, deadline));
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      failure = error;
      if (error.kind !== "unavailable" && !isOurFault(error)) throw error;
    }
  }
  throw failure;
}

/**
 * The most that asking for an answer may cost, in millionths of a US dollar: at the dearest endpoint, all of its room used,
 * and a token for every two characters of what it reads, which is more than Polish takes.
 */
export function mostCostOf(
  request: ModelRequest<z.ZodType>,
  endpoints: readonly Endpoint[] = configuredEndpoints(),
): number {
  const said =
    typeof request.prompt === "string"
      ? request.prompt
      : request.prompt.map(({ content }) => content).join("\n");
  const read = (request.system.length + shapeInWords(request.schema).length + said.length) / 2;
  const costs = endpoints.map((endpoint) =>
    Math.ceil(
      read * endpoint.inputUsdPerMillion + roomOf(endpoint, request) * endpoint.outputUsdPerMillion,
    ),
  );
  return Math.max(...costs);
}

/** How long an endpoint may take where nobody waits, in milliseconds. */
const ownTimeoutOf = ({ thinks }: Endpoint) => env.MODEL_TIMEOUT_MS * (thinks ? 2 : 1);

/** Tokens that an endpoint may answer with, thought included. */
const roomOf = (endpoint: Endpoint, request: ModelRequest<z.ZodType>) =>
  request.maxOutputTokens + (endpoint.thinks ? env.MODEL_REASONING_TOKENS : 0);

/**
 * One call of one endpoint.
 * @param deadline ends it; by default the request's time, or the endpoint's own, begins now
 * @throws ExternalServiceError
 */
export async function askEndpoint(
  endpoint: Endpoint,
  request: ModelRequest<z.ZodType>,
  record: Recorder,
  deadline: AbortSignal = AbortSignal.timeout(request.timeoutMs ?? ownTimeoutOf(endpoint)),
): Promise<unknown> {
  const startedAt = performance.now();
  const write = (outcome: ModelUsage["outcome"], spent: Spent = {}, model = endpoint.name) => {
    const { inputTokens = 0, outputTokens = 0 } = spent;
    return record({
      model,
      outcome,
      inputTokens,
      outputTokens,
      durationMs: Math.round(performance.now() - startedAt),
      costMicroUsd: Math.round(
        inputTokens * endpoint.inputUsdPerMillion + outputTokens * endpoint.outputUsdPerMillion,
      ),
    });
  };
  let result;
  try {
    result = await generateText({
      ...callOf(endpoint, request),
      abortSignal: deadline,
      maxRetries: 0,
    });
  } catch (error) {
    const failure = failureOf(error);
    await write(failure.outcome);
    noteFailure(endpoint, error, failure);
    throw new ExternalServiceError("model", failure.kind, failure.code);
  }
  const { text, finishReason, usage, response } = result;
  const read = readAnswer(text);
  const refused =
    finishReason === "content-filter" ||
    saysRefusal(response.body) ||
    (read === undefined && refusesInWords.test(text));
  const answer = refused ? undefined : read;
  const code = refused
    ? "declined"
    : finishReason === "length"
      ? "cut_off"
      : text.trim() === ""
        ? "empty"
        : "not_json";
  const outcome = refused ? "refused" : answer === undefined ? "invalid" : "answered";
  await write(outcome, usage, response.modelId);
  if (answer === undefined)
    throw new ExternalServiceError("model", refused ? "refused" : "invalid", code);
  return answer;
}

type Spent = { inputTokens?: number; outputTokens?: number };

/** The request in the endpoint's own dialect. */
function callOf(endpoint: Endpoint, request: ModelRequest<z.ZodType>) {
  const { sendsSchema, lengthParameter, takesReasoningEffort } = dialects[endpoint.profile];
  const length = roomOf(endpoint, request);
  const effort = env.MODEL_REASONING_EFFORT ?? (endpoint.thinks ? "low" : undefined);
  const messages: ModelMessage[] =
    typeof request.prompt === "string"
      ? [{ role: "user", content: request.prompt }]
      : request.prompt.map((message) => ({ ...message }));
  const fields: Record<string, JSONValue> = { [lengthParameter]: length };
  if (effort && takesReasoningEffort) fields.reasoningEffort = effort;
  if (sendsSchema)
    fields.response_format = {
      type: "json_schema",
      json_schema: {
        name: request.task,
        strict: true,
        schema: structureOf(request.schema, endpoint.profile) as JSONValue,
      },
    };
  return {
    model: endpoint.model,
    system: sendsSchema ? request.system : `${request.system}\n\n${shapeInWords(request.schema)}`,
    messages,
    providerOptions: { [providerName]: fields },
  };
}

/** Models without such a field decline in a sentence instead of JSON. */
const refusesInWords =
  /nie mogę (?:w tym )?(?:pomóc|napisać|spełnić)|I(?:'|’| a)m sorry|I can(?:'|’)?(?:t| ?not) /i;

/** OpenAI declines in a field of its own, with no content and `finish_reason: stop`; the library does not read it. */
function saysRefusal(body: unknown): boolean {
  const { choices } = (body ?? {}) as { choices?: { message?: { refusal?: unknown } }[] };
  const refusal = choices?.[0]?.message?.refusal;
  return typeof refusal === "string" && refusal !== "";
}

/** Keeps away from an endpoint that says when to come again, and tells the operator what only they can mend. */
function noteFailure(endpoint: Endpoint, error: unknown, failure: CallFailure): void {
  if (failure.alert)
    logger.error(
      { model: endpoint.name, profile: endpoint.profile, code: failure.code },
      "the model's endpoint rejects our requests: see MODEL_* in docs/operations.md",
    );
  const retryAfter = APICallError.isInstance(error) && error.responseHeaders?.["retry-after"];
  const wait = retryAfter ? waitOf(retryAfter) : 0;
  if (wait > 0) endpoint.rest.until = Date.now() + Math.min(wait, longestRest);
}

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
function waitOf(header: string): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now() || 0;
}
