import { kinds } from "./kinds";
import type { ScreenedText, Kind, RawValues, TextByControl } from "./kind";

export type FieldKind = keyof typeof kinds;

/** A field of one kind. */
export type FieldOf<Name extends FieldKind> = {
  [Each in Name]: { kind: Each } & Parameters<(typeof kinds)[Each]["schema"]>[0];
}[Name];

/** One question of a form. Its kind decides how it is asked, checked and printed, and what may be heard in its answer. */
export type Field = FieldOf<FieldKind>;

// A field and its kind belong together; TypeScript cannot follow that through the table.
export const kindOf = (field: Field) => kinds[field.kind] as unknown as Kind<Field>;

/** Names of the form controls that a field is made of: one, or three for a date. */
export function controlNames(field: Field): readonly string[] {
  return kindOf(field).controls?.(field) ?? [field.name];
}

/** Id of the control that an error of a field leads to; null for one that nobody sees. */
export function fieldTarget(field: Field): string | null {
  const { target } = kindOf(field);
  return target ? target(field) : field.name;
}

/** A field's answer out of its checked controls; undefined when it was left empty. */
export function answerOf(field: Field, values: RawValues): string | undefined {
  const { answer } = kindOf(field);
  const given = answer ? answer(field, values) : values[field.name];
  return typeof given === "string" && given !== "" ? given : undefined;
}

/** What the controls of fields hold that were answered before. @param answers by field name */
export const typedAnswers = (
  fields: readonly Field[],
  answers: Readonly<Record<string, string>>,
): TextByControl =>
  Object.assign(
    {},
    ...fields.map((field) => {
      const answer = answers[field.name];
      return answer && (kindOf(field).typed?.(field, answer) ?? { [field.name]: answer });
    }),
  );

/** An answer as people read it: on the order page, in the document, in mails. */
export const printAnswer = (field: Field, answer: string) => kindOf(field).print(field, answer);

/** What somebody who listens for a crisis hears in the answer to a field. */
export const screenedTextOf = (field: Field): ScreenedText => kindOf(field).screens(field);
