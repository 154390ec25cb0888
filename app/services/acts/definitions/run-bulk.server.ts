import { z } from "zod";
import { countedThings } from "../../listing/listed-things";
import { actAuditEvents } from "../acts";
import { lockBulk, rowsOfBulk, startBulk } from "../bulk-act.server";
import { bulkEffects, defineDeferredAct, type BulkAct } from "../deferred-act.server";

const run = z.object({ bulkId: z.uuid(), reason: z.string() });

/** @param of what is done to each row, by its code */
export const defineBulkRun = (of: (code: string) => BulkAct) =>
  defineDeferredAct({
    act: actAuditEvents.run_bulk,
    permission: "act_in_bulk",
    input: run,
    frozen: run.extend({ does: z.string(), rows: z.int() }),
    targetOf: ({ bulkId }) => ({ kind: "bulk", id: bulkId }),
    reasonOf: ({ reason }) => reason,
    async plan(tx, input) {
      const { bulkId } = input;
      const { kind, total } = await lockBulk(tx, bulkId);
      return {
        frozen: { ...input, does: kind, rows: total },
        interested: await of(kind).bulk.list.owners(
          tx,
          (await rowsOfBulk(tx, bulkId)).map(({ id }) => id),
        ),
        perform: () => startBulk(tx, bulkId),
      };
    },
    byTwo: {
      permission: "approve_bulk",
      begun: "czynność ruszyła, pozycja po pozycji. Jak idzie, widać w „Czynnościach zbiorczych”.",
      done: "bulk-approved",
      async effects(ctx, { input: { does, rows }, status, target }) {
        const { act, bulk } = of(does);
        return [
          `${act.label}: ${countedThings(bulk.list.things, rows)}. Listę z filtrem znajdziesz w „Czynnościach zbiorczych”.`,
          ...(await bulkEffects(ctx, bulk, {
            rows: await rowsOfBulk(ctx, target.id),
            isOpen: status === "requested",
          })),
        ];
      },
    },
  });
