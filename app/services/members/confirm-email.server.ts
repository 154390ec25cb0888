import { eq } from "drizzle-orm";
import { sessions } from "~/db/schema";
import { isEmailVerified } from "~/integrations/identity/management.server";
import { authoriseIdentity } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Takes note that the acting identity's address is confirmed, which the provider is asked about when the session does not
 * know it yet. That makes nobody a member: an account begins with the terms.
 * @returns false while the address is unconfirmed
 * @param known.emailVerified whether the session knows it already
 * @throws NotAllowed; ExternalServiceError when the provider does not answer
 */
export async function confirmEmail(
  ctx: ServiceContext,
  known: { emailVerified: boolean },
): Promise<boolean> {
  const auth0Id = authoriseIdentity(ctx);
  if (!known.emailVerified && !(await isEmailVerified(auth0Id))) return false;
  await ctx.db.update(sessions).set({ emailVerified: true }).where(eq(sessions.auth0Id, auth0Id));
  return true;
}
