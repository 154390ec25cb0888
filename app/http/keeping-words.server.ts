import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/react";
import type { SignedOutForm } from "~/forms/refusal";
import { isDatabaseAway } from "~/services/errors";
import { readForm } from "./form-body.server";
import { requestLog } from "./load-context.server";

/**
 * An action that is sent words of somebody's own: services may refuse, and while the database is away the form comes back
 * as it was, for `formBoundary` to show.
 */
export function keepingWords<Result>(
  handler: (visit: ActionFunctionArgs) => Promise<Result>,
): (visit: ActionFunctionArgs) => Promise<Result> {
  return async (visit) => {
    const again = visit.request.clone();
    try {
      return await handler(visit);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      requestLog(visit.context).warn("words came while the database was away");
      const { pathname, search } = new URL(again.url);
      const { values } = await readForm(again);
      throw data(
        {
          values,
          action: pathname.replace(/\.data$/, "") + search,
          signIn: null,
        } satisfies SignedOutForm,
        { status: 503, headers: { "Retry-After": "10" } },
      );
    }
  };
}
