import { and, eq, inArray, lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { accountMails, mails } from "~/db/schema";
import { accountBannedMail, accountDeletedMail } from "~/mails/account-mails.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { queueMail, type AccountMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import { type BanReason, type DeletionReason } from "./acts";

const letters = { account_banned: accountBannedMail, account_deleted: accountDeletedMail };

/** Each reason as its person reads it, without a full stop. */
const told: Record<BanReason | DeletionReason, string> = {
  harassment: "nękanie innych osób",
  hate_speech: "mowa nienawiści",
  fraud: "oszustwo",
  spam: "spam",
  danger_to_others: "zagrożenie dla innych",
  underage: "z serwisu można korzystać od 16 lat",
  court_order: "nakaz sądu",
  other_breach_of_terms: "naruszenie regulaminu",
  asked_by_member: "Twoja prośba",
};

function groundOf(reason: BanReason | DeletionReason): "terms" | "law" | null {
  if (reason === "asked_by_member") return null;
  return reason === "court_order" ? "law" : "terms";
}

/** Tells the owner of an account what staff did to it and why. */
export async function mailAccount(
  tx: TransactionContext,
  kind: AccountMailKind,
  { recipient, reason }: { recipient: string; reason: BanReason | DeletionReason },
): Promise<void> {
  const mailId = await queueMail(tx, {
    kind,
    recipient,
    subject: letters[kind].subject(),
    idempotencyKey: `${kind}/${crypto.randomUUID()}`,
  });
  if (mailId) await tx.db.insert(accountMails).values({ mailId, reason });
}

const composer =
  (kind: AccountMailKind): Composer =>
  async (ctx, { id, createdAt }) => {
    const [found] = await ctx.db
      .select({ reason: accountMails.reason })
      .from(accountMails)
      .where(eq(accountMails.mailId, id));
    if (!found) return null;
    const code = found.reason as BanReason | DeletionReason;
    const facts = { reason: told[code], ground: groundOf(code), at: createdAt };
    return { ...letters[kind](facts), attachments: [] };
  };

/** What writes each mail about what staff did to an account. */
export const accountMailComposers: Record<AccountMailKind, Composer> = {
  account_banned: composer("account_banned"),
  account_deleted: composer("account_deleted"),
};

/** Deletes those mails when they are old: the account may be gone, and its address with it. */
export async function deleteAccountMails(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.accountMail));
  await ctx.db
    .delete(mails)
    .where(
      and(
        inArray(mails.id, ctx.db.select({ id: accountMails.mailId }).from(accountMails)),
        lt(mails.createdAt, before),
      ),
    );
}
