import { and, count, eq, gt, sql } from "drizzle-orm";
import { activationMails } from "~/db/schema";
import { sendVerificationMail } from "~/integrations/identity/management.server";
import { OutsideServiceError } from "~/integrations/outside-service-error";
import type { ServiceContext } from "../context.server";

/** Activation mails that one identity may ask for within an hour. */
export const mostActivationMails = 3;
const hour = 60 * 60 * 1000;

/** Asks the provider for another activation mail. A request counts whether it succeeds or not. */
export async function resendActivation(
  ctx: ServiceContext,
  auth0Id: string,
): Promise<"sent" | "too_many" | "failed"> {
  const now = ctx.now();
  const allowed = await ctx.db.transaction(async (tx) => {
    // One request of an identity at a time: else several at once would all count what is there before them.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`activation ${auth0Id}`}, 0))`,
    );
    const [{ recent } = { recent: 0 }] = await tx
      .select({ recent: count() })
      .from(activationMails)
      .where(
        and(
          eq(activationMails.auth0Id, auth0Id),
          gt(activationMails.requestedAt, new Date(now.getTime() - hour)),
        ),
      );
    if (recent >= mostActivationMails) return false;
    await tx.insert(activationMails).values({ auth0Id, requestedAt: now });
    return true;
  });
  if (!allowed) return "too_many";
  try {
    await sendVerificationMail(auth0Id);
    return "sent";
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    ctx.log.warn({ error: error.message }, "activation mail was not sent");
    return "failed";
  }
}
