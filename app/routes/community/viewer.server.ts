import type { LoaderFunctionArgs } from "@remix-run/node";
import { withoutControlCharacters } from "~/forms/text";
import type { PostedForm } from "~/forms/parse-form";
import { readForm } from "~/http/form-body.server";
import { requireMember, type MemberSession } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf } from "~/http/session.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";

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
