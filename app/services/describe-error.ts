import { OutsideServiceError } from "~/integrations/outside-service-error";

/**
 * An error in a few words that are safe to log: its class and codes. Messages are left out, because a failed
 * statement's message quotes its parameters, and those are what people wrote.
 */
export function describeError(error: unknown): string {
  if (error instanceof OutsideServiceError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: unknown };
  return [error.name, typeof code === "string" ? code : null, firstFrame(error)]
    .filter(Boolean)
    .join(" ");
}

function firstFrame(error: Error): string | null {
  const frame = error.stack?.split("\n").find((line) => line.startsWith("    at "));
  return frame ? frame.trim() : null;
}
