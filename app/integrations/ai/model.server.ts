import { generateText } from "ai";
import type { z } from "zod";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { metrics } from "~/config/metrics.server";
import { ExternalServiceError } from "../external-service-error";
import { observed, observedStream } from "../service-calls";
import { shapeInWords, shapeOf } from "./answer-shape";
import { declinesInFields, declinesInWords, speaksInstead } from "./block-signals";
import { callOf, roomOf, streamCallOf } from "./call-of.server";
import { configuredEndpoints, type Endpoint } from "./endpoints.server";
import {
  declined,
  failureOf,
  invalid,
  isOurFault,
  isUnexplained,
  lineLost,
  saysRefusal,
  shortfallOf,
  type CallFailure,
  type Spent,
} from "./call-failure";
import { readAnswer } from "./read-answer";
import type { ModelRequest, Question, TextRequest } from "./requests";

export type ModelUsage = {
  model: string;
  outcome: "answered" | "stopped" | CallFailure["outcome"];
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  costMicroUsd: number;
};

export type TextEnd = { finishReason: string; usage: ModelUsage };

type Recorder = (usage: ModelUsage) => Promise<void>;

/**
 * Asks the model for an answer of a given shape, once; trying again is the caller's affair.
 * @param record called with the usage of every call before this returns or throws
 * @param endpoints who is asked
 * @throws ExternalServiceError see `askForAnswer`; also `invalid` when the answer is not of the shape
 */
export async function askModel<Schema extends z.ZodType>(
  request: ModelRequest<Schema>,
  record: Recorder,
  endpoints?: readonly Endpoint[],
): Promise<z.infer<Schema>> {
  let answered: ModelUsage | undefined;
  const keep: Recorder = async (usage) => {
    if (usage.outcome === "answered") answered = usage;
    else await record(usage);
  };
  const answer = await askForAnswer(request, keep, endpoints);
  const result = request.schema.safeParse(answer);
  if (answered) await record({ ...answered, outcome: result.success ? "answered" : "invalid" });
  if (!result.success) throw new ExternalServiceError("model", "invalid", "wrong_shape");
  return result.data;
}

/**
 * The same without insisting on the shape: whatever JSON came back, for a caller who can mend it. Where the first model
 * is down or does not take our requests, the second is asked, while `timeoutMs` lasts; what the first declined is declined.
 * @throws ExternalServiceError `unavailable` (time-out, no connection, overload), `refused` (the model declines, or its
 * endpoint rejects the request: code `http_4…`, `unexplained_4…` where it does not say why), `invalid` (no JSON: `empty`, `cut_off`, `not_json`;
 * `not_allowed`: nobody may be asked any more).
 * The reason of `signal` when that stopped it
 */
export async function askForAnswer(
  request: ModelRequest<z.ZodType>,
  record: Recorder,
  endpoints: readonly Endpoint[] = configuredEndpoints(),
): Promise<unknown> {
  return withFailover(request, endpoints, (endpoint, deadline) =>
    observed("model", () => askEndpoint(endpoint, request, record, deadline)),
  );
}

/**
 * Asks the model for a text and gives it piece by piece, as it is written. Another endpoint is asked as long as there is no
 * piece of it; an error after one makes all of them worthless. Leaving the loop closes the connection.
 * @param record called with the usage of every call, also of one that was stopped
 * @returns after the last piece, how it ended
 * @throws ExternalServiceError as `askForAnswer`: `unavailable` also where the line broke or fell silent in the middle,
 * `invalid` also where the text was cut off. The reason of `signal` when that stopped it
 */
export async function* askForText(
  request: TextRequest,
  record: Recorder,
  endpoints: readonly Endpoint[] = configuredEndpoints(),
): AsyncGenerator<string, TextEnd, void> {
  const { pieces, first } = await withFailover(request, endpoints, async (endpoint, deadline) => {
    const pieces = observedStream("model", askEndpointForText(endpoint, request, record, deadline));
    return { pieces, first: await pieces.next() };
  });
  try {
    let next = first;
    while (!next.done) {
      yield next.value;
      next = await pieces.next();
    }
    return next.value;
  } finally {
    await pieces.return(undefined as never);
  }
}

async function withFailover<Answer>(
  { timeoutMs, mayBeAsked }: Question,
  endpoints: readonly Endpoint[],
  ask: (endpoint: Endpoint, deadline: AbortSignal | undefined) => Promise<Answer>,
): Promise<Answer> {
  let failure = new ExternalServiceError("model", "unavailable", "resting");
  const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  for (const endpoint of endpoints) {
    if (deadline?.aborted) break;
    if (endpoint.rest.until > Date.now()) continue;
    if (mayBeAsked && !(await mayBeAsked()))
      throw new ExternalServiceError("model", "invalid", "not_allowed");
    try {
      return await ask(endpoint, deadline);
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      failure = error;
      if (error.kind !== "unavailable" && !isOurFault(error) && !isUnexplained(error)) throw error;
    }
  }
  throw failure;
}

