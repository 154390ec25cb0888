import { z } from "zod";
import { formatIsoDate } from "~/copy/format";
import { answerOf, controlNames, kindOf, type Field } from "./fields";
import type { RawValues, TextByControl } from "./kind";

/** The text that answers a field: of a choice, one of its options. */
export type AnswerTo<Each extends Field> = Each extends {
  options: readonly { value: infer Value extends string }[];
}
  ? Value
  : string;

/** The answers to fields, by name: texts, whatever the kind. What was left empty and may be is undefined. */
export type Answers<Fields extends readonly Field[]> = {
  [Each in Fields[number] as Each["name"]]: Each extends
    { required: string } | { kind: "formToken" }
    ? AnswerTo<Each>
    : AnswerTo<Each> | undefined;
};

type Form = z.ZodType<RawValues>;

/**
 * The schema of a form, derived from its fields. Unknown controls, a posted price among them, are dropped.
 * @param today YYYY-MM-DD in Europe/Warsaw
 */
export function formSchema<const Fields extends readonly Field[]>(fields: Fields, today: string) {
  const controls = Object.assign({}, ...fields.map((field) => kindOf(field).schema(field)));
  const form: Form = z.object(controls as Record<string, z.ZodType>);
  return withChecks(form, fields, today).transform(
    (values) =>
      Object.fromEntries(
        fields.map((field) => [field.name, answerOf(field, values)]),
      ) as Answers<Fields>,
  );
}

/**
 * Adds the checks that need several controls. They run whatever is wrong elsewhere in the form, so that people see all
 * their errors at once, and not where a control by itself is wrong already.
 */
function withChecks(form: Form, fields: readonly Field[], today: string): Form {
  return fields.reduce<Form>((checked, field) => {
    const { check } = kindOf(field);
    if (!check) return checked;
    const parts = controlNames(field);
    const problemOf = (values: unknown) => check(field, values as RawValues, today);
    return checked.refine((values) => problemOf(values) === undefined, {
      path: parts.slice(0, 1),
      error: ({ input }) => problemOf(input),
      when: ({ issues }) => !issues.some(({ path }) => parts.includes(String(path?.[0]))),
    });
  }, form);
}

/**
 * Checks answers that are kept already, such as those of a draft.
 * @param today YYYY-MM-DD in Europe/Warsaw
 * @returns a sentence for each control that is wrong
 */
export function checkAnswers(
  fields: readonly Field[],
  answers: Readonly<Record<string, string | undefined>>,
  today = formatIsoDate(new Date()),
): TextByControl {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
  const { error } = formSchema(fields, today).safeParse(given);
  const problems = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  // The first sentence about a control counts.
  return Object.fromEntries(problems.reverse()) as TextByControl;
}
