import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, unanswered, tooLongMessage, writtenText, type Written } from "./written";

type TextOptions = Written & {
  autoComplete?: string;
  /** What may be meant, to choose from; whatever else can be typed, too. */
  suggestions?: readonly string[];
};

const lineLength = 2_000;

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
      placeholder={props.field.placeholder ?? unanswered}
      suggestions={props.field.suggestions}
    />
  ),
  print: (_, answer) => answer,
  screens: () => "own words",
});
