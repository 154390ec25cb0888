import { eq, inArray } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { identityDeletions, reports, sessions, signIns, users } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { leaveCommunity } from "../posts/leave-community.server";
import { forgetStaff } from "../staff/remember-staff.server";
import { deleteThreadsOf } from "../support/delete-threads.server";
import { lockTalksOf } from "../talks/lock-talks.server";
import { identityDeletionKey } from "./request-identity-deletion.server";

export type LeftBehind = "remove" | "keep";

/** The deletion of an account and of all that belongs to it, whoever had the right to ask for it. */
export async function removeAccount(
  tx: TransactionContext,
  auth0Id: string,
  texts: LeftBehind,
): Promise<void> {
  // First, so that a sign-in of this moment either waits for this lock or has a session that is found below.
  const [account] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.auth0Id, auth0Id))
    .for("update");
  if (account) {
    await lockTalksOf(tx, account.id);
    await deleteThreadsOf(tx, account.id);
    await leaveCommunity(tx, account.id, texts);
    await tx.db
      .update(reports)
      .set({ reporterName: null })
      .where(eq(reports.reporterId, account.id));
  }
  await tx.db.delete(users).where(eq(users.auth0Id, auth0Id));
  const ended = await tx.db
    .delete(sessions)
    .where(eq(sessions.auth0Id, auth0Id))
    .returning({ keyHash: sessions.keyHash });
  const keys = ended.map(({ keyHash }) => keyHash);
  if (keys.length > 0) await tx.db.delete(signIns).where(inArray(signIns.sessionHash, keys));
  await forgetStaff(tx, auth0Id);
  const [deletion] = await tx.db
    .insert(identityDeletions)
    .values({ auth0Id, requestedAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: identityDeletions.id });
  if (deletion)
    await addJob(
      tx,
      "delete_identity",
      { deletionId: deletion.id },
      identityDeletionKey(deletion.id),
    );
}
