import { and, eq, ne } from "drizzle-orm";
import { mails } from "~/db/schema";
import { isOurFault, sendMail, type OutgoingMail } from "~/integrations/mail/resend.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";

export type Mail = typeof mails.$inferSelect;
export type MailState = Mail["state"];

/** A mail without what its row says. */
export type MailMessage = Omit<OutgoingMail, "to" | "reference">;

/**
 * Hands a mail over that has been written down, unless it was taken before, and writes down how that ended.
 * @throws ExternalServiceError
 */
export async function handOver(
  ctx: ServiceContext,
  mail: Mail,
  message: MailMessage,
): Promise<void> {
  if (mail.status === "accepted") return;
  try {
    const providerId = await sendMail(
      { to: mail.recipient, reference: mail.id, ...message },
      mail.idempotencyKey,
    );
    await ctx.db
      .update(mails)
      .set({ status: "accepted", providerId, acceptedAt: ctx.now(), lastError: null })
      .where(eq(mails.id, mail.id));
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    if (isOurFault(error))
      ctx.log.error({ code: error.code, mailId: mail.id }, "the mail provider refuses us");
    const isFinal = error.kind === "refused";
    await ctx.db
      .update(mails)
      .set({
        status: isFinal ? "refused" : "pending",
        refusedAt: isFinal ? ctx.now() : null,
        lastError: error.code,
      })
      // Another attempt may have handed it over meanwhile.
      .where(and(eq(mails.id, mail.id), ne(mails.status, "accepted")));
    throw error;
  }
}
