import { differenceCard, explainDifference } from "~/services/payments/differences.server";
import { differenceLabels, explanationLabels } from "../payment-labels";
import { reasonedAct } from "./staff-act";

export const explain = reasonedAct({
  title: "Oznacz różnicę jako wyjaśnioną",
  button: "Oznacz jako wyjaśnioną",
  permission: "manage_payments",
  reasons: explanationLabels,
  read: differenceCard,
  subject: ({ kind, transaction }) => `${transaction} · ${differenceLabels[kind].toLowerCase()}`,
  preview: ({ state }) => ({
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
  }),
  async perform(ctx, differenceId, reason) {
    await explainDifference(ctx, { differenceId, reason });
    return "difference-explained";
  },
});
