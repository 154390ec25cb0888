import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { ownConsent } from "~/services/talks/consent.server";

/** A member who is signed in, and whether they consent to talking with the mentor. @throws what `requireMember` throws */
export async function mentorVisit(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  return { ctx, session, consent: await ownConsent(ctx) };
}

/** The same for whoever does; others are told first what the mentor is. @throws also the way there */
export async function consentingVisit(visit: LoaderFunctionArgs) {
  const found = await mentorVisit(visit);
  if (found.consent !== "given") throw redirect(paths.talks(), 303);
  return found;
}
