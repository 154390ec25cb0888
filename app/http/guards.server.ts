import { data, redirect, type AppLoadContext } from "@remix-run/node";
import { sentForm } from "./preserve-input.server";
import { paths } from "~/paths";
import { NotAllowed } from "~/services/command/errors";
import type { Staff } from "~/services/access/authorise.server";
import type { Permission } from "~/services/access/permissions";
import type { Member, Session } from "~/services/sessions/read-session.server";
import { withFlash } from "./flash.server";
import { requestLog } from "./load-context.server";
import { sessionKeyOf, sessionOf } from "./session.server";
import { serviceContext } from "~/services/command/context.server";
import { banOfSession } from "~/services/moderation/ban-of-session.server";
import type { UnsentForm } from "~/forms/refusal";

/** Whoever stands in front of a guard. */
type Visit = { request: Request; context: AppLoadContext };

/** Somebody who has signed in and registered. */
export type MemberSession = Session & { member: Member };

/**
 * Lets whoever is signed in through, registered or not, confirmed or not: the screens in between are for them.
 * @throws the way to sign in, see `signInFirst`
 */
export async function requireSession({ request, context }: Visit): Promise<Session> {
  const session = await sessionOf(request, context);
  if (session === "banned") throw await answerBanned({ request, context });
  if (!session) throw await signInFirst(request);
  return session;
}

/**
 * Lets members through. Everybody else goes where they can become one, or reads why they may not.
 * @throws Response to the sign-in, the confirmation of the address or the registration
 */
export async function requireMember(visit: Visit): Promise<MemberSession> {
  const session = await requireSession(visit);
  if (!session.emailVerified) throw redirect(paths.emailVerification(), 303);
  if (!session.member) throw redirect(paths.register(whereOneWas(visit.request)), 303);
  return { ...session, member: session.member };
}

/** A member of staff, and the actor that verbs know them as. */
export type StaffSession = MemberSession & { actor: Staff };

/**
 * Lets staff through, and with `permission` those whose role has it; for everybody else there is no such page. Whose
 * sign-in is too old to act for us signs in once more.
 * @throws Response, NotAllowed
 */
export async function requireStaff(visit: Visit, permission?: Permission): Promise<StaffSession> {
  const session = await requireMember(visit);
  if (!session.hasStaffRole) throw new Response(null, { status: 404 });
  if (!session.isStaff) throw await signInFirst(visit.request);
  const { member, staffPermissions: permissions } = session;
  if (permission && !permissions.includes(permission)) throw new NotAllowed(permission);
  return { ...session, actor: { kind: "staff", userId: member.id, permissions } };
}

/** Where somebody goes who has just signed in. */
export function afterSignIn(session: Session, returnTo: string | null): string {
  if (!session.emailVerified) return paths.emailVerification();
  if (!session.member) return paths.register(returnTo ?? undefined);
  return returnTo ?? paths.panel();
}

const asksForPage = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * Leads to the sign-in, and from there back to the page that was asked for. A form is answered 401 with what was typed
 * into it, for `formBoundary` to show beside a way to sign in: a session that has run out costs nobody their words.
 */
async function signInFirst(request: Request) {
  if (asksForPage(request)) return redirect(paths.login(whereOneWas(request)), 303);
  return data(await sentForm(request, paths.login), { status: 401 });
}

/**
 * Says that the account is closed; what was typed stays on the page, for its writer to keep. The cookie stays as well: a form
 * that is open in another tab is told the same. It keeps nobody from signing in.
 */
async function answerBanned({ request, context }: Visit) {
  const key = await sessionKeyOf(request);
  const ban = key && (await banOfSession(serviceContext("visitor", requestLog(context)), key));
  // It ended in this moment, and the session with it.
  if (!ban) return signInFirst(request);
  if (!asksForPage(request))
    return data({ ...(await sentForm(request)), ban } satisfies UnsentForm, { status: 403 });
  const until = ban.until === null ? null : new Date(ban.until);
  return redirect(withFlash(paths.signInError(until), "sign-in-banned"), 303);
}

/** The page that was asked for; a form that was sent is not sent again. */
function whereOneWas(request: Request): string | undefined {
  if (!asksForPage(request)) return undefined;
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
