import { setTimeout as pause } from "node:timers/promises";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";

/** Time for one try, in milliseconds; somebody is waiting. */
const timeout = 10_000;
/** Tries of a request that may safely be repeated, and the pause between them in milliseconds. */
const maxTries = 3;
const pauseBetween = 200;

type Call = {
  method?: "GET" | "POST" | "DELETE";
  json?: unknown;
  token?: string;
  answer?: "json" | "ignored";
  /** What is not to happen twice is tried once. Default true. */
  repeatable?: boolean;
};

/**
 * Calls the identity provider; only a missing or a failed answer is asked for again, never a refusal.
 * @returns the parsed body, null when there is none or it is ignored
 * @throws ExternalServiceError
 */
export async function callProvider(url: string, call: Call = {}): Promise<unknown> {
  const tries = call.repeatable === false ? 1 : maxTries;
  for (let attempt = 1; ; attempt++) {
    try {
      return await observed("auth0", () => callOnce(url, call));
    } catch (error) {
      const passing = error instanceof ExternalServiceError && error.kind === "unavailable";
      if (!passing || attempt === tries) throw error;
      await pause(pauseBetween);
    }
  }
}

async function callOnce(
  url: string,
  { method = "GET", json, token, answer = "json" }: Call,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    throw new ExternalServiceError("auth0", "unavailable", timedOut ? "timeout" : "connection");
  }
  if (!response.ok) {
    const kind = response.status >= 500 || response.status === 429 ? "unavailable" : "refused";
    throw new ExternalServiceError("auth0", kind, `http_${response.status}`);
  }
  if (text === "" || answer === "ignored") return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ExternalServiceError("auth0", "invalid", "unexpected_answer");
  }
}
