import { z } from "zod";
import { plainText } from "~/documents/sanitize";
import {
  exceeds,
  hasControlCharacters,
  isBlank,
  isLongerThan,
  normalise,
  withoutControlCharacters,
  type TextLimit,
} from "../text";
import { isRequired, saidAt, type FieldBase, type InputProps } from "../kind";

export type Written = {
  placeholder?: string;
  /** Enforced length, with its message. */
  limit?: TextLimit & { message: string };
  plain?: true;
  shortest?: { length: number; message: string };
};

export const controlCharactersMessage =
  "W tym polu były niewidoczne znaki sterujące. Usunęliśmy je – sprawdź tekst i wyślij formularz ponownie.";

export const tooLongMessage = (length: number) => `Skróć tekst do ${length} znaków.`;

/**
 * The schema of a text, which comes out normalised. It tells the first thing that is wrong, in one check: an issue that
 * aborts would also keep the checks of other fields from being run.
 * @param problemOf what else is wrong with a text that was given
 */
export function writtenText(
  { required, limit, plain, shortest }: FieldBase & Written,
  problemOf: (text: string) => string | undefined = () => undefined,
) {
  const kept = (text: string) => (plain ? plainText(text, text.length) : text);

  function firstProblem(typed: string): string | undefined {
    if (hasControlCharacters(typed.replace(/\r\n?/g, "\n"))) return controlCharactersMessage;
    const text = normalise(typed);
    if (text === "") return required;
    if (required !== undefined && isBlank(kept(text))) return required;
    if (limit && exceeds(text, limit)) return limit.message;
    if (shortest && !isLongerThan(kept(text), shortest.length - 1)) return shortest.message;
    return problemOf(text);
  }

  const text = z
    .string({ error: required ?? "Wpisz tu tekst." })
    .superRefine((typed, context) => {
      const message = firstProblem(typed);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .transform((typed) => normalise(kept(normalise(typed))));
  return required === undefined ? text.optional() : text;
}

/** A placeholder that nobody sees: by it a style sheet knows a text that is empty. */
export const unanswered = " ";

/** What the inputs of most kinds hand to their control. */
export function controlOf({ field, errors, values, idPrefix = "" }: InputProps<FieldBase>) {
  return {
    id: idPrefix + field.name,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error: saidAt(field, errors[field.name]),
    required: isRequired(field),
    defaultValue: withoutControlCharacters(values[field.name] ?? ""),
  };
}
