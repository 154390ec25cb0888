import { defineRefusals } from "../command/refusals";

/** Why nothing is ordered: told on the form, which keeps what was typed. */
export const placingRefusals = defineRefusals({
  not_sold:
    "Na chwilę przerwaliśmy przyjmowanie zamówień. Nic nie zostało zamówione ani pobrane, a wszystko, co wpisujesz, jest nadal w formularzu.",
  sold_out_today:
    "Na dziś mamy już komplet zamówień na ten dokument. Nic nie zostało zamówione ani pobrane, a wszystko, co wpisujesz, jest nadal w formularzu.",
  price_went_up: "Cena zmieniła się, odkąd ten formularz jest otwarty.",
});
