import { isRouteErrorResponse } from "@remix-run/react";

/** A form that could not be accepted, thrown with everything that its page needs, as titles know of errors but not of action data. */
export type RefusedForm<Page> = {
  page: Page;
  values: Record<string, string>;
  /** Sentences by control name. */
  errors: Record<string, string>;
};

/** What an error boundary was given, if it is a refused form of its own page. */
export function refusedForm<Page>(error: unknown): RefusedForm<Page> | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error as { data: unknown };
  const isRefused = typeof data === "object" && data !== null && "page" in data && "errors" in data;
  return isRefused ? (data as RefusedForm<Page>) : null;
}
