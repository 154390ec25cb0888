import { retention, retentionTime } from "~/config/retention";
import type { Delivery } from "./delivery";

/** Something that is written for its buyer, and mailed as files. */
export const document: Delivery = {
  offer: "PDF na e-mail",
  thing: "dokument",
  mailed: "dokument",
  consent: {
    name: "consent",
    text: "Chcę dostać dokument od razu i zgadzam się, aby powstał przed upływem 14 dni na odstąpienie od umowy. Wiem, że z chwilą dostarczenia dokumentu tracę prawo do odstąpienia.",
    required: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
  },
  consentVersion: "",
  isMadeAgain: true,
  contentLifetime: retentionTime(retention.orderContent),
  content: {
    whole: "odpowiedzi i dokument",
    goneTitle: "Dokument usunięty",
    loss: "Dokumentu nie będzie można pobrać ani wysłać ponownie.",
  },
  steps: ({ writtenAt, renderedAt }) => [
    { label: writtenAt ? "Tekst napisany" : "Piszemy tekst", at: writtenAt },
    { label: renderedAt ? "PDF gotowy" : "Składamy PDF", at: renderedAt },
  ],
  mailStep: "E-mail wysłany",
  late: {
    waiting:
      "Dokument miał dotrzeć w\u00a02\u00a0minuty. Wciąż próbujemy i\u00a0wyślemy go, gdy tylko się uda. Jeśli nie chcesz czekać, zatrzymamy zamówienie i\u00a0oddamy całą kwotę.",
    undelivered:
      "Dokument jest gotowy, ale nie udało się go wysłać. Czeka na tej stronie; możesz też poprawić adres. Jeśli wolisz zrezygnować, usuniemy dokument i\u00a0oddamy całą kwotę.",
  },
  delays: {},
  failures: {},
  notices: {},
};
