import { z } from "zod";
import { plainText } from "~/documents/sanitize";
import { withoutControlCharacters, hasControlCharacters, isBlank, normalise } from "../text";
import { isRequired, type FieldBase, type InputProps } from "../kind";

/** What somebody types in their own words: the part that the kinds of text have in common. */
export type Written = {
  placeholder?: string;
  /** Enforced length in characters, with its message. */
  limit?: { length: number; message: string };
  /** Links, addresses and markup are cut out: the text is shown to others. */
  plain?: true;
  /** Least length of what is left of an answer that was given, with its message. */
  shortest?: { length: number; message: string };
};

export const controlCharactersMessage =
  "W tym polu były niewidoczne znaki sterujące. Usunęliśmy je – sprawdź tekst i wyślij formularz ponownie.";

export const tooLongMessage = (length: number) => `Skróć tekst do ${length} znaków.`;

/**
 * The schema of a text: checked for control characters, then normalised. Checks after that are refinements, because
 * Conform takes an empty string at an inner schema for an absent one, which would lose the field's own message.
 * @param problemOf what else is wrong with a text that was given
 */
export function writtenText(
  { required, limit, plain, shortest }: FieldBase & Written,
  problemOf: (text: string) => string | undefined = () => undefined,
) {
  const kept = (text: string) => (plain ? plainText(text, text.length) : text);
  const text = z
    .string({ error: required })
    .refine((typed) => !hasControlCharacters(typed.replace(/\r\n?/g, "\n")), {
      error: controlCharactersMessage,
      abort: true,
    })
    .transform(normalise)
    .refine((typed) => required === undefined || !isBlank(kept(typed)), {
      error: required,
      abort: true,
    })
    .refine((typed) => !limit || typed.length <= limit.length, {
      error: limit?.message,
      abort: true,
    })
    .refine((typed) => !shortest || typed === "" || kept(typed).length >= shortest.length, {
      error: shortest?.message,
    })
    .superRefine((typed, context) => {
      const message = typed === "" ? undefined : problemOf(typed);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform(kept);
  return required === undefined ? text.optional() : text;
}

/** What the inputs of most kinds hand to their control. */
export function controlOf({ field, errors, values, onChange }: InputProps<FieldBase>) {
  return {
    id: field.name,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error: errors[field.name],
    required: isRequired(field),
    defaultValue: withoutControlCharacters(values[field.name] ?? ""),
    onChange,
  };
}
