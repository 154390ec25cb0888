export { isDatabaseAway } from "~/db/is-database-away";
export { ExternalServiceError } from "~/integrations/external-service-error";
export { SignInError, type SignInFailure } from "~/integrations/identity/identity";

/** While the database is away, answers ask to come back after this many seconds. */
export const databaseRetry = 10;

/**
 * What a verb throws when it cannot do what it was asked to, beside `ExternalServiceError` of the adapters. What a person
 * may well meet in the ordinary course of things is a result, not an error. `app/http/service-errors.server.ts` turns
 * each class into a status and a page, for every route.
 */
export abstract class ServiceError extends Error {
  /** @param code a short word for logs and for whoever catches it: never what somebody wrote */
  constructor(readonly code: string) {
    super(code);
    this.name = new.target.name;
  }
}

/** What was asked for does not exist, or not for whoever asks. */
export class NotFound extends ServiceError {}

/** Whoever asks may not do this. */
export class NotAllowed extends ServiceError {}

/** It does not fit what is there: somebody was faster, or it has been done already. */
export class Conflict extends ServiceError {}

/** The input can never be right, whoever asks and whenever. */
export class Invalid extends ServiceError {}

/** It was asked for too often; later it may work. */
export class TooOften extends ServiceError {
  /** @param retryAfterSeconds when to try again, as far as that is known */
  constructor(
    code: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}
