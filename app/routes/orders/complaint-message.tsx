import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { formMeta } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { sentFiles } from "~/http/sent-files.server";
import { complaintRefusals } from "~/services/support/complaint-words";
import { writeInComplaint } from "~/services/support/write-in-complaint.server";
import { attachmentsField, messageFields } from "./complaint-form";
import { ComplaintPage, complaintTitle } from "./complaint-page";
import { complaintVisit, type ComplaintView } from "./complaint-visit.server";

export const handle: RouteHandle = { secret: "path", files: true, openInMaintenance: true };

export const meta = formMeta(complaintTitle);

/** What is written is posted here; whoever comes here otherwise is led to the complaint. */
export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await complaintVisit(visit);
  return redirect(page.here, 303);
}

const form = defineFreeTextForm<ComplaintView>()({
  place: "support",
  fields: messageFields,
  action: ({ messages }) => messages,
  losesFiles: (_, values) => Boolean(values[attachmentsField.name]),
  show: (page, form) => <ComplaintPage page={page} message={form} />,
});

/** Writes on in a complaint. */
export const action = freeTextAction(form, {
  read: complaintVisit,
  async check(_, { form: { formData } }) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return { errors, found: files };
  },
  failures: {
    tooOften:
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
    notKept: "Błąd podczas wysyłania wiadomości.",
    impossible: complaintRefusals,
  },
  async submit({ ctx, own, page }, { content, formToken }, screening, { found: files, visit }) {
    const { clientAddress } = visit.context;
    const written = { order: own, content, formToken, files, screening, clientAddress };
    await writeInComplaint(ctx, written);
    return { to: page.here, notice: "complaint-message-sent" };
  },
});

export default function ComplaintMessage() {
  return null;
}

export const ErrorBoundary = freeTextBoundary(form);
