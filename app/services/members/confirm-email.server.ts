import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { isEmailVerified } from "~/integrations/identity/management.server";
import { inTransaction, type ServiceContext } from "../context.server";

type Confirming = {
  auth0Id: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  nickname: string | null;
  picture: string | null;
};

/**
 * Takes note that an identity's address is confirmed, which the provider is asked about when the session does not
 * know it yet, and makes the account that is missing.
 * @returns false while the address is unconfirmed
 * @throws ExternalServiceError when the provider does not answer
 */
export async function confirmEmail(ctx: ServiceContext, identity: Confirming): Promise<boolean> {
  const { auth0Id, email, name, nickname, picture } = identity;
  if (!identity.emailVerified && !(await isEmailVerified(auth0Id))) return false;
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(sessions).set({ emailVerified: true }).where(eq(sessions.auth0Id, auth0Id));
    if (!email) return;
    await tx.db
      .insert(users)
      .values({
        auth0Id,
        email,
        username: nickname ?? email.split("@")[0] ?? email,
        fullName: name,
        profilePictureUrl: picture,
        createdAt: tx.now(),
      })
      .onConflictDoNothing({ target: users.auth0Id });
  });
  return true;
}
