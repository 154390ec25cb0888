import { defineFreeTextForm } from "~/crisis/free-text-form";
import { attachmentsField, messageFields } from "~/services/support/message-form";
import { complaintFields } from "./complaint-form";
import { ComplaintPage, type ComplaintView } from "./complaint-page";

const losesFiles = (_: ComplaintView, values: Readonly<Record<string, string>>) =>
  Boolean(values[attachmentsField.name]);

export const newComplaintForm = defineFreeTextForm<ComplaintView>()({
  place: "support",
  fields: complaintFields,
  action: ({ here }) => here,
  losesFiles,
  show: (page, form) => <ComplaintPage page={page} form={form} />,
});

export const complaintMessageForm = defineFreeTextForm<ComplaintView>()({
  place: "support",
  fields: messageFields,
  action: ({ messages }) => messages,
  losesFiles,
  show: (page, form) => <ComplaintPage page={page} message={form} />,
});
