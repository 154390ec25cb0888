import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { numberIn } from "~/http/number-in";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import { ownConsent } from "~/services/talks/consent.server";
import { listTalks } from "~/services/talks/queries.server";
import { findStyle } from "~/services/talks/styles";

/** A member who is signed in, and whether they consent to talking with the mentor. @throws what `requireMember` throws */
export async function mentorVisit(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  return { ctx, session, consent: await ownConsent(ctx) };
}

/** One's talks beside a page of the mentor, which is of use without them: null where they could not be read. */
export const talksBeside = (ctx: ServiceContext, page: number, question?: string) =>
  listTalks(ctx, page, question).catch((error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "could not list talks");
    return null;
  });

/** The number of the style that an address chooses, if there is such a style. */
export const styleIn = (request: Request): number | undefined =>
  findStyle(numberIn(request, "style") ?? 0)?.number;

/** The same for whoever does; others are told first what the mentor is. @throws also the way there, with the style they chose */
export async function consentingVisit(visit: LoaderFunctionArgs) {
  const found = await mentorVisit(visit);
  if (found.consent !== "given")
    throw redirect(paths.talks(undefined, undefined, styleIn(visit.request)), 303);
  return found;
}
