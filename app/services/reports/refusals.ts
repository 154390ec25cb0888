import { defineRefusals } from "../command/refusals";

/** Why something cannot be reported. */
export const reportRefusals = defineRefusals({
  own_content: "To Twoje. Zamiast zgłaszać, możesz to zmienić albo usunąć.",
});
