import { and, eq, sql } from "drizzle-orm";
import { sessions } from "~/db/schema";
import { confirmedEmailOf } from "~/integrations/identity/management.server";
import { authoriseIdentity } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { confirmationRefusals } from "./refusals";

/**
 * Asks the provider whether the acting identity's address is confirmed, and takes note of it in the sessions that hold this
 * very address; one that began under another address stays as it is. That makes nobody a member: an account begins with
 * the terms. A question counts whether it is answered or not.
 * @param session.email what the session holds
 * @throws NotAllowed, TooManyRequests, Conflict of `confirmationRefusals`, ExternalServiceError when the provider does not answer
 */
export async function confirmEmail(
  ctx: ServiceContext,
  session: { email: string | null },
): Promise<void> {
  const auth0Id = authoriseIdentity(ctx);
  await requireRateLimit(ctx, "emailChecks", auth0Id);
  const confirmed = (await confirmedEmailOf(auth0Id))?.toLowerCase();
  if (confirmed === undefined) throw new Conflict(confirmationRefusals.email_unconfirmed);
  if (confirmed !== session.email?.toLowerCase())
    throw new Conflict(confirmationRefusals.email_changed);
  await ctx.db
    .update(sessions)
    .set({ emailVerified: true })
    .where(and(eq(sessions.auth0Id, auth0Id), eq(sql`lower(${sessions.email})`, confirmed)));
}
