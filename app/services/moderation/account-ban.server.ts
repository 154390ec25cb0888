import { eq, sql } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import type { TransactionContext } from "../command/context.server";
import { isStaff } from "../staff/queries.server";
import type { Case } from "./subject.server";

/**
 * Lets nobody in, by a sign-in or a session that was open, until then; without an end until staff say so. Their sessions stay,
 * and say so to whoever comes with one: see `readSession`. What is open with one, as a stream, ends at once.
 */
export async function banAccount(
  tx: TransactionContext,
  { accountId }: Pick<Case, "accountId">,
  until: Date | null,
): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account) return;
  await tx.db
    .update(users)
    .set({ status: "banned", bannedAt: tx.now(), bannedUntil: until })
    .where(eq(users.id, account.id));
  await tx.db
    .select({ told: sql`pg_notify('session_ended', ${sessions.id}::text)` })
    .from(sessions)
    .where(eq(sessions.auth0Id, account.auth0Id));
}

/** Ends a ban, and what they were signed in to before it; whoever was switched off before stays so. @returns what the account is then; null for one that is gone */
export async function letIn(
  tx: TransactionContext,
  accountId: string | null,
): Promise<"active" | "inactive" | null> {
  const account = await lockAccount(tx, accountId);
  if (!account) return null;
  const status = account.deactivatedAt === null ? "active" : "inactive";
  await tx.db
    .update(users)
    .set({ status, bannedAt: null, bannedUntil: null })
    .where(eq(users.id, account.id));
  await tx.db.delete(sessions).where(eq(sessions.auth0Id, account.auth0Id));
  return status;
}

/** Staff are shut out, and let in again, by whoever may `ban_staff` alone, on an appeal as well; the clock may always. */
async function lockAccount(tx: TransactionContext, accountId: string | null) {
  if (accountId === null) return null;
  const [account] = await tx.db.select().from(users).where(eq(users.id, accountId)).for("update");
  if (account && tx.actor.kind === "staff" && (await isStaff(tx, account.id)))
    authorise(tx, "ban_staff", { kind: "member", id: account.id });
  return account ?? null;
}
