import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { switchChanges } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { emailsOf } from "../access/emails-of.server";
import { NotFound } from "../command/errors";
import { latestSwitchChanges } from "./switch-state.server";
import { isSwitchName, switchNames, type SwitchName } from "./switch-names";
import type { SwitchReason } from "./acts";

export type SwitchChange = {
  id: string;
  isOn: boolean;
  reason: SwitchReason;
  note: string | null;
  changedBy: string | null;
  email: string | null;
  changedAt: Date;
};

/** A switch as it stands; `last` is null for one that nobody has ever changed. */
export type SwitchRow = { id: SwitchName; isOn: boolean; last: SwitchChange | null };

/**
 * Every switch with its newest change.
 * @throws NotAllowed
 */
export async function listSwitches(ctx: ServiceContext): Promise<SwitchRow[]> {
  authoriseReading(ctx, "manage_switches");
  const changes = await withEmails(ctx, await latestSwitchChanges(ctx));
  return switchNames.map((name) => {
    const last = changes.find((change) => change.name === name) ?? null;
    return { id: name, isOn: last?.isOn ?? false, last };
  });
}

/**
 * One switch with what was done to it, the newest first: at most twenty changes.
 * @throws NotAllowed, NotFound
 */
export async function switchCard(
  ctx: ServiceContext,
  name: string,
): Promise<{ id: SwitchName; isOn: boolean; changes: SwitchChange[] }> {
  authoriseReading(ctx, "manage_switches");
  if (!isSwitchName(name)) throw new NotFound("switch");
  const rows = await ctx.db
    .select()
    .from(switchChanges)
    .where(eq(switchChanges.name, name))
    .orderBy(desc(switchChanges.id))
    .limit(20);
  return { id: name, isOn: rows[0]?.isOn ?? false, changes: await withEmails(ctx, rows) };
}

async function withEmails(ctx: ServiceContext, rows: (typeof switchChanges.$inferSelect)[]) {
  const emails = await emailsOf(
    ctx,
    rows.map(({ changedBy }) => changedBy),
  );
  return rows.map(({ id, reason, ...change }) => ({
    ...change,
    id: String(id),
    reason: reason as SwitchReason,
    email: change.changedBy === null ? null : (emails.get(change.changedBy) ?? null),
  }));
}

/** Deletes what staff wrote about changes whose time has come; that a switch was changed stays. @returns how many */
export async function deleteOldSwitchNotes(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const old = await ctx.db
    .update(switchChanges)
    .set({ note: null })
    .where(and(lt(switchChanges.changedAt, before), isNotNull(switchChanges.note)))
    .returning({ id: switchChanges.id });
  return old.length;
}
