import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import {
  caseMails,
  caseParties,
  contactMessages,
  conversations,
  emailCorrections,
  mailEvents,
  mails,
  mailTexts,
  messages,
  orders,
  users,
} from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../access/authorise.server";
import { containsPattern } from "../listing/like-patterns";
import { betweenDays } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { contactForwardMail } from "../contact/contact-forward-mail";
import { contentAccessUntil, countRecentContentAccesses } from "../content-access/queries.server";
import { complaintOf } from "../mails/complaints.server";
import type { MailEventKind } from "../mails/mail-states";
import type { Mail } from "../mails/mail-writer";
import type { MailFilters } from "./mail-filters";
import { isMasked, shownKinds } from "./mail-kinds";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { readAddress } from "../orders/whole-address";
import { orderNumber } from "../orders/order-number";
import type { AgainState } from "./again-state";
import { againState } from "./send-mail-again.server";
import { day } from "~/time/durations";

const month = 30 * day;

/** Its recipient is null where it is masked, and once it is forgotten. */
export type MailLine = Pick<
  Mail,
  "id" | "kind" | "recipient" | "state" | "bounceKind" | "createdAt"
>;

const line = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  state: mails.state,
  bounceKind: mails.bounceKind,
  createdAt: mails.createdAt,
};

const masked = <Row extends { kind: string; recipient: string | null }>(row: Row) => ({
  ...row,
  recipient: isMasked(row.kind) ? null : row.recipient,
});

/**
 * The condition that filters of mails come to; nobody is found by an address that is masked.
 * @param addressed what a typed address finds: by default whatever contains it
 */
export const matching = (
  { state, kind, recipient, from, to }: MailFilters,
  addressed: (typed: string) => SQL | undefined = sentTo,
): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(mails.state, state),
    kind === undefined ? undefined : eq(mails.kind, kind),
    recipient === undefined
      ? undefined
      : and(addressed(recipient), inArray(mails.kind, [...shownKinds])),
    betweenDays(mails.createdAt, { from, to }),
  );

/**
 * Mails to an address; of a whole one also what else the orders of that address sent, before it was corrected and after: whoever
 * asks what came of an order does not know which of its addresses had it.
 */
function sentTo(typed: string): SQL | undefined {
  const { address, isWhole } = readAddress(typed);
  const to = containsPattern(sql`lower(${mails.recipient})`, typed);
  if (!isWhole) return to;
  const { orderId, oldEmail } = emailCorrections;
  return or(
    to,
    sql`${mails.orderId} = any(array(
      select ${orderId} from ${emailCorrections} where lower(${oldEmail}) = ${address}
      union all select ${orderId} from ${emailCorrections} where ${orderId} in (
        select ${orders.id} from ${orders} where lower(${orders.email}) = ${address})))`,
  );
}

/**
 * A page of all mails, the newest first.
 * @throws NotAllowed
 */
export async function listMails(
  ctx: ServiceContext,
  filters: MailFilters,
  page: number,
): Promise<NumberedPage<MailLine>> {
  authoriseReading(ctx, "view_orders");
  const where = matching(filters);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, mails, where, atMost),
    rows: async (limit, offset) =>
      (
        await ctx.db
          .select(line)
          .from(mails)
          .where(where)
          .orderBy(desc(mails.createdAt), desc(mails.id))
          .limit(limit)
          .offset(offset)
      ).map(masked),
  });
}

/**
 * What an address was sent, the newest first; nothing of what is masked.
 * @param address in small letters
 * @throws NotAllowed
 */
export async function mailsTo(
  ctx: ServiceContext,
  address: string,
  atMost: number,
): Promise<MailLine[]> {
  authoriseReading(ctx, "view_orders");
  return ctx.db
    .select(line)
    .from(mails)
    .where(matching({ recipient: address }, (known) => sql`lower(${mails.recipient}) = ${known}`))
    .orderBy(desc(mails.createdAt))
    .limit(atMost);
}

/** How many reports of the last thirty days were about mails that we do not know. */
export async function countUnknownReports(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  const since = new Date(ctx.now().getTime() - month);
  const [counted] = await ctx.db
    .select({ reports: count() })
    .from(mailEvents)
    .where(and(isNull(mailEvents.mailId), gte(mailEvents.happenedAt, since)));
  return counted?.reports ?? 0;
}

