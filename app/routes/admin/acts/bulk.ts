import { formatCount } from "~/copy/format";
import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard } from "~/services/acts/bulk-queries.server";
import type { StopReason } from "~/services/acts/bulk-kinds";
import { stopReasonLabels } from "../act-labels";
import { auditedActLabels } from "../audit-labels";
import { defineStaffAct, reasonField } from "./staff-act";

export const stop = defineStaffAct({
  title: "Zatrzymaj czynność zbiorczą",
  button: "Zatrzymaj",
  permission: "act_in_bulk",
  fields: [reasonField(stopReasonLabels)],
  async preview(ctx, id) {
    const { kind, total, finished, state } = await bulkCard(ctx, id);
    return {
      subject: `${auditedActLabels[kind]}: ${formatCount(total, "zamówienie", "zamówienia", "zamówień")}`,
      effects: [
        `Zrobione dotąd: ${finished} z ${total}. To zostaje, bo nie da się tego cofnąć.`,
        "Reszta zamówień zostaje nietknięta.",
      ],
      impossible:
        state === "running" || state === "requested"
          ? undefined
          : "Ta czynność już się zakończyła.",
    };
  },
  async perform(ctx, bulkId, { reason }) {
    await stopBulk(ctx, { bulkId, reason: reason as StopReason });
    return "bulk-stopped";
  },
});
