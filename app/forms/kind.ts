import type { ReactElement } from "react";
import type { z } from "zod";

/** What every question has, whatever its kind. Questions are data: a loader can hand them to a page. */
export type FieldBase = {
  /** Name of the form control and key of the answer, as the specification spells it. */
  name: string;
  label: string;
  hint?: string;
  /** Message for an empty answer; a field without one may stay empty. */
  required?: string;
  /** What is said at the field instead, where it was left empty: what to do. The summary says `required`, and leads there with this. */
  ask?: string;
  /** The same for what else can be wrong, by the message that the summary says. */
  asks?: Readonly<Record<string, string>>;
  /** What an empty answer stands for. Such a field may stay empty, too, but is not marked as optional. */
  fallback?: string;
  /** For answers that are only printed: the model does not see them. */
  withheld?: boolean;
};

/** Raw form values as Conform parses them: strings or files by control name, absent when left empty. */
export type RawValues = Record<string, unknown>;

/** Texts by control name: what was typed, or a sentence for what is wrong with it. */
export type TextByControl = Record<string, string>;

export type InputProps<Field> = {
  field: Field;
  /** What was typed. */
  values: TextByControl;
  errors: TextByControl;
  /** Begins the ids of its controls, where the same form stands on a page more than once. */
  idPrefix?: string;
  /** Whoever opens the page goes on here, with and without scripts. Only a long text can. */
  isFocused?: boolean;
};

/**
 * What somebody who listens for a crisis hears in an answer. "narrated" are images, or words of others, instead of what
 * somebody feels: hints mean nothing in them, clear words do.
 */
export type ScreenedText = "nothing" | "own words" | "narrated words";

/**
 * A kind of question: how it is asked, checked and printed, and what it may say of a crisis. `Options` is what a field of
 * this kind has beside its name and label.
 */
export type Kind<Options extends object> = {
  /** Names of the form controls; by default one, named like the field. */
  controls?: (field: FieldBase & Options) => readonly string[];
  /** The schema of each control. */
  schema: (field: FieldBase & Options) => Record<string, z.ZodType>;
  /**
   * What is wrong with several controls taken together, told at the first of them.
   * @param today YYYY-MM-DD in Europe/Warsaw
   */
  check?: (field: FieldBase & Options, values: RawValues, today: string) => string | undefined;
  /** The answer as it is kept; by default the text of the field's own control. */
  answer?: (field: FieldBase & Options, values: RawValues) => string | undefined;
  /** What its controls hold for an answer that was kept; by default the answer itself in the field's own. */
  typed?: (field: FieldBase & Options, answer: string) => TextByControl;
  Input: (props: InputProps<FieldBase & Options>) => ReactElement;
  /** Id of the control that an error leads to, by default the field's name; null where there is nothing to see. */
  target?: (field: FieldBase & Options) => string | null;
  /** The answer as people read it: on the order page, in the document, in mails. */
  print: (field: FieldBase & Options, answer: string) => string;
  screens: (field: FieldBase & Options) => ScreenedText;
};

/** Declares a kind, for the table in `kinds.ts`. */
export const defineKind = <Options extends object = object>(kind: Kind<Options>) => kind;

/** What is said at a field of what is wrong with its answer. */
export function saidAt(
  { required, ask, asks }: Partial<FieldBase>,
  error: string | undefined,
): string | undefined {
  if (error === undefined) return undefined;
  return (error === required ? ask : asks?.[error]) ?? error;
}

/** Whether a field wants an answer in the eyes of the person who fills it in. */
export const isRequired = ({ required, fallback }: FieldBase) =>
  required !== undefined || fallback !== undefined;
