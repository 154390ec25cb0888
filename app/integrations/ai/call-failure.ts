import { APICallError, InvalidResponseDataError } from "ai";
import { z } from "zod";
import type { ExternalServiceError } from "../external-service-error";

export type CallFailure = {
  outcome: "timeout" | "unavailable" | "invalid" | "refused" | "rejected";
  kind: ExternalServiceError["kind"];
  code: string;
  alert?: boolean;
};

/** Statuses that the same request gets again, however often it is sent: wrong key, wrong name, wrong parameter. */
const lasting = new Set([400, 401, 402, 403, 404, 405, 413, 415, 422]);

/** Words in an error's body that mean: this text is declined (Azure's filter comes as a 400). */
const declines = /content_filter|ResponsibleAIPolicyViolation|content_policy|safety/i;

export const declined: CallFailure = { outcome: "refused", kind: "refused", code: "declined" };

/** An answer that says nothing that can be used. */
export const invalid = (code: string): CallFailure => ({
  outcome: "invalid",
  kind: "invalid",
  code,
});

const lineLost: CallFailure = {
  outcome: "unavailable",
  kind: "unavailable",
  code: "connection",
};

const inStream = z.object({
  message: z.string(),
  code: z.union([z.string(), z.number()]).nullish(),
});

/**
 * What an error of a call means.
 * @param hasBegun whether a part of the answer had come: what breaks then is the line
 */
export function failureOf(error: unknown, hasBegun = false): CallFailure {
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
    return { outcome: "timeout", kind: "unavailable", code: "timeout" };
  if (APICallError.isInstance(error)) return failureOfCall(error);
  const told = error instanceof Error ? undefined : inStream.safeParse(error).data;
  if (told) return failureOfStatus(Number(told.code) || 500, JSON.stringify(error));
  // Node's word for a body that ended before its end (undici), and the library's for one without an ending.
  const isCut =
    (error instanceof TypeError && error.message === "terminated") ||
    InvalidResponseDataError.isInstance(error);
  return isCut && hasBegun ? lineLost : invalid("unreadable");
}

function failureOfCall({ statusCode: status, responseBody = "" }: APICallError): CallFailure {
  if (status === undefined) return lineLost;
  if (status === 200) return invalid("unreadable");
  return failureOfStatus(status, responseBody);
}

function failureOfStatus(status: number, body: string): CallFailure {
  if (status === 400 && declines.test(body)) return declined;
  if (lasting.has(status))
    return { outcome: "rejected", kind: "refused", code: `http_${status}`, alert: true };
  const unpaid = status === 429 && /insufficient_quota|billing/i.test(body);
  return {
    outcome: "unavailable",
    kind: "unavailable",
    code: `http_${status}`,
    ...(unpaid && { alert: true }),
  };
}

/** Whether the endpoint rejected how we ask rather than what: nothing in the order can mend it, nor another attempt. */
export function isOurFault(error: ExternalServiceError): boolean {
  return error.kind === "refused" && error.code.startsWith("http_");
}
