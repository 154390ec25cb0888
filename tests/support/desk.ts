import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog, sessions, users } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { setSubscription } from "~/services/members/subscription.server";
import { newMember, signIn } from "./members";
import { newStaff } from "./staff";
import type { Subscription } from "~/services/members/member-states";

/** What was done to something, as the log has it, the first first. */
export const auditOf = (id: string) =>
  db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(asc(auditLog.id));

/** A member who is signed in. */
export async function signedInMember() {
  const identity = await newMember();
  await signIn(identity);
  const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
  return { ...user!, identity };
}

export const userOf = async (id: string) =>
  (await db.select().from(users).where(eq(users.id, id))).at(0) ?? null;

export const sessionsOf = (auth0Id: string) =>
  db.select().from(sessions).where(eq(sessions.auth0Id, auth0Id));

/** Grants a subscription as somebody at the desk. */
export async function grant(
  userId: string,
  subscription: Subscription,
  seen: Subscription = "none",
  more: { lastDay?: string; ctx?: ServiceContext } = {},
) {
  const ctx = more.ctx ?? (await newStaff("support")).ctx;
  const lastDay = more.lastDay ?? null;
  await setSubscription(ctx, { userId, subscription, seen, lastDay, reason: "gift" });
}

export const conflict = (code: string) => ({ name: "Conflict", code });
