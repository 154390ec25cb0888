import { APICallError, InvalidResponseDataError } from "ai";
import { z } from "zod";
import type { ExternalServiceError } from "../external-service-error";
import { endsByBlock, errorIsBlock, hasNoCandidates, namesOurMistake } from "./block-signals";
import { retryWaitOf } from "./retry-wait";

export type CallFailure = {
  outcome: "timeout" | "unavailable" | "invalid" | "refused" | "rejected" | "locked";
  kind: ExternalServiceError["kind"];
  code: string;
  alert?: boolean;
  /** For how long the endpoint is left alone, in milliseconds. */
  restMs?: number;
};

/** Statuses that the same request gets again, however often it is sent: wrong key, wrong name, wrong parameter. */
const lasting = new Set([400, 401, 402, 403, 404, 405, 413, 415, 422]);

/** Statuses with which words are declined, where the body says so. */
const declining = new Set([200, 400, 403, 422, 451]);

/** Those of them that stand for a block as well as for a mistake of ours. */
const unclear = new Set([400, 403, 422]);

/** How long an endpoint is left alone that fails with status 200 and says nothing of it, in milliseconds. */
const restAfterHiddenError = 15_000;

export const declined: CallFailure = { outcome: "refused", kind: "refused", code: "declined" };

/** A rejection that does not say what is wrong with how we ask: it may be a block that no table knows. */
const unexplained = (status: number): CallFailure => ({
  outcome: "refused",
  kind: "refused",
  code: `unexplained_${status}`,
  alert: true,
});

/** Nothing is answered until an operator pays or renews the key, and then everything that waited for it. */
export const noAccess = "no_access";

const locked: CallFailure = {
  outcome: "locked",
  kind: "unavailable",
  code: noAccess,
  alert: true,
};

/** An answer that says nothing that can be used. */
export const invalid = (code: string): CallFailure => ({
  outcome: "invalid",
  kind: "invalid",
  code,
});

export const lineLost: CallFailure = {
  outcome: "unavailable",
  kind: "unavailable",
  code: "connection",
};

const inStream = z.object({
  message: z.string(),
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
});

/** Anthropic names its errors in a stream and gives no status. */
const statusOfType: Readonly<Record<string, number>> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  api_error: 500,
};

/**
 * What an error of a call means.
 * @param hasBegun whether a part of the answer had come: what breaks then is the line
 */
export function failureOf(error: unknown, hasBegun = false): CallFailure {
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
    return { outcome: "timeout", kind: "unavailable", code: "timeout" };
  if (APICallError.isInstance(error)) return failureOfCall(error);
  const told = error instanceof Error ? undefined : inStream.safeParse(error).data;
  if (told && errorIsBlock(told)) return declined;
  if (told)
    return failureOfStatus(
      Number(told.code) || statusOfType[told.type ?? ""] || 500,
      JSON.stringify(error),
    );
  if (InvalidResponseDataError.isInstance(error) && hasNoCandidates(error.data)) return declined;
  return (isCut(error) || InvalidResponseDataError.isInstance(error)) && hasBegun
    ? lineLost
    : invalid("unreadable");
}

/** Node's word for a body that ended before its end (undici). */
const isCut = (error: unknown) => error instanceof TypeError && error.message === "terminated";

function failureOfCall(error: APICallError): CallFailure {
  const { statusCode: status, responseBody = "", responseHeaders, cause } = error;
  if (status === undefined || isCut(cause)) return lineLost;
  if (status === 200) return failureOfSuccess(responseBody);
  return failureOfStatus(status, responseBody, responseHeaders);
}

/**
 * A body of status 200 that is no answer: a block, an error that was passed on, or a page of a proxy. Nothing was answered
 * by the last two, so nothing is paid for: such an endpoint is down, whatever its status pretends.
 */
function failureOfSuccess(body: string): CallFailure {
  const said = parsed(body);
  if (hasNoCandidates(said)) return declined;
  const isError = typeof said === "object" && said !== null && "error" in said;
  if (typeof said === "object" && !isError) return invalid("unreadable");
  if (errorIsBlock(said)) return declined;
  return {
    outcome: "unavailable",
    kind: "unavailable",
    code: isError ? "error_in_200" : "unreadable",
    restMs: retryWaitOf(undefined, body) || restAfterHiddenError,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function failureOfStatus(
  status: number,
  body: string,
  headers?: Record<string, string>,
): CallFailure {
  const said = parsed(body);
  if (declining.has(status) && errorIsBlock(said)) return declined;
  if (isLocked(status, body)) return locked;
  if (unclear.has(status) && !namesOurMistake(said)) return unexplained(status);
  if (lasting.has(status))
    return { outcome: "rejected", kind: "refused", code: `http_${status}`, alert: true };
  return {
    outcome: "unavailable",
    kind: "unavailable",
    code: `http_${status}`,
    restMs: retryWaitOf(headers, body),
  };
}

/** Whether an account has no credit left or its key does not hold any more, in the words of several vendors. */
const isLocked = (status: number, body: string) =>
  status === 401 ||
  status === 402 ||
  (status === 429 && /insufficient_quota|billing/i.test(body)) ||
  ((status === 400 || status === 403) &&
    /credit balance|insufficient (credit|balance|fund|quota)|(invalid|incorrect|expired) api[ _]key|api[ _]key (is |was )?(not valid|invalid|expired)|API_KEY_INVALID/i.test(
      body,
    ));

/** Whether the endpoint rejected how we ask rather than what: nothing in the order can mend it, nor another attempt. */
export function isOurFault(error: ExternalServiceError): boolean {
  return error.kind === "refused" && error.code.startsWith("http_");
}

/** Whether the endpoint rejected the request and did not say why: ours to mend, or a block of the words. */
export function isUnexplained(error: ExternalServiceError): boolean {
  return error.kind === "refused" && error.code.startsWith("unexplained_");
}

/** Tokens of a call, as far as they are known. */
export type Spent = {
  inputTokens?: number;
  outputTokens?: number;
  outputTokenDetails?: { reasoningTokens?: number };
};

/** OpenAI declines in a field of its own, with no content and `finish_reason: stop`; the library does not read it. */
export function saysRefusal(body: unknown, where: "message" | "delta"): boolean {
  type Choice = Partial<Record<typeof where, { refusal?: unknown }>>;
  const { choices } = (body ?? {}) as { choices?: Choice[] };
  const refusal = choices?.[0]?.[where]?.refusal;
  return typeof refusal === "string" && refusal !== "";
}

/**
 * Why an answer that came is none; undefined when it is one. One that ends in order and says nothing, not even a thought,
 * was taken away: compatible layers have no better word for a block.
 */
export function shortfallOf(end: {
  text: string;
  finishReason: string;
  rawFinishReason: string | undefined;
  usage: Spent;
  refused?: boolean;
}): CallFailure | undefined {
  const { text, finishReason, rawFinishReason, usage, refused = false } = end;
  if (refused || finishReason === "content-filter" || endsByBlock(rawFinishReason)) return declined;
  if (finishReason === "length") return invalid("cut_off");
  if (text.trim() !== "") return undefined;
  const hasThought = (usage.outputTokenDetails?.reasoningTokens ?? 0) > 0;
  return finishReason === "stop" && !hasThought ? declined : invalid("empty");
}