/**
 * The most that a question may cost, in millionths of a US dollar: at the dearest endpoint, all of its room used.
 */
export function maxCostOf(
  request: Question & { schema?: z.ZodType },
  endpoints: readonly Endpoint[] = configuredEndpoints(),
): number {
  const read = tokensToRead(request);
  const costs = endpoints.map((endpoint) =>
    Math.ceil(
      read * endpoint.inputUsdPerMillion + roomOf(endpoint, request) * endpoint.outputUsdPerMillion,
    ),
  );
  return Math.max(...costs);
}

/** Tokens that a question takes at most: one for every two characters, which is more than Polish needs. */
function tokensToRead({ system, prompt, schema }: Question & { schema?: z.ZodType }): number {
  const said = typeof prompt === "string" ? [prompt] : prompt.map(({ content }) => content);
  const texts = [system, schema ? shapeInWords(schema) : "", ...said];
  return tokensOf(texts.reduce((length, text) => length + text.length, 0));
}

const tokensOf = (characters: number) => Math.ceil(characters / 2);

/** How long an endpoint may take where nobody waits, in milliseconds. */
const ownTimeoutOf = ({ thinks }: Endpoint) => env.MODEL_TIMEOUT_MS * (thinks ? 2 : 1);

/** Tokens that a model writes in a second at the most: a vendor bills what was written until we hung up. */
const fastestWriting = 300;

/** Counts from now on what an endpoint may have read and written unheard. */
function mostWritten(endpoint: Endpoint, request: Question): () => Spent {
  const startedAt = performance.now();
  return () => ({
    inputTokens: tokensToRead(request),
    outputTokens: Math.min(
      roomOf(endpoint, request),
      Math.ceil(((performance.now() - startedAt) / 1_000) * fastestWriting),
    ),
  });
}

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
  const write = writerOf(endpoint, record);
  const { signal } = request;
  const writtenSoFar = mostWritten(endpoint, request);
  let result;
  try {
    result = await generateText({
      ...callOf(endpoint, request),
      abortSignal: AbortSignal.any(signal ? [deadline, signal] : [deadline]),
      maxRetries: 0,
    });
  } catch (error) {
    if (signal?.aborted) {
      await write("stopped", writtenSoFar());
      throw signal.reason;
    }
    const failure = failureOf(error);
    await write(failure.outcome, failure.code === "timeout" ? writtenSoFar() : {});
    throw failed(endpoint, failure);
  }
  const { text, finishReason, rawFinishReason, usage, response } = result;
  if (text.length > mostCharacters(endpoint, request)) {
    await write("invalid", usage, response.modelId);
    throw failed(endpoint, invalid("too_long"));
  }
  const refused = saysRefusal(response.body, "message");
  const end = { text, finishReason, rawFinishReason, usage, refused };
  const ended = shortfallOf(end);
  const isCut = ended?.code === "cut_off";
  // Whole at the end of its room: small models held to a schema go on with blanks.
  const read = ended && !isCut ? undefined : readAnswer(text, !isCut);
  const isSpoken = finishReason === "stop" && speaksInstead(text);
  const failure =
    read === undefined
      ? (ended ?? (isSpoken ? declined : invalid("not_json")))
      : declinesInFields(read, Object.keys(shapeOf(request.schema).properties ?? {}))
        ? declined
        : undefined;
  await write(failure ? failure.outcome : "answered", usage, response.modelId);
  if (failure) throw new ExternalServiceError("model", failure.kind, failure.code);
  return read;
}

/** Characters that one token may be, in any language: who sends more does not keep to the room that was given. */
const mostCharactersOfToken = 8;

const mostCharacters = (endpoint: Endpoint, request: Question) =>
  roomOf(endpoint, request) * mostCharactersOfToken;

/** How long a model that has begun may be silent, in milliseconds. */
const maxSilence = 20_000;

/**
 * One call of one endpoint for a text, piece by piece.
 * @param deadline ends it; by default the request's time, or the endpoint's own, begins now
 * @throws see `askForText`
 */
