import { RadioGroup, type RadioOption } from "~/ui/radio-group";
import { defineKind } from "../kind";
import { labelOf, optionOf, type Options } from "./options";
import { controlOf } from "./written";

type RadioOptions = Options<RadioOption> & {
  /** Two columns from 640 px up, for short labels. */
  columns?: true;
};

export const radio = defineKind<RadioOptions>({
  schema: optionOf,
  Input: (props) => {
    const { name, fallback, options, columns } = props.field;
    return (
      <RadioGroup
        {...controlOf(props)}
        defaultValue={props.values[name] || fallback}
        options={options}
        columns={columns}
      />
    );
  },
  print: labelOf,
  screens: () => "nothing",
});
