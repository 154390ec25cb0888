import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/react";
import { withoutControlCharacters } from "~/forms/text";
import type { PostedForm } from "~/forms/parse-form";
import type { SignedOutForm } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { requireMember, type MemberSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf } from "~/http/session.server";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { isDatabaseAway } from "~/services/errors";

/** A member who is signed in, and the context in which they act. @throws what `requireMember` throws */
export async function asMember(
  visit: LoaderFunctionArgs,
): Promise<{ ctx: ServiceContext; session: MemberSession }> {
  const session = await requireMember(visit);
  return { ctx: serviceContext(actorOf(session), requestLog(visit.context)), session };
}

/** A form without characters that nobody sees: pasted text brings them along, and its writer did nothing wrong. */
export async function readWords(request: Request): Promise<PostedForm> {
  const { formData, values, tooLarge } = await readForm(request);
  for (const [name, value] of Object.entries(values)) {
    const clean = withoutControlCharacters(value.replace(/\r\n?/g, "\n"));
    values[name] = clean;
    if (typeof formData.get(name) === "string") formData.set(name, clean);
  }
  return { formData, values, tooLarge };
}

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
