import type { ConstellationDrawing } from "~/sky/drawing";
import { RadioCards } from "~/ui/radio-cards";
import { defineKind } from "../kind";
import { labelOf, optionOf, type Options } from "./options";
import { controlOf } from "./written";

type Card = {
  value: string;
  label: string;
  hint?: string;
  drawing?: ConstellationDrawing | null;
};

export const cards = defineKind<Options<Card>>({
  schema: optionOf,
  Input: (props) => <RadioCards {...controlOf(props)} options={props.field.options} />,
  print: labelOf,
  screens: () => "nothing",
});
