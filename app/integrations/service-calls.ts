import { ExternalServiceError } from "./external-service-error";

export type ObservedService = ExternalServiceError["service"];

export type ServiceCall = {
  service: ObservedService | "database";
  ms: number;
  /** A code; null where the service did its part, even if it said no. */
  failure: string | null;
};

let note: (call: ServiceCall) => void = () => undefined;

/** Tells of every call from now on; a process has one who listens. */
export function onServiceCall(listener: (call: ServiceCall) => void): void {
  note = listener;
}

/** Makes a call of an outside service, and tells how it went. */
export async function observed<Answer>(
  service: ObservedService,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const told = teller(service);
  try {
    const answer = await call();
    told(null);
    return answer;
  } catch (error) {
    told(failureOf(error));
    throw error;
  }
}

/** The same for an answer that comes in pieces; whoever stops one has not been failed. */
export async function* observedStream<Piece, End>(
  service: ObservedService,
  pieces: AsyncGenerator<Piece, End, void>,
): AsyncGenerator<Piece, End, void> {
  const told = teller(service);
  let failure: string | null = null;
  try {
    return yield* pieces;
  } catch (error) {
    failure = failureOf(error);
    throw error;
  } finally {
    told(failure);
  }
}

function teller(service: ObservedService) {
  const startedAt = performance.now();
  return (failure: string | null) =>
    note({ service, ms: Math.round(performance.now() - startedAt), failure });
}

function failureOf(error: unknown): string | null {
  if (error instanceof Error && error.name === "AbortError") return null;
  if (!(error instanceof ExternalServiceError)) return "unexpected";
  const { service, kind, code } = error;
  if (kind !== "refused") return code;
  // What a model or a bucket refuses is never a person's doing.
  const isAboutUs =
    service === "model" || service === "storage"
      ? code.startsWith("http_")
      : /^http_40[13]$/.test(code);
  return isAboutUs ? code : null;
}
