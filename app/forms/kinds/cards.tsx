import { RadioCards, type RadioCard } from "~/ui/radio-cards";
import { defineKind } from "../kind";
import { labelOf, optionOf, type Options } from "./options";
import { controlOf } from "./written";

export const cards = defineKind<Options<RadioCard>>({
  schema: optionOf,
  Input: (props) => <RadioCards {...controlOf(props)} options={props.field.options} />,
  print: labelOf,
  screens: () => "nothing",
});
