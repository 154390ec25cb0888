import type { ConstellationDrawing } from "~/sky/drawing";

type FieldBase = {
  /** Name of the form control and key of the answer, as the specification spells it. */
  name: string;
  label: string;
  hint?: string;
  /** Message for an empty answer; a field without one is optional. */
  required?: string;
  /** For answers that are only printed: the model does not see them. */
  withheld?: boolean;
};

export type TextField = FieldBase & { kind: "text"; autoComplete?: string; placeholder?: string };
export type EmailField = FieldBase & { kind: "email"; placeholder?: string };
export type LongTextField = FieldBase & {
  kind: "longText";
  rows: number;
  placeholder?: string;
  /** Length that the counter shows; a recommendation, never enforced. */
  counter?: number;
  /** Enforced length in characters, with its message. */
  limit?: { length: number; message: string };
  /** Images, or words of others, instead of what somebody feels: hints at a crisis mean nothing in it, clear words do. */
  narrated?: true;
};
export type ChoiceField = FieldBase & {
  kind: "choice";
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** The option that a fresh form comes with. */
  preset?: string;
};
/** One of a few answers, all in view, each on a card: with a drawing, or with a sentence. */
export type CardsField = FieldBase & {
  kind: "cards";
  options: readonly {
    value: string;
    label: string;
    hint?: string;
    drawing?: ConstellationDrawing | null;
  }[];
};
export type DateField = FieldBase & {
  kind: "date";
  /** Names of the three selects. */
  controls: { day: string; month: string; year: string };
  /** Years offered, counted back from and including the current one. */
  years: number;
  /** The person's own, which the browser may fill in. */
  birthDate?: boolean;
};
export type ConsentField = FieldBase & { kind: "consent"; required: string };
/** Files of the person's own, checked by `files.ts` and, for their content, when they arrive. */
export type FileField = FieldBase & { kind: "file"; multiple: boolean; maxFiles: number };

/** One question of an order form. Its kind decides how it is asked, checked and printed. */
export type Field =
  | TextField
  | EmailField
  | LongTextField
  | ChoiceField
  | CardsField
  | DateField
  | ConsentField
  | FileField;
export type FieldKind = Field["kind"];

/** The field type of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** Names of the form controls that a field is made of: one, or three for a date. */
export function controlNames(field: Field): readonly string[] {
  return field.kind === "date"
    ? [field.controls.day, field.controls.month, field.controls.year]
    : [field.name];
}
