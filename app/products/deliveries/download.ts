import { minutesOf, promisedTime, resendLimit } from "~/config/limits";
import { retention, retentionTime } from "~/config/retention";
import type { Delivery } from "./delivery";

const late = `Link miał dotrzeć w\u00a0${minutesOf(promisedTime)}\u00a0minuty. Jeśli nie chcesz czekać, zatrzymamy zamówienie i\u00a0oddamy całą kwotę; e-booka nie będzie można wtedy pobrać.`;

/** A finished work, of which the buyer fetches marked copies by a link. */
export const download: Delivery = {
  offer: "EPUB i PDF do pobrania",
  thing: "e-book",
  mailed: "link",
  consent: {
    name: "consent",
    text: "Chcę dostać e-book od razu i zgadzam się na to przed upływem 14 dni na odstąpienie od umowy. Wiem, że z chwilą dostarczenia e-booka tracę prawo do odstąpienia.",
    required: "Zaznacz zgodę – bez niej nie możemy dostarczyć e-booka od razu.",
  },
  consentVersion: "-download",
  isMadeAgain: false,
  contentLifetime: retentionTime(retention.orderContent),
  content: null,
  steps: () => [],
  mailStep: "E-mail z linkiem wysłany",
  late: { waiting: late, undelivered: late },
  delays: {
    mail_unavailable:
      "Poczta chwilowo nie przyjęła wiadomości. Próbujemy dalej, nie musisz nic robić.",
  },
  failures: {
    mail_unavailable: "Poczta nie przyjęła wiadomości. Twój e-book czeka poniżej.",
    mail_refused: "Poczta nie przyjęła wiadomości na ten adres. Twój e-book czeka poniżej.",
    unexpected: "Nie udało się dostarczyć e-booka. Przepraszamy – zwracamy całą kwotę.",
  },
  notices: {
    "resend-offered":
      "Wysyłamy link jeszcze raz. Zwykle dociera w ciągu minuty – zajrzyj też do folderów Spam i Oferty.",
    "resend-too_often": `Wysłaliśmy link ponownie już ${resendLimit} razy. Jeśli nadal go nie masz, napisz do nas – pomożemy.`,
    "resend-not_possible":
      "Tego linku nie da się teraz wysłać ponownie. Jeśli coś jest nie tak, napisz do nas.",
    "refund-delivered":
      "Link właśnie do Ciebie wyszedł, więc nie zwróciliśmy pieniędzy. Jeśli coś jest nie tak, napisz do nas – pomożemy.",
    "email-corrected":
      "Adres jest poprawiony. Wyślemy pod niego nowy link, a stary przestał działać.",
  },
};
