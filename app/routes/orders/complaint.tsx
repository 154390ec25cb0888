import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { formMeta } from "~/forms/refusal";
import { parseGrosze } from "~/forms/typed-values";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { sentFiles } from "~/http/sent-files.server";
import { complaintRefusals } from "~/services/support/complaint-words";
import { openComplaint } from "~/services/support/open-complaint.server";
import { amountProblem, attachmentsField, complaintFields } from "./complaint-form";
import { ComplaintPage, complaintTitle } from "./complaint-page";
import { complaintVisit, type ComplaintView } from "./complaint-visit.server";

export const handle: RouteHandle = { secret: "path", files: true, openInMaintenance: true };

export const meta = formMeta(complaintTitle);

export const loader = async (visit: LoaderFunctionArgs) => (await complaintVisit(visit)).page;

const form = defineFreeTextForm<ComplaintView>()({
  place: "support",
  fields: complaintFields,
  action: ({ here }) => here,
  losesFiles: (_, values) => Boolean(values[attachmentsField.name]),
  show: (page, form) => <ComplaintPage page={page} form={form} />,
});

const { more_than_paid, ...others } = complaintRefusals;

/** Opens a complaint. */
export const action = freeTextAction(form, {
  read: complaintVisit,
  async check(_, { form: { formData, values } }) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return { errors: { ...amountProblem(values), ...errors }, found: files };
  },
  refused: { amount: { more_than_paid } },
  failures: {
    tooOften:
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
    notKept: "Nie udało się zapisać reklamacji. Spróbuj jeszcze raz.",
    impossible: others,
  },
  async submit({ ctx, own, page }, answers, screening, { found: files, visit }) {
    const { content, remedy, amount, formToken } = answers;
    await openComplaint(ctx, {
      ...{ order: own, content, remedy, files, screening, formToken },
      askedGrosze: amount === undefined ? null : parseGrosze(amount),
      clientAddress: visit.context.clientAddress,
    });
    return { to: page.here, notice: "complaint-opened" };
  },
});

export default function Complaint() {
  return <ComplaintPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
