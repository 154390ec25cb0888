import { eq, inArray } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { identityDeletions, sessions, signIns, users } from "~/db/schema";
import { ownSession, type InSession } from "../sessions/own-session.server";
import { NotAllowed } from "../errors";
import { inTransaction, type ServiceContext } from "../context.server";
import { forgetStaff } from "../staff/remember-staff.server";
import { leaveCommunity } from "../posts/leave-community.server";
import { forgettingKey } from "./forget-identity.server";

/** What becomes of what somebody wrote: it goes along, or stays as that of a deleted account. */
export type LeftBehind = "remove" | "keep";

/**
 * Deletes an account with everything that belongs to it, ends its sessions on every device, and enqueues the deletion
 * of the identity at the provider. What remains for those minutes is the identifier that the provider is asked with.
 * Orders stay: they belong to no account, and accounting needs them. So do texts in groups, if that is what is wished, and
 * then nothing tells any more whose they were.
 * @throws NotAllowed also when the sign-in is not a fresh one
 */
export async function deleteAccount(
  ctx: ServiceContext,
  { texts = "remove", ...session }: InSession & { texts?: LeftBehind },
): Promise<void> {
  const { auth0Id, isFresh } = await ownSession(ctx, session);
  if (!isFresh) throw new NotAllowed("sign_in_again");
  await inTransaction(ctx, async (tx) => {
    // First, so that a sign-in of this moment either waits for this lock or has a session that is found below.
    const [account] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.auth0Id, auth0Id))
      .for("update");
    if (account) await leaveCommunity(tx, account.id, texts);
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
      await addJob(tx, "delete_identity", { deletionId: deletion.id }, forgettingKey(deletion.id));
  });
}
