import { eq } from "drizzle-orm";
import { identityDeletions, sessions, users } from "~/db/schema";
import { normalise } from "~/forms/text";
import type { Identity } from "~/integrations/identity/identity";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { SignInError } from "../command/errors";
import { rememberStaff } from "../staff/remember-staff.server";
import { digest } from "../access/secrets.server";
import { expiryOf } from "./session-limits";

/**
 * Signs an identity in, under a new id always: the session that the browser had before, if any, ends, also where this one
 * is not let in. An identity whose account was deleted, and which the provider is about to delete, is not let in any more.
 * @param input.previousKey what the browser's cookie held
 * @param input.device from `describeDevice`
 * @param input.key from `newSecret`, for this sign-in alone
 * @throws SignInError `banned`, `inactive`, `deleted`
 */
export async function startSession(
  ctx: ServiceContext,
  input: { identity: Identity; key: string; device: string; previousKey: string | null },
): Promise<void> {
  const now = ctx.now();
  const failure = await inTransaction(ctx, async (tx) => {
    if (input.previousKey)
      await tx.db.delete(sessions).where(eq(sessions.keyHash, digest(input.previousKey)));
    // A ban that comes at this very moment waits for this lock, and then finds the session.
    const [member] = await tx.db
      .select({ status: users.status, until: users.bannedUntil })
      .from(users)
      .where(eq(users.auth0Id, input.identity.auth0Id))
      .for("share");
    if (member && member.status !== "active") return { state: member.status, until: member.until };
    const [leaving] = await tx.db
      .select({ id: identityDeletions.id })
      .from(identityDeletions)
      .where(eq(identityDeletions.auth0Id, input.identity.auth0Id));
    if (leaving) return { state: "deleted" as const, until: null };
    await rememberStaff(tx, input.identity);
    const { name, nickname } = input.identity;
    await tx.db.insert(sessions).values({
      ...input.identity,
      name: normalise(name ?? "") || null,
      nickname: normalise(nickname ?? "") || null,
      keyHash: digest(input.key),
      device: input.device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiryOf(now, now),
    });
    return null;
  });
  if (failure) throw new SignInError(failure.state, failure.state, failure.until);
}
