import { formatCount } from "~/copy/format";
import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard } from "~/services/acts/bulk-queries.server";
import { stopReasonLabels } from "../act-labels";
import { auditedActLabels } from "../audit-labels";
import { reasonedAct } from "./staff-act";

export const stop = reasonedAct({
  title: "Zatrzymaj czynność zbiorczą",
  button: "Zatrzymaj",
  permission: "act_in_bulk",
  reasons: stopReasonLabels,
  read: bulkCard,
  subject: ({ kind, total }) =>
    `${auditedActLabels[kind]}: ${formatCount(total, "zamówienie", "zamówienia", "zamówień")}`,
  preview: ({ total, finished, state }) => ({
    effects: [
      `Zrobione dotąd: ${finished} z ${total}. To zostaje, bo nie da się tego cofnąć.`,
      "Reszta zamówień zostaje nietknięta.",
    ],
    impossible:
      state === "running" || state === "requested" ? undefined : "Ta czynność już się zakończyła.",
  }),
  async perform(ctx, bulkId, reason) {
    await stopBulk(ctx, { bulkId, reason });
    return "bulk-stopped";
  },
});
