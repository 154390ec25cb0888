import type { AppLoadContext } from "@remix-run/node";
import { hostCookie } from "./cookies.server";
import { requestLog } from "./load-context.server";
import { serviceContext, type Actor } from "~/services/command/context.server";
import { readSession, type Session } from "~/services/sessions/read-session.server";
import { absoluteLimit } from "~/services/sessions/session-limits";

/** The browser keeps it as long as any session may last; the server knows when one has ended. */
const sessionCookie = hostCookie("session", absoluteLimit / 1000);

/** What the cookie holds: the key of a session, nothing else. */
export async function sessionKeyOf(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Who acts in a session: its member, or somebody who has not registered yet. */
export const actorOf = ({ member }: Pick<Session, "member">): Actor =>
  member ? { kind: "member", userId: member.id } : { kind: "visitor" };

/** Who acts in a session on the way to an account: whoever the provider says, member or not yet. */
export const identityOf = ({ auth0Id }: Pick<Session, "auth0Id">): Actor => ({
  kind: "identity",
  auth0Id,
});

/** The Set-Cookie header that hands a session to the browser. */
export const rememberSession = (key: string) => sessionCookie.serialize(key);

/** The Set-Cookie header that takes it away. */
export const clearSessionCookie = () => sessionCookie.serialize("", { maxAge: 0 });

/** Asks whether a session that was let in is still there, and its member the same. */
export function stillSignedIn(request: Request, { member }: Session): () => Promise<boolean> {
  return async () => {
    const key = await sessionKeyOf(request);
    const now = key === null ? null : await readSession(serviceContext("visitor"), key);
    return now !== null && now !== "banned" && now.member?.id === member?.id;
  };
}

const read = new WeakMap<AppLoadContext, Promise<Session | "banned" | null>>();

/**
 * The session of a request, read once however many loaders ask for it, and not at all without its cookie: public
 * pages cost visitors no query.
 */
export function sessionOf(
  request: Request,
  context: AppLoadContext,
): Promise<Session | "banned" | null> {
  const known = read.get(context);
  if (known) return known;
  const reading = sessionKeyOf(request).then((key) =>
    key ? readSession(serviceContext("visitor", requestLog(context)), key) : null,
  );
  read.set(context, reading);
  return reading;
}
