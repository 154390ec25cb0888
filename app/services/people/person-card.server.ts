import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { acts, contactMessages, orders, payments, users } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { authoriseReading, mayAct } from "../access/authorise.server";
import { listedActs } from "../acts/queries.server";
import type { ListedAct } from "../acts/deferred-act.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { messagesFrom, type WrittenMessage } from "../contact/desk-queries.server";
import { isId } from "../listing/ids";
import type { MemberStatus } from "../members/desk-queries.server";
import { casesOfPerson, type PersonCase } from "../moderation/cases-of-person.server";
import { notesOfAll, type StaffNote } from "../notes/queries.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { orderNumber } from "../orders/order-number";
import type { OrderStatus } from "../orders/order-state";
import { mailsTo, type MailLine } from "../outbox/desk-queries.server";
import { complaintsAbout, type PersonComplaint } from "../support/complaints-about.server";
import { personKinds, type PersonKind } from "./person-kinds";

/** As many rows of each kind as the page shows; the lists have the rest. */
const shownAtMost = 50;

export type PersonOrder = {
  id: string;
  number: string;
  productTitle: string;
  status: OrderStatus;
  priceGrosze: number;
  placedAt: Date;
};

export type PersonAgreement = Pick<
  ListedAct,
  "id" | "label" | "targetName" | "status" | "requestedAt"
>;

/** One person as the desk knows them, the newest first in each list; null for what whoever looks may not see. */
export type PersonCard = {
  /** Null for an order that nobody has left an address with. */
  address: string | null;
  member: { id: string; nick: string | null; status: MemberStatus; createdAt: Date } | null;
  orders: PersonOrder[] | null;
  complaints: PersonComplaint[] | null;
  messages: WrittenMessage[] | null;
  mails: MailLine[] | null;
  cases: PersonCase[] | null;
  agreements: PersonAgreement[];
  notes: StaffNote[];
};

/**
 * Everything about the one who placed an order, has an account or wrote to us: whatever has exactly their address. Nothing
 * of what they do under a pseudonym is joined to it.
 * @throws NotAllowed, NotFound
 */
export async function personCard(
  ctx: ServiceContext,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<PersonCard> {
  const staff = authoriseReading(ctx, personKinds[kind]);
  const address = isId(id) ? await addressOf(ctx, kind, id) : undefined;
  if (address === undefined) throw new NotFound(kind);
  const may = (permission: Parameters<typeof mayAct>[1]) => mayAct(staff, permission);
  const [member, placed] = await Promise.all([
    address === null ? null : memberWith(ctx, address),
    may("view_orders") ? ordersOf(ctx, kind === "order" ? { address, id } : { address }) : null,
  ]);
  const orderIds = placed?.map((order) => order.id) ?? [];
  const paid = await paymentsOf(ctx, orderIds);
  const shown = may("view_members") ? member : null;
  const [complaints, messages, mails, cases] = await Promise.all([
    may("answer_messages") ? complaintsAbout(ctx, { address, orderIds }) : null,
    may("answer_messages") ? messagesFrom(ctx, address ?? "", shownAtMost) : null,
    may("view_orders") ? mailsTo(ctx, address ?? "", shownAtMost) : null,
    may("moderate_content")
      ? casesOfPerson(ctx, { address, userId: shown?.id ?? null }, shownAtMost)
      : null,
  ]);
  const ids = {
    order: orderIds,
    payment: paid,
    member: shown ? [shown.id] : [],
    message: messages?.map((message) => message.id) ?? [],
    mail: mails?.map((mail) => mail.id) ?? [],
  };
  const [agreements, notes] = await Promise.all([
    agreementsOf(ctx, [...ids.order, ...ids.payment, ...ids.member]),
    notesOfAll(
      ctx,
      Object.entries(ids).map(([of, some]) => ({ kind: of as keyof typeof ids, ids: some })),
    ),
  ]);
  return {
    address,
    member: shown,
    orders: placed,
    complaints,
    messages,
    mails,
    cases,
    agreements,
    notes,
  };
}

/** Undefined where there is no such row. */
async function addressOf(
  { db }: ServiceContext,
  kind: PersonKind,
  id: string,
): Promise<string | null | undefined> {
  if (kind === "order") {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    return order && ((await confirmedAddress({ db }, order))?.toLowerCase() ?? null);
  }
  const table = { member: users, message: contactMessages }[kind];
  const [row] = await db.select({ email: table.email }).from(table).where(eq(table.id, id));
  return row && (row.email?.toLowerCase() ?? null);
}

async function memberWith({ db }: ServiceContext, address: string) {
  const { id, nick, status, createdAt, email } = users;
  const [member] = await db
    .select({ id, nick, status, createdAt })
    .from(users)
    .where(sql`lower(${email}) = ${address}`);
  return member ?? null;
}

async function ordersOf(
  { db }: ServiceContext,
  of: { address: string | null; id?: string },
): Promise<PersonOrder[]> {
  const { id, number, productSlug, bookSlug, bookTitle, status, priceGrosze, placedAt } = orders;
  const rows = await db
    .select({ id, number, productSlug, bookSlug, bookTitle, status, priceGrosze, placedAt })
    .from(orders)
    .where(
      or(
        of.address === null
          ? undefined
          : and(
              sql`lower(${orders.email}) = ${of.address}`,
              eq(orders.isAddressUnconfirmed, false),
            ),
        of.id === undefined ? undefined : eq(id, of.id),
      ),
    )
    .orderBy(desc(placedAt))
    .limit(shownAtMost);
  return rows.map((row) => ({
    id: row.id,
    number: orderNumber(row.number),
    productTitle: orderedTitle(row),
    status: row.status,
    priceGrosze: row.priceGrosze,
    placedAt: row.placedAt,
  }));
}

async function paymentsOf({ db }: ServiceContext, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, orderIds));
  return rows.map(({ id }) => id);
}

/**
 * What took a colleague's agreement and was about one of these, without what was asked for in particular: that is for whoever
 * may ask or agree.
 */
async function agreementsOf(ctx: ServiceContext, ids: string[]): Promise<PersonAgreement[]> {
  if (ids.length === 0) return [];
  const asked = await listedActs(
    ctx,
    and(inArray(acts.targetKind, ["order", "payment", "member"]), inArray(acts.targetId, ids)),
    shownAtMost,
  );
  return asked.map(({ id, label, targetName, status, requestedAt }) => ({
    id,
    label,
    targetName,
    status,
    requestedAt,
  }));
}
