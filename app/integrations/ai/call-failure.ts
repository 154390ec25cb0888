import { APICallError } from "ai";
import type { ExternalServiceError } from "../external-service-error";

/** How a call failed: for the record, for the caller, and whether the operator has to be told. */
export type CallFailure = {
  outcome: "timeout" | "unavailable" | "invalid" | "refused" | "rejected";
  kind: ExternalServiceError["kind"];
  code: string;
  alert?: boolean;
};

/** Statuses that the same request gets again, however often it is sent: wrong key, wrong name, wrong parameter. */
const lasting = new Set([400, 401, 402, 403, 404, 405, 413, 415, 422]);

/** Words in an error's body that mean: this text is declined (Azure's filter comes as a 400). */
const declined = /content_filter|ResponsibleAIPolicyViolation|content_policy|safety/i;

/** What an error of a call means. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
    return { outcome: "timeout", kind: "unavailable", code: "timeout" };
  if (!APICallError.isInstance(error))
    return { outcome: "invalid", kind: "invalid", code: "unreadable" };
  const { statusCode: status, responseBody = "" } = error;
  if (status === undefined)
    return { outcome: "unavailable", kind: "unavailable", code: "connection" };
  // An unusable body with status 200 is an answer that says nothing.
  if (status === 200) return { outcome: "invalid", kind: "invalid", code: "unreadable" };
  if (status === 400 && declined.test(responseBody))
    return { outcome: "refused", kind: "refused", code: "declined" };
  if (lasting.has(status))
    return { outcome: "rejected", kind: "refused", code: `http_${status}`, alert: true };
  const unpaid = status === 429 && /insufficient_quota|billing/i.test(responseBody);
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
