import { and, eq, ne, sql } from "drizzle-orm";
import { metrics } from "~/config/metrics.server";
import { mails, orders } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { isAnswered, isOurFault, sendMail as handOver } from "~/integrations/mail/resend.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { complaintOf } from "../mails/complaints.server";
import type { MailEnd } from "../mails/mail-states";
import type { Mail } from "../mails/mail-writer";
import { needsHelp } from "../orders/buyer-rules";
import { bringingMails } from "../orders/document-mails";
import { lockOrder } from "../orders/lock-order.server";
import { mailKindOf } from "./mail-kinds";
import { digestOf, keepSentText } from "./sent-text.server";
import { mailWriters } from "./mail-writers.server";

/**
 * Sends a mail that has been written down, whatever it is about. Safe to repeat: its key makes it one mail for the
 * provider, and what follows from it is stored with the fact that the provider has it.
 * @param input.lastAttempt whether the job will not be tried again
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function sendMail(
  ctx: ServiceContext,
  { mailId, lastAttempt }: { mailId: string; lastAttempt: boolean },
): Promise<void> {
  const claimed = await claim(ctx, mailId);
  if (!claimed) return;
  const { mail, mayHaveGone } = claimed;
  const kind = mailKindOf(mail.kind);
  // A row of a kind that is not sent any more.
  if (!kind) return refuse(ctx, mail, "nothing_to_send");
  const writer = mailWriters[kind.code];
  if (!kind.isRequired && (await complaintOf(ctx, mail.recipient)))
    return refuse(ctx, mail, "complained");
  const message = await writer.compose(ctx, mail);
  if (!message) return refuse(ctx, mail, "nothing_to_send");
  let providerId: string | null;
  try {
    providerId = await handOver(
      { to: mail.recipient, reference: mail.id, attachments: [], ...message },
      mail.idempotencyKey,
    );
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    if (isOurFault(error))
      ctx.log.error({ code: error.code, mailId }, "the mail provider refuses us");
    const isRefused = error.kind === "refused";
    const isGivenUp = await withItsOrder(ctx, mail, async (tx) => {
      const isKnown = isAnswered(error) && !mayHaveGone;
      const [open] = await tx.db
        .update(mails)
        .set({ claimedAt: isKnown ? null : mail.claimedAt })
        .where(and(eq(mails.id, mailId), ne(mails.status, "accepted")))
        .returning({ status: mails.status });
      if (open?.status !== "pending") return true;
      const isUseless = await writer.failed?.(tx, mail, { error, isRefused, lastAttempt });
      if (isRefused || isUseless) await refuse(tx, mail, error);
      else await tx.db.update(mails).set({ lastError: error.code }).where(eq(mails.id, mailId));
      return isRefused || isUseless === true;
    });
    if (isGivenUp) return;
    throw error;
  }
  const isNews = await withItsOrder(ctx, mail, async (tx) => {
    const [accepted] = await tx.db
      .update(mails)
      .set({
        status: "accepted",
        providerId,
        // Written anew at sending: of a group that was closed meanwhile it says nothing any more.
        subject: message.subject,
        acceptedAt: tx.now(),
        lastError: null,
        claimedAt: null,
        digest: digestOf(message),
        termsVersion: await termsOf(tx, mail),
      })
      .where(and(eq(mails.id, mailId), ne(mails.status, "accepted")))
      .returning();
    if (!accepted) return false;
    await keepSentText(tx, accepted, message);
    await writer.accepted?.(tx, accepted);
    return true;
  });
  if (isNews) metrics.mailsAccepted.inc({ kind: mail.kind });
}

/**
 * Counts an attempt. One that brings what was bought is under way from now on, with the order's lock: whoever stops the order
 * comes before it, and it finds the order stopped, or waits for how it ends (`stopOrder`).
 * @returns also whether an attempt before it was never answered: then no other error tells what became of the mail
 */
async function claim(
  ctx: ServiceContext,
  mailId: string,
): Promise<{ mail: Mail & { recipient: string }; mayHaveGone: boolean } | undefined> {
  const [found] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
  if (found?.status !== "pending" || found.recipient === null) return undefined;
  const { recipient } = found;
  const count = async ({ db }: Pick<ServiceContext, "db">, claimedAt?: Date) => {
    const settled = await settledAtFirst({ db }, found);
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, claimedAt, ...settled })
      .where(and(eq(mails.id, mailId), eq(mails.status, "pending")))
      .returning();
    return mail && { mail: { ...mail, recipient }, mayHaveGone: found.claimedAt !== null };
  };
  return bringingMails.includes(found.kind)
    ? withItsOrder(ctx, found, (tx) => count(tx, tx.now()))
    : count(ctx);
}

/** The terms that an order was placed under. */
async function termsOf({ db }: TransactionContext, { orderId }: Mail): Promise<string | null> {
  if (orderId === null) return null;
  const { termsVersion } = orders;
  const [order] = await db.select({ termsVersion }).from(orders).where(eq(orders.id, orderId));
  return order?.termsVersion ?? null;
}

/** What a mail is from its first attempt on, whatever becomes of its order; nothing where that is settled, or of no order. */
async function settledAtFirst(
  { db }: Pick<ServiceContext, "db">,
  { orderId, withHelp }: Mail,
): Promise<Partial<Pick<Mail, "withHelp" | "isLinkOnly">>> {
  if (orderId === null || withHelp !== null) return {};
  const { crisisLevel, failure, isAddressUnconfirmed } = orders;
  const [order] = await db
    .select({ crisisLevel, failure, isAddressUnconfirmed })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order ? { withHelp: needsHelp(order), isLinkOnly: order.isAddressUnconfirmed } : {};
}

/** The order's lock first, as everywhere. */
const withItsOrder = <Result>(
  ctx: ServiceContext,
  { orderId }: Mail,
  run: (tx: TransactionContext) => Promise<Result>,
): Promise<Result> =>
  inTransaction(ctx, async (tx) => {
    if (orderId !== null) await lockOrder(tx, { id: orderId });
    return run(tx);
  });

async function refuse(
  ctx: ServiceContext,
  { id }: Mail,
  why: MailEnd | ExternalServiceError,
): Promise<void> {
  const lastError = typeof why === "string" ? why : why.code;
  await ctx.db
    .update(mails)
    .set({ status: "refused", refusedAt: ctx.now(), lastError, claimedAt: null })
    .where(and(eq(mails.id, id), eq(mails.status, "pending")));
}
