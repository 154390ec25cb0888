import { differenceCard, explainDifference } from "~/services/payments/differences.server";
import { reasonedAct } from "../staff-act.server";
import { differenceKinds } from "~/services/payments/payment-state";
import { paymentAuditEvents, paymentRefusals } from "../../payments/acts";

export const explain = reasonedAct({
  act: paymentAuditEvents.explain_difference,
  target: "difference",
  title: "Oznacz różnicę jako wyjaśnioną",
  button: "Oznacz jako wyjaśnioną",
  link: { label: "Wyjaśnione" },
  permission: "manage_payments",
  read: differenceCard,
  subject: ({ kind, transaction }) => `${transaction} · ${differenceKinds[kind].toLowerCase()}`,
  may: ({ state }) =>
    state === "open"
      ? null
      : state === "explained"
        ? paymentRefusals.explained_already
        : paymentRefusals.no_difference,
  effects: () => [
    "Ta różnica zniknie z listy spraw do wyjaśnienia. Znajdziesz ją filtrem „Wyjaśnione”.",
    "Jeśli bramka albo nasza płatność pokaże później co innego, różnica wróci na listę.",
    "Zapisy o pieniądzach się nie zmienią i nie wyjdzie żadna wiadomość.",
  ],
  async perform(ctx, differenceId, reason) {
    await explainDifference(ctx, { differenceId, reason });
    return "difference-explained";
  },
});
