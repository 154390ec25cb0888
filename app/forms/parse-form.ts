import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { formatIsoDate } from "~/copy/format";
import type { Field } from "./fields";
import { formSchema, type Answers } from "./form-schema";
import type { TextByControl } from "./kind";
import { refusal, wholeForm } from "./refusal";

/** A form as it was posted. */
export type PostedForm = {
  formData: FormData;
  /** Texts, and the names of files, by control name; the last one counts where a name stands twice. */
  values: TextByControl;
  /** Its texts are longer than any form of ours needs. */
  tooLarge: boolean;
};

/** Controls that conform keeps for itself: it parses them as JSON, and throws when somebody posts anything else. */
const reservedControls = ["__state__", "__intent__"];

/** Checks a posted form against a schema. */
export function parseForm<Schema extends z.ZodType>(formData: FormData, schema: Schema) {
  for (const name of reservedControls) formData.delete(name);
  return parseWithZod(formData, { schema });
}

export const tooLargeMessage =
  "Formularz jest za długi (ponad 64 KB). Skróć najdłuższe odpowiedzi i wyślij go ponownie.";

type Checked<Value> =
  { value: Value; errors?: undefined } | { value?: undefined; errors: TextByControl };

/** Checks a posted form against a schema, and says of each control that is wrong what is wrong with it. */
export function checkForm<Schema extends z.ZodType>(
  { formData, tooLarge }: PostedForm,
  schema: Schema,
): Checked<z.output<Schema>> {
  if (tooLarge) return { errors: { [wholeForm]: tooLargeMessage } };
  const submission = parseForm(formData, schema);
  if (submission.status === "success") return { value: submission.value };
  const errors: TextByControl = {};
  for (const [name, messages] of Object.entries(submission.error ?? {}))
    if (messages?.[0]) errors[name] = messages[0];
  return { errors };
}

/**
 * The answers of a form that asks these fields.
 * @param page what the form's page shows beside it, for when it comes back
 * @param others what is wrong beyond the fields, by control name, told together with what is wrong in them
 * @throws the form with its errors, for its page's `formBoundary`
 */
export function acceptForm<const Fields extends readonly Field[]>(
  fields: Fields,
  form: PostedForm,
  page: unknown,
  others: TextByControl = {},
): Answers<Fields> {
  const { value, errors } = checkForm(form, formSchema(fields, formatIsoDate(new Date())));
  if (!value || Object.keys(others).length > 0)
    throw refusal(page, form, { ...others, ...errors }, form.tooLarge ? 413 : 422);
  return value;
}
