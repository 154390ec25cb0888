import { z } from "zod";
import { formatCount } from "~/copy/format";
import { codesOf } from "../../audit/audit-events";
import { actAuditEvents } from "../acts";
import { lockBulk, rowsOfBulk, startBulk } from "../bulk-act.server";
import { defineDeferredAct } from "../deferred-act.server";
import { selections } from "../selections.server";

const run = z.object({ bulkId: z.uuid(), rowsOf: z.enum(codesOf(selections)), reason: z.string() });

export const runBulkAct = defineDeferredAct({
  act: actAuditEvents.run_bulk,
  permission: "act_in_bulk",
  input: run,
  frozen: run.extend({ does: z.string(), rows: z.int() }),
  targetOf: ({ bulkId }) => ({ kind: "bulk", id: bulkId }),
  reasonOf: ({ reason }) => reason,
  async plan(tx, input) {
    const { bulkId, rowsOf } = input;
    const bulk = await lockBulk(tx, bulkId);
    return {
      frozen: { ...input, does: bulk.kind, rows: bulk.total },
      interested: await selections[rowsOf].owners(tx, bulkId),
      perform: () => startBulk(tx, bulkId),
    };
  },
  byTwo: {
    permission: "approve_bulk",
    async effects(ctx, { input: { does, rows, rowsOf }, target }, of) {
      const { act, bulk } = of(does);
      const leftGrosze = await selections[rowsOf].left(ctx, await rowsOfBulk(ctx, target.id));
      return [
        `${act.label}: ${formatCount(rows, "zamówienie", "zamówienia", "zamówień")}. Listę z filtrem znajdziesz w „Czynnościach zbiorczych”.`,
        ...(bulk?.effects({ rows, leftGrosze }) ?? []),
      ];
    },
  },
});
