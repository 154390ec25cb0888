import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { parseNumber } from "../typed-values";
import { controlOf, writtenText } from "./written";

type NumberOptions = {
  above: number;
  /** Message for a number that is not, and for what is no number; by default `wrong`. */
  tooSmall?: string;
  most?: number;
  whole?: true;
  wrong: string;
};

export const number = defineKind<NumberOptions>({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) => problemOf(field, parseNumber(typed))),
  }),
  Input: (props) => <TextField {...controlOf(props)} inputMode="decimal" short />,
  print: (_, answer) => answer,
  screens: () => "nothing",
});

function problemOf(field: NumberOptions, value: number): string | undefined {
  const { above, tooSmall, most = Infinity, whole, wrong } = field;
  if (!(value > above)) return tooSmall ?? wrong;
  return value > most || (whole && !Number.isInteger(value)) ? wrong : undefined;
}
