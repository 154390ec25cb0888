import { inArray, eq } from "drizzle-orm";
import { formatCount, formatDateTime, formatDay } from "~/copy/format";
import {
  acts,
  books,
  bulkActs,
  groupMembers,
  groups,
  horoscopeEntries,
  ledgerDifferences,
  mails,
  moderationCases,
  payments,
  promotions,
  supportThreads,
  users,
} from "~/db/schema";
import { findProduct } from "~/products/registry";
import { caseSubjectLabels } from "~/site/moderation";
import { personaOfSlug } from "~/site/personas";
import { findSign } from "~/sky/signs";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import { allHoroscopes } from "../horoscopes/acts";
import { numbersOf } from "../orders/queries.server";
import { isId } from "../listing/ids";
import { isSwitchName } from "../switches/switch-names";
import { switchWords } from "../switches/switch-words";
import { actLabel } from "./words";
import { mailKindLabel } from "../outbox/mail-kinds";

type Named = Pick<ServiceContext, "db">;
type Names = ReadonlyMap<string, string>;

const namesBy: Partial<
  Record<Target["kind"], (ctx: Named, ids: readonly string[]) => Promise<Names>>
> = {
  order: numbersOf,
  async payment(ctx, ids) {
    const paid = await ctx.db
      .select({ id: payments.id, orderId: payments.orderId })
      .from(payments)
      .where(inArray(payments.id, [...ids]));
    const numbers = await numbersOf(
      ctx,
      paid.map(({ orderId }) => orderId),
    );
    return new Map(paid.map(({ id, orderId }) => [id, numbers.get(orderId) ?? gone]));
  },
  async member({ db }, ids) {
    const found = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(found.map(({ id, email }) => [id, email]));
  },
  async membership({ db }, ids) {
    const found = await db
      .select({ id: groupMembers.id, pseudonym: groupMembers.pseudonym, group: groups.name })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(inArray(groupMembers.id, [...ids]));
    return new Map(
      found.map(({ id, pseudonym, group }) => [id, `${pseudonym ?? "Bez pseudonimu"} · ${group}`]),
    );
  },
  async group({ db }, ids) {
    const found = await db
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(inArray(groups.id, [...ids]));
    return new Map(found.map(({ id, name }) => [id, name]));
  },
  async case({ db }, ids) {
    const found = await db
      .select({ id: moderationCases.id, subject: moderationCases.subject, group: groups.name })
      .from(moderationCases)
      .leftJoin(groups, eq(groups.id, moderationCases.groupId))
      .where(inArray(moderationCases.id, [...ids]));
    return new Map(
      found.map(({ id, subject, group }) => [
        id,
        caseSubjectLabels[subject] + (group === null ? "" : ` · ${group}`),
      ]),
    );
  },
  async mail({ db }, ids) {
    const found = await db
      .select({ id: mails.id, kind: mails.kind })
      .from(mails)
      .where(inArray(mails.id, [...ids]));
    return new Map(found.map(({ id, kind }) => [id, mailKindLabel(kind)]));
  },
  async book({ db }, ids) {
    const found = await db
      .select({ id: books.id, title: books.title })
      .from(books)
      .where(inArray(books.id, [...ids]));
    return new Map(found.map(({ id, title }) => [id, `„${title}”`]));
  },
  /** What a member called a ticket may say what is in it, and is left out. */
  async thread({ db }, ids) {
    const found = await db
      .select({
        id: supportThreads.id,
        kind: supportThreads.kind,
        subject: supportThreads.subject,
        createdAt: supportThreads.createdAt,
      })
      .from(supportThreads)
      .where(inArray(supportThreads.id, [...ids]));
    return new Map(
      found.map(({ id, kind, subject, createdAt }) => [
        id,
        kind === "complaint" ? subject : `Zgłoszenie z ${formatDateTime(createdAt)}`,
      ]),
    );
  },
  review: numbersOf,
  product: (_ctx, ids) => Promise.resolve(new Map(ids.map((id) => [id, titleOf(id)]))),
  async promotion({ db }, ids) {
    const found = await db
      .select({ id: promotions.id, productSlug: promotions.productSlug })
      .from(promotions)
      .where(inArray(promotions.id, [...ids]));
    return new Map(found.map(({ id, productSlug }) => [id, titleOf(productSlug)]));
  },
  async difference({ db }, ids) {
    const numbers = ids.map(Number).filter(Number.isSafeInteger);
    const found = await db
      .select({ id: ledgerDifferences.id, transaction: ledgerDifferences.transactionTitle })
      .from(ledgerDifferences)
      .where(inArray(ledgerDifferences.id, numbers));
    return new Map(found.map(({ id, transaction }) => [String(id), transaction]));
  },
  async horoscope({ db }, ids) {
    const found = await db
      .select()
      .from(horoscopeEntries)
      .where(inArray(horoscopeEntries.id, ids.filter(isId)));
    const names = found.map(({ id, sign, startsOn }): [string, string] => [
      id,
      `${findSign(sign)?.name ?? sign}, ${formatDay(startsOn)}`,
    ]);
    return new Map([...names, [allHoroscopes, "Wszystkie horoskopy"]]);
  },
  persona: (_ctx, ids) =>
    Promise.resolve(new Map(ids.map((id) => [id, personaOfSlug(id)?.name ?? id]))),
  switch: (_ctx, ids) =>
    Promise.resolve(
      new Map(ids.filter(isSwitchName).map((name) => [name, `„${switchWords(name).label}”`])),
    ),
  async act({ db }, ids) {
    const found = await db
      .select({ id: acts.id, kind: acts.kind })
      .from(acts)
      .where(inArray(acts.id, [...ids]));
    return new Map(found.map(({ id, kind }) => [id, `„${actLabel(kind)}”`]));
  },
  async bulk({ db }, ids) {
    const found = await db
      .select({ id: bulkActs.id, kind: bulkActs.kind, total: bulkActs.total })
      .from(bulkActs)
      .where(inArray(bulkActs.id, [...ids]));
    return new Map(
      found.map(({ id, kind, total }) => [
        id,
        `${actLabel(kind)} · ${formatCount(total, "pozycja", "pozycje", "pozycji")}`,
      ]),
    );
  },
};

/** Kinds whose ids are no UUIDs. */
const named: readonly Target["kind"][] = [
  "product",
  "switch",
  "difference",
  "horoscope",
  "persona",
];

const titleOf = (slug: string) => `„${findProduct(slug)?.title ?? slug}”`;

const gone = "Już tego nie ma";

/** Whether what is of a kind has a name as long as it is there. */
export const hasNames = (kind: Target["kind"]): boolean => namesBy[kind] !== undefined;

/** What the lines of the log are about, where it has a name and is still there. @returns by the targets' ids */
export async function namesInLog(ctx: Named, targets: readonly Target[]): Promise<Names> {
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = targets.flatMap((target) =>
        target.kind === kind && (named.includes(kind) || isId(target.id)) ? target.id : [],
      );
      return [...((await namesBy[kind]?.(ctx, ids)) ?? [])];
    }),
  );
  return new Map(found.flat());
}

/** What acts were asked for upon, as the desk calls it: for whoever asked, or may agree. @returns by the targets' ids */
export async function targetNames(ctx: Named, targets: readonly Target[]): Promise<Names> {
  const names = await namesInLog(ctx, targets);
  return new Map(targets.map(({ id }) => [id, names.get(id) ?? gone]));
}
