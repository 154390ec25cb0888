import { differenceCard, explainDifference } from "~/services/payments/differences.server";
import type { Explanation } from "~/services/payments/payment-reasons";
import { differenceLabels, explanationLabels } from "../payment-labels";
import { defineStaffAct, reasonField } from "./staff-act";

export const explain = defineStaffAct({
  title: "Oznacz różnicę jako wyjaśnioną",
  button: "Oznacz jako wyjaśnioną",
  permission: "manage_payments",
  fields: [reasonField(explanationLabels)],
  async preview(ctx, id) {
    const { kind, transaction, state } = await differenceCard(ctx, id);
    return {
      subject: `${transaction} · ${differenceLabels[kind].toLowerCase()}`,
      effects: [
        "Ta różnica zniknie z listy spraw do wyjaśnienia. Znajdziesz ją filtrem „Wyjaśnione”.",
        "Jeśli bramka albo nasza płatność pokaże później co innego, różnica wróci na listę.",
        "Zapisy o pieniądzach się nie zmienią i nie wyjdzie żadna wiadomość.",
      ],
      impossible:
        state === "open"
          ? undefined
          : state === "explained"
            ? "Tę różnicę ktoś już wyjaśnił."
            : "Ta różnica już nie istnieje: bramka i nasze zapisy znów się zgadzają.",
    };
  },
  async perform(ctx, differenceId, { reason }) {
    await explainDifference(ctx, { differenceId, reason: reason as Explanation });
    return "difference-explained";
  },
});
