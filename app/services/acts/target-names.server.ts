import { inArray, eq } from "drizzle-orm";
import { formatCount } from "~/copy/format";
import { bulkActs, groupMembers, groups, mails, payments, users } from "~/db/schema";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import { numbersOf } from "../orders/queries.server";
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
  async mail({ db }, ids) {
    const found = await db
      .select({ id: mails.id, kind: mails.kind })
      .from(mails)
      .where(inArray(mails.id, [...ids]));
    return new Map(found.map(({ id, kind }) => [id, mailKindLabel(kind)]));
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

const gone = "Już tego nie ma";

/** What acts were asked for upon, as the desk calls it: for whoever asked, or may agree. @returns by the targets' ids */
export async function targetNames(ctx: Named, targets: readonly Target[]): Promise<Names> {
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = targets.flatMap((target) => (target.kind === kind ? target.id : []));
      return [...((await namesBy[kind]?.(ctx, ids)) ?? [])];
    }),
  );
  const names = new Map(found.flat());
  return new Map(targets.map(({ id }) => [id, names.get(id) ?? gone]));
}
