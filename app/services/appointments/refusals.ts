import { defineRefusals } from "../command/refusals";

/** Why a time is not booked: told on the form, which keeps what was typed. */
export const bookingRefusals = defineRefusals({
  slot_taken:
    "Ktoś właśnie zarezerwował tę godzinę. Nic nie zostało zamówione ani pobrane. Wybierz inną.",
  slot_not_offered:
    "Tej godziny nie można już zarezerwować. Nic nie zostało zamówione ani pobrane. Wybierz inną.",
});

/** Why the time of a talk that was paid for is not changed. */
export const movingRefusals = defineRefusals({
  not_movable: "Tej rozmowy nie można już przełożyć.",
  time_taken:
    "Ktoś właśnie zarezerwował tę godzinę. Wybierz inną – Twoja godzina się nie zmieniła.",
  time_not_offered: "Tej godziny nie można już wybrać. Twoja godzina się nie zmieniła.",
});