async function* askEndpointForText(
  endpoint: Endpoint,
  request: TextRequest,
  record: Recorder,
  deadline: AbortSignal = AbortSignal.timeout(request.timeoutMs ?? ownTimeoutOf(endpoint)),
): AsyncGenerator<string, TextEnd, void> {
  const { signal, silenceMs = maxSilence } = request;
  const write = writerOf(endpoint, record);
  const writtenSoFar = mostWritten(endpoint, request);
  const line = new AbortController();
  const ends = [line.signal, deadline, ...(signal ? [signal] : [])];
  let silence: NodeJS.Timeout | undefined;
  let outcome: ModelUsage["outcome"] = "stopped";
  let failure: CallFailure | undefined;
  let text = "";
  let finishReason = "other";
  let rawFinishReason: string | undefined;
  let spent: Spent = {};
  let model: string | undefined;
  let usage;
  /** Characters of text and thought; null before the first chunk. */
  let heard: number | null = null;
  try {
    const { stream } = await endpoint.model.doStream({
      ...streamCallOf(endpoint, request),
      abortSignal: AbortSignal.any(ends),
      includeRawChunks: true,
    });
    for await (const part of stream) {
      clearTimeout(silence);
      if (part.type === "error") throw part.error;
      if (part.type === "raw") {
        heard ??= 0;
        if (saysRefusal(part.rawValue, "delta")) {
          failure = declined;
          break;
        }
      }
      if (part.type === "reasoning-delta") heard = (heard ?? 0) + part.delta.length;
      if (part.type === "text-delta") {
        heard = (heard ?? 0) + part.delta.length;
        text += part.delta;
        if (heard > mostCharacters(endpoint, request)) {
          failure = invalid("too_long");
          break;
        }
        yield part.delta;
      }
      if (part.type === "response-metadata") model = part.modelId ?? model;
      if (part.type === "finish") {
        ({ unified: finishReason, raw: rawFinishReason } = part.finishReason);
        const { inputTokens, outputTokens } = part.usage;
        spent = { inputTokens: inputTokens.total, outputTokens: outputTokens.total };
      }
      if (heard !== null)
        silence = setTimeout(
          () => line.abort(new DOMException("silent", "TimeoutError")),
          silenceMs,
        );
    }
    const end = { text, finishReason, rawFinishReason, usage: spent };
    // A line that was cut ends for Anthropic's package like any other, only without a reason.
    if (finishReason === "other" && rawFinishReason === undefined) failure ??= lineLost;
    failure ??= shortfallOf(end) ?? (declinesInWords(text) ? declined : undefined);
    outcome = failure ? failure.outcome : "answered";
  } catch (error) {
    if (!signal?.aborted) {
      const ended = ends.find(({ aborted }) => aborted);
      failure = failureOf(ended ? ended.reason : error, heard !== null);
      outcome = failure.outcome;
    }
  } finally {
    clearTimeout(silence);
    line.abort();
    // A vendor bills what was written until we hung up; before a word of it nobody knows how much that was: the most.
    const isSilent = heard === null && outcome === "timeout";
    const {
      inputTokens = heard === null && !isSilent ? 0 : tokensToRead(request),
      outputTokens = isSilent ? roomOf(endpoint, request) : tokensOf(heard ?? 0),
    } = heard === null && outcome === "stopped" ? writtenSoFar() : spent;
    usage = await write(outcome, { inputTokens, outputTokens }, model);
  }
  if (failure) throw failed(endpoint, failure);
  if (outcome === "stopped") signal?.throwIfAborted();
  return { finishReason, usage };
}

function writerOf(endpoint: Endpoint, record: Recorder) {
  const startedAt = performance.now();
  return async (outcome: ModelUsage["outcome"], spent: Spent = {}, model = endpoint.name) => {
    const { inputTokens = 0, outputTokens = 0 } = spent;
    const usage: ModelUsage = {
      model,
      outcome,
      inputTokens,
      outputTokens,
      durationMs: Math.round(performance.now() - startedAt),
      costMicroUsd: Math.round(
        inputTokens * endpoint.inputUsdPerMillion + outputTokens * endpoint.outputUsdPerMillion,
      ),
    };
    measure(usage);
    await record(usage);
    return usage;
  };
}

function measure({ model, outcome, ...usage }: ModelUsage): void {
  metrics.modelSeconds.observe({ model, outcome }, usage.durationMs / 1_000);
  metrics.modelTokens.inc({ model, direction: "input" }, usage.inputTokens);
  metrics.modelTokens.inc({ model, direction: "output" }, usage.outputTokens);
  metrics.modelDollars.inc({ model }, usage.costMicroUsd / 1_000_000);
}

function failed(endpoint: Endpoint, failure: CallFailure): ExternalServiceError {
  if (failure.alert)
    logger.error(
      { model: endpoint.name, profile: endpoint.profile, code: failure.code },
      "the model's endpoint rejects our requests: see MODEL_* in docs/operations.md",
    );
  if (failure.restMs) endpoint.rest.until = Date.now() + failure.restMs;
  return new ExternalServiceError("model", failure.kind, failure.code);
}
