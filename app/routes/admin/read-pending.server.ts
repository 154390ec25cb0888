import { mayAct } from "~/services/access/authorise.server";
import type { Target } from "~/services/access/targets";
import { pendingActs, type PendingAct } from "~/services/acts/pending-acts.server";
import { deferredActOf } from "~/services/acts/registry.server";
import type { ServiceContext } from "~/services/command/context.server";
import type { PendingByRow } from "./pending-acts";

/** What one has pressed oneself stands above every page, with the way to take it back. */
const standsAbove = (act: PendingAct, { actor }: ServiceContext) =>
  act.runsAt !== null && actor.kind === "staff" && act.staffId === actor.userId;

/**
 * What staff have begun upon the rows that a page shows, and whoever looks is not told of above the page.
 * @param rows those of the list, and the one in view
 * @param upon kinds of targets that may have something pending, with whose of them a row is
 */
export async function readPending<Row extends { id: string }>(
  ctx: ServiceContext,
  rows: readonly (Row | null)[],
  upon: Partial<Record<Target["kind"], (row: Row) => string>>,
): Promise<PendingByRow> {
  const shown = rows.filter((row) => row !== null);
  const byRow: PendingByRow = {};
  for (const [kind, idOf] of Object.entries(upon)) {
    const pending = await pendingActs(ctx, kind as Target["kind"], [...new Set(shown.map(idOf))]);
    for (const row of new Map(shown.map((each) => [each.id, each])).values()) {
      const acts = (pending.get(idOf(row)) ?? [])
        .filter((act) => !standsAbove(act, ctx))
        .map((act) => ({
          ...act,
          mayTakeBack: act.runsAt !== null && mayAct(ctx.actor, deferredActOf(act.kind).permission),
        }));
      const known = byRow[row.id] ?? [];
      // What changes a row's order is upon both.
      const more = acts.filter(({ id }) => !known.some((each) => each.id === id));
      if (more.length > 0) byRow[row.id] = [...known, ...more];
    }
  }
  return byRow;
}
