import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, tooLongMessage, writtenText, type Written } from "./written";

type TextOptions = Written & {
  autoComplete?: string;
};

/** Longest answer on one line: somebody who writes more has something to say, and every layout breaks lines. */
const lineLength = 2_000;

/** One line of text. */
export const text = defineKind<TextOptions>({
  schema: (field) => ({
    [field.name]: writtenText({
      limit: { length: lineLength, message: tooLongMessage(lineLength) },
      ...field,
    }),
  }),
  Input: (props) => (
    <TextField
      {...controlOf(props)}
      autoComplete={props.field.autoComplete}
      placeholder={props.field.placeholder}
    />
  ),
  print: (_, answer) => answer,
  hears: () => "own words",
});
