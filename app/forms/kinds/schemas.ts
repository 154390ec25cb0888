import { z } from "zod";
import { fileMessages, fileProblems, isFile } from "../files";
import type { CardsField, ChoiceField, DateField, Field, FieldKind, FieldOf } from "../fields";
import { hasControlCharacters, isBlank, normalise } from "../text";

export const messages = {
  email: "Podaj poprawny adres e-mail, na przykład anna@example.com.",
  choice: "Wybierz jedną z dostępnych opcji.",
  date: "Wybierz istniejącą datę.",
  dateInFuture: "Ta data jeszcze nie nadeszła.",
  controlCharacters:
    "W tym polu były niewidoczne znaki sterujące. Usunęliśmy je – sprawdź tekst i wyślij formularz ponownie.",
  tooLong: (length: number) => `Skróć tekst do ${length} znaków.`,
};

/** Longest one-line answer: far above any name, far below what would break a layout. */
const lineLength = 200;
/** RFC 5321, 4.5.3.1.3: a forward path of at most 256 octets, two of them brackets. */
const emailLength = 254;

/** Raw form values as parsed from the request: strings, absent when left empty. */
type Controls = Record<string, z.ZodType>;

/**
 * A text as it is kept: checked for control characters, then normalised. Checks after that are refinements, because
 * conform takes an empty string at an inner schema for an absent one, which would lose the field's own message.
 */
function given(required: string | undefined) {
  return z
    .string({ error: required })
    .refine((value) => !hasControlCharacters(value.replace(/\r\n?/g, "\n")), {
      error: messages.controlCharacters,
      abort: true,
    })
    .transform(normalise)
    .refine((value) => required === undefined || !isBlank(value), { error: required, abort: true });
}

function textOf(required: string | undefined, length: number, tooLong: string) {
  const text = given(required).refine((value) => value.length <= length, tooLong);
  return required ? text : text.optional();
}

/** Whether a text is an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= emailLength && z.email().safeParse(text).success;
}

/** One of a field's options. */
function optionOf(field: ChoiceField | CardsField): Controls {
  const values = field.options.map((option) => option.value);
  const choice = z.enum(values as [string, ...string[]], {
    error: (issue) => (issue.input === undefined && field.required) || messages.choice,
  });
  return { [field.name]: field.required ? choice : choice.optional() };
}

/** The schema of each kind, by form control. */
const schemas: { [Kind in FieldKind]: (field: FieldOf<Kind>) => Controls } = {
  text: (field) => ({
    [field.name]: textOf(field.required, lineLength, messages.tooLong(lineLength)),
  }),
  email: (field) => {
    const address = given(field.required).refine(
      (value) => value === "" || isEmail(value),
      messages.email,
    );
    return { [field.name]: field.required ? address : address.optional() };
  },
  longText: (field) => {
    const length = field.limit?.length ?? Number.MAX_SAFE_INTEGER;
    return { [field.name]: textOf(field.required, length, field.limit?.message ?? "") };
  },
  cards: optionOf,
  choice: optionOf,
  date: (field) => {
    const part = z.string({ error: field.required }).regex(/^\d{1,4}$/, messages.date);
    const control = field.required ? part : part.optional();
    return Object.fromEntries(Object.values(field.controls).map((name) => [name, control]));
  },
  file: (field) => {
    const files = z.array(z.unknown(), { error: field.required }).superRefine((given, context) => {
      // A browser that cannot send files sends their names.
      const message = given.every(isFile)
        ? fileProblems(field, given).join(" ")
        : fileMessages.notSent;
      if (message) context.addIssue({ code: "custom", message });
    });
    return { [field.name]: field.required ? files : files.optional() };
  },
  consent: (field) => ({ [field.name]: z.literal("on", { error: field.required }) }),
};

/** Form controls of one field with their schemas. */
export function schemaOf(field: Field): Controls {
  return (schemas[field.kind] as (field: Field) => Controls)(field);
}

/**
 * The date that three selects say, as YYYY-MM-DD; undefined when none is chosen.
 * @param today YYYY-MM-DD, the last date allowed
 * @returns an error's text instead where the parts make no date, or one that is yet to come
 */
export function dateOf(
  field: DateField,
  values: Record<string, unknown>,
  today: string,
): { date?: string; error?: string } {
  const { year, month, day } = field.controls;
  const parts = [values[year], values[month], values[day]];
  if (parts.every((part) => part === undefined)) return {};
  const [y, m, d] = parts.map(Number);
  const date = new Date(Date.UTC(y ?? NaN, (m ?? NaN) - 1, d ?? NaN));
  const exists =
    date.getUTCFullYear() === y && date.getUTCMonth() + 1 === m && date.getUTCDate() === d;
  if (!exists) {
    return { error: messages.date };
  }
  const text = date.toISOString().slice(0, 10);
  return text > today ? { error: messages.dateInFuture } : { date: text };
}
