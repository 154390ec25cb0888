import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/react";
import { assessTexts } from "~/crisis/assess.server";
import type { UnsentForm } from "~/forms/refusal";
import { isDatabaseAway } from "~/services/errors";
import { chosenFiles, readForm } from "./form-body.server";
import { requestLog } from "./load-context.server";
import { paths } from "./paths";

/** While the database is away, answers ask to come back after this many seconds. */
export const databaseRetry = 10;

/**
 * A form as it was sent, for `formBoundary` to show where it cannot be looked at.
 * @param signInTo makes the address to sign in at from the form's own; without it the database is away
 */
export async function sentForm(
  request: Request,
  signInTo: (path: string) => string | null = () => null,
): Promise<UnsentForm> {
  const { pathname, search } = new URL(request.url);
  const { values, formData } = await readForm(request);
  const files = chosenFiles(formData);
  const heard = hearsNothing(pathname) ? "none" : levelOf(values);
  return { values, files, action: pathname + search, signIn: signInTo(pathname), heard };
}

/** Staff write about others. */
const hearsNothing = (path: string) =>
  path === paths.admin() || path.startsWith(`${paths.admin()}/`);

/**
 * What the crisis layer hears in a form of which nobody knows which fields are words of somebody's own. It is not
 * counted: that needs the database, and the place of the form.
 */
const levelOf = (values: Readonly<Record<string, string>>) =>
  assessTexts([{ text: Object.values(values).join("\n\n") }]).level;

/**
 * An action that is sent words of somebody's own: services may refuse, and while the database is away the form comes back
 * as it was. Our server has every action of a page do the same (`answerServiceErrors`); these do it whatever runs them.
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
      const headers = { "Retry-After": String(databaseRetry) };
      throw data(await sentForm(again), { status: 503, headers });
    }
  };
}