export type MailEvent = {
  id: string;
  at: Date;
  what: MailEventKind;
  code: string | null;
};

/** Everything that the desk knows of a mail; what it says only while it is open to whoever looks. */
export type MailCard = Omit<Mail, "subject" | "idempotencyKey"> & {
  subject: string | null;
  order: { id: string; number: string } | null;
  caseId: string | null;
  messageId: string | null;
  memberId: string | null;
  complainedOn: Date | null;
  again: AgainState;
  /** Whether its text is still there to be opened. */
  hasText: boolean;
  content: {
    until: Date;
    text: string;
    attachments: { fileName: string; bytes: number }[];
  } | null;
  recentAccesses: number;
  events: MailEvent[];
  notes: StaffNote[];
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound */
export async function mailCard(ctx: ServiceContext, mailId: string): Promise<MailCard> {
  const { permissions, userId } = authoriseReading(ctx, "view_orders");
  const target = { kind: "mail", id: mailId } as const;
  const [mail] = isId(mailId) ? await ctx.db.select().from(mails).where(eq(mails.id, mailId)) : [];
  if (!mail) throw new NotFound("mail");
  const isHidden = isMasked(mail.kind);
  const [
    order,
    [ofCase],
    [message],
    [reply],
    [member],
    reports,
    complaint,
    again,
    [said],
    until,
    accesses,
    notes,
    history,
  ] = await Promise.all([
    mail.orderId === null
      ? undefined
      : ctx.db.query.orders.findFirst({
          columns: { id: true, number: true },
          where: eq(orders.id, mail.orderId),
        }),
    ctx.db
      .select({ id: caseParties.caseId })
      .from(caseMails)
      .innerJoin(caseParties, eq(caseParties.id, caseMails.partyId))
      .where(eq(caseMails.mailId, mailId)),
    ctx.db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(ofContact(mail.kind), mailId)),
    ctx.db
      .select({ id: conversations.subjectId })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(messages.mailId, mailId), eq(conversations.subjectKind, "contact"))),
    isHidden || mail.recipient === null || !permissions.includes("view_members")
      ? []
      : ctx.db.select({ id: users.id }).from(users).where(eq(users.email, mail.recipient)),
    ctx.db
      .select()
      .from(mailEvents)
      .where(eq(mailEvents.mailId, mailId))
      .orderBy(asc(mailEvents.happenedAt)),
    isHidden || mail.recipient === null ? null : complaintOf(ctx, mail.recipient),
    againState(ctx, mail),
    ctx.db.select().from(mailTexts).where(eq(mailTexts.mailId, mailId)),
    contentAccessUntil(ctx, target),
    countRecentContentAccesses(ctx, userId),
    notesOf(ctx, target),
    auditOf(ctx, target),
  ]);
  return {
    ...withoutKey(mail),
    recipient: isHidden ? null : mail.recipient,
    subject: isHidden ? null : mail.subject,
    order: order ? { id: order.id, number: orderNumber(order.number) } : null,
    caseId: permissions.includes("moderate_content") ? (ofCase?.id ?? null) : null,
    messageId: permissions.includes("answer_messages") ? (message?.id ?? reply?.id ?? null) : null,
    memberId: member?.id ?? null,
    complainedOn: complaint,
    again,
    hasText: said !== undefined,
    content: until && said ? { until, text: said.text, attachments: said.attachments } : null,
    recentAccesses: accesses,
    events: eventsOf(mail, reports),
    notes,
    history,
  };
}

const withoutKey = ({ idempotencyKey: _, ...mail }: Mail) => mail;

const ofContact = (kind: string) =>
  kind === contactForwardMail.code ? contactMessages.forwardMailId : contactMessages.receiptMailId;

function eventsOf(mail: Mail, reports: (typeof mailEvents.$inferSelect)[]): MailEvent[] {
  const own = ([what, at, code]: [MailEventKind, Date | null, string | null]) =>
    at ? [{ id: what, at, what, code }] : [];
  const ours: [MailEventKind, Date | null, string | null][] = [
    ["queued", mail.createdAt, null],
    ["accepted", mail.acceptedAt, null],
    ["refused", mail.refusedAt, mail.lastError],
  ];
  return [
    ...ours.flatMap(own),
    ...reports.map(({ id, happenedAt, type, code }) => ({ id, at: happenedAt, what: type, code })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}
