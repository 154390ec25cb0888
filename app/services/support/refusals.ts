import { defineRefusals } from "../command/refusals";

export const ticketRefusals = defineRefusals({
  ticket_open:
    "Masz już otwarte zgłoszenie. Dopisz do niego, a odpowiemy na wszystko w jednym miejscu.",
  thread_closed: {
    text: "Wątek został zamknięty. Nowe zgłoszenie może się do niego odwoływać.",
    isStale: true,
  },
});

/** What was chosen beside the words of a ticket and is not its author's, or not any more. */
export const aboutRefusals = defineRefusals({
  not_ones_own: "Tego zamówienia albo zgłoszenia nie ma już na Twojej liście. Wybierz inne.",
});
