import { ExternalServiceError } from "~/integrations/external-service-error";

/** Classes and codes are single words; whatever else a library puts there may quote somebody. */
const word = /^\w{1,60}$/;

/**
 * An error in a few words that are safe to log: its class and codes. Messages are left out, because a failed
 * statement's message quotes its parameters, and those are what people wrote.
 */
export function describeError(error: unknown): string {
  if (error instanceof ExternalServiceError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: unknown };
  return [
    nameOf(error),
    typeof code === "string" && word.test(code) ? code : null,
    firstFrame(error),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Our own errors are told apart by their classes and mostly have no name of their own. */
function nameOf({ name, constructor }: Error): string {
  const called = name === "Error" ? constructor.name : name;
  return word.test(called) ? called : "Error";
}

/** The stack begins with the message, which can have lines that look like frames: only what follows it is read. */
function firstFrame(error: Error): string | null {
  const stack = error.stack ?? "";
  const at = stack.indexOf(error.message);
  if (at === -1) return null;
  const frames = stack.slice(at + error.message.length).split("\n");
  return frames.find((line) => line.startsWith("    at "))?.trim() ?? null;
}
