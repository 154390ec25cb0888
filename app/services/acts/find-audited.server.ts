import { inArray, or, sql, type SQL } from "drizzle-orm";
import { mails, orders, payments, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { AuditSearch } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { containsPattern } from "../listing/like-patterns";
import { numbered, orderedBy } from "../orders/find-orders";
import { allActs } from "./words";

/** How many orders or accounts a search goes on with, and the shortest text that is looked for in names of acts. */
const atMost = 200;
const shortest = 3;

/**
 * What the log has of something that somebody knows by a number, a nick, an address, an id, or a word of what was done. Orders
 * and accounts are looked for by whoever may see them; people of the team by everybody who reads the log.
 * @throws NotAllowed
 */
export async function findAudited(ctx: ServiceContext, typed: string): Promise<AuditSearch> {
  const { permissions } = authoriseReading(ctx, "read_audit");
  const text = typed.trim();
  if (isId(text)) return { actors: [text], acts: [], ids: [text], targets: [] };
  const [accounts, ofOrders] = await Promise.all([
    accountsNamed(ctx, text),
    permissions.includes("view_orders") ? targetsOfOrders(ctx, text) : [],
  ]);
  const members = permissions.includes("view_members") ? accounts : [];
  return {
    actors: accounts,
    acts: actsNamed(text),
    ids: [],
    targets: [...ofOrders, { kind: "member" as const, ids: members }],
  };
}

/** Accounts that somebody of the team may mean by an address or a nick, or a part of one. @throws NotAllowed */
export async function findActors(ctx: ServiceContext, typed: string): Promise<string[]> {
  authoriseReading(ctx, "read_audit");
  const text = typed.trim();
  return isId(text) ? [text] : accountsNamed(ctx, text);
}

async function accountsNamed({ db }: ServiceContext, text: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(containsPattern(sql`lower(${users.email})`, text), containsPattern(users.nick, text)))
    .limit(atMost);
  return found.map(({ id }) => id);
}

/** Orders by number, link or address, with their payments, mails and reviews. */
async function targetsOfOrders(ctx: ServiceContext, text: string): Promise<AuditSearch["targets"]> {
  const { db } = ctx;
  const where: SQL = text.includes("@") ? orderedBy(text) : numbered(text);
  const found = await db.select({ id: orders.id }).from(orders).where(where).limit(atMost);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [paid, sent] = await Promise.all([
    db.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ids)),
    db.select({ id: mails.id }).from(mails).where(inArray(mails.orderId, ids)),
  ]);
  return [
    { kind: "order", ids },
    { kind: "review", ids },
    { kind: "payment", ids: paid.map(({ id }) => id) },
    { kind: "mail", ids: sent.map(({ id }) => id) },
  ];
}

const actsNamed = (text: string): string[] =>
  text.length < shortest
    ? []
    : [...allActs.values()]
        .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
        .map(({ code }) => code);
