import { TextField } from "~/ui/text-field";
import { formatPrice } from "~/copy/format";
import { defineKind } from "../kind";
import { isPayable, parseGrosze } from "../typed-values";
import { controlOf, writtenText } from "./written";

type AmountOptions = {
  /** Least amount, in grosze, with the message for less. */
  least: number;
  tooSmall: string;
  /** Highest amount, in grosze, with the message for more. */
  most?: number;
  tooLarge?: string;
};

const amountMessage = "Podaj kwotę w złotych, na przykład 2500 albo 2500,50.";

/** An amount of money in zł, kept as it was typed. */
export const amount = defineKind<AmountOptions>({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) => problemOf(field, parseGrosze(typed))),
  }),
  Input: (props) => <TextField {...controlOf(props)} inputMode="decimal" short />,
  print: (_, answer) => {
    const grosze = parseGrosze(answer);
    return isPayable(grosze) ? formatPrice(grosze) : answer;
  },
  screens: () => "nothing",
});

function problemOf(options: AmountOptions, grosze: number): string | undefined {
  const { least, tooSmall, most = Infinity, tooLarge } = options;
  if (grosze < least) return tooSmall;
  if (grosze > most) return tooLarge ?? amountMessage;
  return isPayable(grosze) ? undefined : amountMessage;
}
