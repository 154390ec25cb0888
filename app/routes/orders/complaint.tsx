import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { freeTextBoundary } from "~/crisis/free-text-form";
import { formMeta } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { newComplaintForm as form } from "./complaint-forms";
import { ComplaintPage, complaintTitle } from "./complaint-page";
import { openingSteps, submitComplaint, visitByKey } from "./complaint-steps.server";

export const handle: RouteHandle = {
  slim: true,
  secret: "path",
  files: true,
  openInMaintenance: true,
};

export const meta = formMeta(complaintTitle);

export const loader = async (visit: LoaderFunctionArgs) => (await visitByKey(visit)).page;

/** Opens a complaint. */
export const action = freeTextAction(form, {
  ...openingSteps,
  read: visitByKey,
  submit: (facts, answers, screening, sent) => submitComplaint(facts, answers, screening, sent),
});

export default function Complaint() {
  return <ComplaintPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
