import { formatCount } from "~/copy/format";
import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard } from "~/services/acts/bulk-queries.server";
import { auditedActLabels } from "../labels";
import { defineStaffAct } from "./staff-act";

export const stop = defineStaffAct({
  title: "Zatrzymaj czynność zbiorczą",
  button: "Zatrzymaj",
  permission: "act_in_bulk",
  fields: [],
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
  async perform(ctx, id) {
    await stopBulk(ctx, id);
    return "bulk-stopped";
  },
});
