import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard } from "~/services/acts/bulk-queries.server";
import { reasonedAct } from "../staff-act.server";
import { actAuditEvents, actRefusals } from "../acts";
import { countedThings } from "~/services/listing/listed-things";

export const stop = reasonedAct({
  act: actAuditEvents.stop_bulk,
  target: "bulk",
  title: "Zatrzymaj czynność zbiorczą",
  button: "Zatrzymaj",
  link: { label: "Zatrzymaj" },
  permission: "act_in_bulk",
  read: bulkCard,
  subject: ({ label, list, total }) => `${label}: ${countedThings(list.things, total)}`,
  may: ({ state }) =>
    state === "running" || state === "requested" ? null : actRefusals.bulk_ended,
  effects: ({ list, total, finished }) => [
    `Zrobione dotąd: ${finished} z ${total}. To zostaje, bo nie da się tego cofnąć.`,
    `Reszta ${list.things.many} zostaje nietknięta.`,
  ],
  async perform(ctx, bulkId, reason) {
    await stopBulk(ctx, { bulkId, reason });
    return "bulk-stopped";
  },
});
