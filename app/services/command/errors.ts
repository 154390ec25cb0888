import type { Refusal } from "./refusals";

export { isDatabaseUnavailable } from "~/db/is-database-unavailable";
export { serverErrorOf } from "~/db/server-error";
export { ExternalServiceError } from "~/integrations/external-service-error";
export { SignInError, type SignInFailure } from "~/integrations/identity/identity";

/** While the database is away, answers ask to come back after this many seconds. */
export const databaseRetry = 10;

/**
 * What a verb throws when it cannot do what it was asked to, beside `ExternalServiceError` of the adapters.
 * `app/http/service-errors.server.ts` turns each class into a status and a page, for every route; a form says with
 * `refused` which refusals stand beside which of its controls.
 */
export abstract class ServiceError extends Error {
  /** A short word for logs and for whoever catches it: never what somebody wrote. */
  readonly code: string;
  /** What staff read, where it has words. */
  readonly refusal: Refusal | null;

  constructor(why: string | Refusal) {
    const code = typeof why === "string" ? why : why.code;
    super(code);
    this.code = code;
    this.refusal = typeof why === "string" ? null : why;
    this.name = new.target.name;
  }
}

/** What was asked for does not exist, or not for whoever asks. */
export class NotFound extends ServiceError {}

/** Whoever asks may not do this. */
export class NotAllowed extends ServiceError {}

/** It does not fit what is there: somebody was faster, or it has been done already. */
export class Conflict extends ServiceError {
  // Whoever of staff meets it reads what it says: there is none without words.
  constructor(why: Refusal) {
    super(why);
  }
}

/** For a rule that the page of an act asks, too. @throws Conflict */
export function assertNotRefused(refused: Refusal | null): void {
  if (refused) throw new Conflict(refused);
}

/** The refusal that a verb threw, where it is one of these. */
export function refusalAmong<Code extends string>(
  error: unknown,
  among: Readonly<Record<Code, Refusal>>,
): (Refusal & { code: Code }) | null {
  const refusal = error instanceof ServiceError ? error.refusal : null;
  return refusal && Object.hasOwn(among, refusal.code)
    ? (refusal as { code: Code } & Refusal)
    : null;
}

/** The input can never be right, whoever asks and whenever. */
export class Invalid extends ServiceError {}

/** It was asked for too often; later it may work. */
export class TooManyRequests extends ServiceError {
  /** @param retryAfterSeconds when to try again, as far as that is known */
  constructor(
    code: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}
