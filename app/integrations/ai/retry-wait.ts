/** The longest that an endpoint is left alone, whatever it asks for, in milliseconds. */
const maxWait = 10 * 60_000;

/**
 * For how long an endpoint asks to be left alone, in milliseconds; 0 when it does not say.
 * @param headers `retry-after-ms` (OpenAI, Azure) or `Retry-After`, a number of seconds or a date
 * @param body Google's `RetryInfo` stands in the error's details: `"retryDelay": "34.5s"`
 */
export function retryWaitOf(headers: Record<string, string> | undefined, body: string): number {
  const milliseconds = Number(headers?.["retry-after-ms"] ?? headers?.["x-ms-retry-after-ms"]);
  const after = headers?.["retry-after"];
  const [, delay] = /"retryDelay"\s*:\s*"([\d.]+)s"/.exec(body) ?? [];
  const wait =
    milliseconds > 0
      ? milliseconds
      : after
        ? waitOf(after)
        : delay
          ? Math.ceil(Number(delay) * 1_000)
          : 0;
  return Math.max(0, Math.min(wait, maxWait)) || 0;
}

function waitOf(header: string): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
}
