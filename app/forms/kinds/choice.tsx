import { SelectField } from "~/ui/select-field";
import { defineKind } from "../kind";
import { labelOf, optionOf, type Options } from "./options";
import { controlOf } from "./written";

type ChoiceOptions = Options & {
  placeholder: string;
  preset?: string;
};

export const choice = defineKind<ChoiceOptions>({
  schema: optionOf,
  Input: (props) => (
    <SelectField
      {...controlOf(props)}
      defaultValue={props.values[props.field.name] ?? props.field.preset}
      preset={props.field.preset}
      options={props.field.options}
      placeholder={props.field.placeholder}
    />
  ),
  print: labelOf,
  screens: () => "nothing",
});
