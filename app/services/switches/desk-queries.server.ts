import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { switchTurns } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { emailsOf } from "../access/emails-of.server";
import { NotFound } from "../command/errors";
import { newestTurns } from "./switch-state.server";
import { isSwitchName, switchNames, type SwitchName } from "./switch-names";
import type { TurnReason } from "./acts";

export type SwitchTurn = {
  id: string;
  isOn: boolean;
  reason: TurnReason;
  note: string | null;
  turnedBy: string | null;
  email: string | null;
  turnedAt: Date;
};

/** A switch as it stands; `last` is null for one that nobody has ever turned. */
export type SwitchRow = { id: SwitchName; isOn: boolean; last: SwitchTurn | null };

/**
 * Every switch with its newest turn.
 * @throws NotAllowed
 */
export async function listSwitches(ctx: ServiceContext): Promise<SwitchRow[]> {
  authoriseReading(ctx, "turn_switches");
  const turns = await withEmails(ctx, await newestTurns(ctx));
  return switchNames.map((name) => {
    const last = turns.find((turn) => turn.name === name) ?? null;
    return { id: name, isOn: last?.isOn ?? false, last };
  });
}

/**
 * One switch with what was done to it, the newest first: at most twenty turns.
 * @throws NotAllowed, NotFound
 */
export async function switchCard(
  ctx: ServiceContext,
  name: string,
): Promise<{ id: SwitchName; isOn: boolean; turns: SwitchTurn[] }> {
  authoriseReading(ctx, "turn_switches");
  if (!isSwitchName(name)) throw new NotFound("switch");
  const rows = await ctx.db
    .select()
    .from(switchTurns)
    .where(eq(switchTurns.name, name))
    .orderBy(desc(switchTurns.id))
    .limit(20);
  return { id: name, isOn: rows[0]?.isOn ?? false, turns: await withEmails(ctx, rows) };
}

async function withEmails(ctx: ServiceContext, rows: (typeof switchTurns.$inferSelect)[]) {
  const emails = await emailsOf(
    ctx,
    rows.map(({ turnedBy }) => turnedBy),
  );
  return rows.map(({ id, reason, ...turn }) => ({
    ...turn,
    id: String(id),
    reason: reason as TurnReason,
    email: turn.turnedBy === null ? null : (emails.get(turn.turnedBy) ?? null),
  }));
}

/** Deletes what staff wrote about turns whose time has come; that a switch was turned stays. @returns how many */
export async function deleteTurnNotes(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const old = await ctx.db
    .update(switchTurns)
    .set({ note: null })
    .where(and(lt(switchTurns.turnedAt, before), isNotNull(switchTurns.note)))
    .returning({ id: switchTurns.id });
  return old.length;
}
