import {
  Conflict,
  ExternalServiceError,
  Invalid,
  NotAllowed,
  NotFound,
  TooOften,
} from "~/services/errors";

/**
 * The answer to an error of a service; its page, in Polish, is `ui/error-page.tsx`.
 * @returns null for any other error, which is a fault of ours
 */
export function refusalOf(error: unknown): Response | null {
  if (error instanceof NotFound) return new Response(null, { status: 404 });
  if (error instanceof NotAllowed) return new Response(null, { status: 403 });
  if (error instanceof Conflict) return new Response(null, { status: 409 });
  if (error instanceof Invalid) return new Response(null, { status: 422 });
  if (error instanceof TooOften) {
    const { retryAfterSeconds } = error;
    const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
    return new Response(null, { status: 429, headers });
  }
  // Down, or saying what cannot be used: either way it was not us, and trying again later may help.
  if (error instanceof ExternalServiceError)
    return new Response(null, { status: error.kind === "unavailable" ? 503 : 502 });
  return null;
}

/**
 * A loader or an action whose services may refuse: what they throw leaves as a page with its status.
 * `export const action = answering(async ({ request }: ActionFunctionArgs) => …)`
 */
export function answering<Args, Result>(
  handler: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  };
}
