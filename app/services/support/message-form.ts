import type { Field } from "~/forms/fields";
import { tooLongMessage } from "~/forms/kinds/written";
import { maxMessageFiles, messageLimit } from "./rules";

/** How long what is written to staff may be, and what is said where it is longer. */
export const contentLimit = { ...messageLimit, message: tooLongMessage(messageLimit.length) };

export const attachmentsField = {
  kind: "file",
  name: "attachments",
  label: "Załączniki",
  multiple: true,
  maxFiles: maxMessageFiles,
} as const satisfies Field;

export const formTokenField = {
  kind: "formToken",
  name: "formToken",
  label: "Formularz",
} as const satisfies Field;

/** What is asked of whoever writes on, in a ticket or in a complaint. */
export const messageFields = [
  {
    kind: "longText",
    name: "content",
    label: "Twoja wiadomość",
    required: "Wiadomość nie może być pusta.",
    rows: 5,
    limit: contentLimit,
  },
  attachmentsField,
  formTokenField,
] as const satisfies readonly Field[];
