import { ExternalServiceError } from "~/integrations/external-service-error";

/**
 * An error in a few words that are safe to log: its class and codes. Messages are left out, because a failed
 * statement's message quotes its parameters, and those are what people wrote.
 */
export function describeError(error: unknown): string {
  if (error instanceof ExternalServiceError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: unknown };
  return [error.name, typeof code === "string" ? code : null, firstFrame(error)]
    .filter(Boolean)
    .join(" ");
}

/** The stack begins with the message, which can have lines that look like frames: only what follows it is read. */
function firstFrame(error: Error): string | null {
  const stack = error.stack ?? "";
  const at = stack.indexOf(error.message);
  if (at === -1) return null;
  const frames = stack.slice(at + error.message.length).split("\n");
  return frames.find((line) => line.startsWith("    at "))?.trim() ?? null;
}
