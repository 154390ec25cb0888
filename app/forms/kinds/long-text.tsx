import { TextareaField } from "~/ui/textarea-field";
import { defineKind } from "../kind";
import { controlOf, unanswered, writtenText, type Written } from "./written";

type LongTextOptions = Written & {
  rows: number;
  /** Length that the counter shows; a recommendation, never enforced. */
  counter?: number;
  uncounted?: true;
  narrated?: true;
  /** Asked in view of all, though it may stay empty. */
  inView?: true;
};

export const longText = defineKind<LongTextOptions>({
  schema: (field) => ({ [field.name]: writtenText(field) }),
  Input: (props) => {
    const { limit, counter, uncounted, rows, placeholder } = props.field;
    const characters = uncounted ? undefined : (limit?.length ?? counter);
    return (
      <TextareaField
        {...controlOf(props)}
        rows={rows}
        autoFocus={props.isFocused}
        placeholder={placeholder ?? unanswered}
        limit={
          characters === undefined
            ? undefined
            : { characters, enforced: limit !== undefined, codePoints: limit?.codePoints }
        }
      />
    );
  },
  print: (_, answer) => answer,
  screens: ({ narrated }) => (narrated ? "narrated words" : "own words"),
});
