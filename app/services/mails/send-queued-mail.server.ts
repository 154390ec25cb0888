import { eq, sql } from "drizzle-orm";
import { mails } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import { complaintOf } from "./complaints.server";
import { handOver, type Mail, type MailMessage } from "./hand-over.server";
import { isOwed } from "./owed";

/** Writes one kind of mail from what is stored, always with the same bytes; null when it must not go out any more. */
export type Composer = (ctx: ServiceContext, mail: Mail) => Promise<MailMessage | null>;

/**
 * Sends a mail that has been written down. Safe to repeat: its key makes it one mail for the provider.
 * @param compose writes it from what is stored, always with the same bytes; null when it must not go out any more
 * @returns whether the provider has it now and had not before
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function sendQueuedMail(
  ctx: ServiceContext,
  mailId: string,
  compose: Composer,
): Promise<boolean> {
  const [mail] = await ctx.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId))
    .returning();
  if (mail?.status !== "pending") return false;
  const refuse = async (lastError: string) => {
    await ctx.db
      .update(mails)
      .set({ status: "refused", refusedAt: ctx.now(), lastError })
      .where(eq(mails.id, mail.id));
    return false;
  };
  if (!isOwed(mail.kind) && (await complaintOf(ctx, mail.recipient))) return refuse("complained");
  const message = await compose(ctx, mail);
  if (!message) return refuse("nothing_to_send");
  try {
    await handOver(ctx, mail, message);
    return true;
  } catch (error) {
    // The row says so; another attempt would be told the same.
    if (error instanceof ExternalServiceError && error.kind === "refused") return false;
    throw error;
  }
}
