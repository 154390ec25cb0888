import { formatCount } from "~/copy/format";
import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard } from "~/services/acts/bulk-queries.server";
import { reasonedAct } from "../staff-act.server";
import { actAuditEvents, actRefusals } from "../acts";

export const stop = reasonedAct({
  act: actAuditEvents.stop_bulk,
  target: "bulk",
  title: "Zatrzymaj czynność zbiorczą",
  button: "Zatrzymaj",
  permission: "act_in_bulk",
  read: bulkCard,
  subject: ({ label, total }) =>
    `${label}: ${formatCount(total, "zamówienie", "zamówienia", "zamówień")}`,
  may: ({ state }) =>
    state === "running" || state === "requested" ? null : actRefusals.bulk_ended,
  effects: ({ total, finished }) => [
    `Zrobione dotąd: ${finished} z ${total}. To zostaje, bo nie da się tego cofnąć.`,
    "Reszta zamówień zostaje nietknięta.",
  ],
  async perform(ctx, bulkId, reason) {
    await stopBulk(ctx, { bulkId, reason });
    return "bulk-stopped";
  },
});
