import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { formatIsoDate } from "~/copy/format";
import type { Field } from "./fields";
import { formSchema, type Answers } from "./form-schema";
import type { TextByControl } from "./kind";
import { refusal } from "./refusal";

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

/** Names by which conform puts objects and lists together. No control of ours has one, and no answer is such a thing. */
const isPath = (name: string) => /[.[\]]/.test(name);

/**
 * Checks a posted form against a schema. Controls that no page of ours has are dropped, and where a text stands twice, the
 * last one counts: every answer is a text then, whatever was posted.
 */
export function parseForm<Schema extends z.ZodType>(formData: FormData, schema: Schema) {
  for (const name of new Set(formData.keys())) {
    const last = formData.getAll(name).at(-1);
    if (reservedControls.includes(name) || isPath(name)) formData.delete(name);
    else if (typeof last === "string") formData.set(name, last);
  }
  return parseWithZod(formData, { schema });
}

const tooLargeMessage =
  "Formularz jest za długi (ponad 64 KB). Skróć najdłuższe odpowiedzi i wyślij go ponownie.";

/**
 * Turns away a form whose texts are longer than any form of ours needs. `acceptForm` begins with it; so does whatever looks
 * into a form before that, or keeps it unchecked.
 * @throws the form with that one error
 */
export function acceptSize(form: PostedForm, page: unknown): void {
  if (form.tooLarge) throw refusal(page, form, tooLargeMessage, 413);
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
  acceptSize(form, page);
  const submission = parseForm(form.formData, formSchema(fields, formatIsoDate(new Date())));
  const isRight = submission.status === "success";
  if (isRight && Object.keys(others).length === 0) return submission.value;
  const errors: TextByControl = { ...others };
  for (const [name, messages] of Object.entries((!isRight && submission.error) || {}))
    if (messages?.[0]) errors[name] = messages[0];
  throw refusal(page, form, errors);
}
