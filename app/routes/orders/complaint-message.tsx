import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { freeTextBoundary } from "~/crisis/free-text-form";
import { formMeta } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { complaintMessageForm as form } from "./complaint-forms";
import { complaintTitle } from "./complaint-page";
import { submitMessage, visitByKey, writingSteps } from "./complaint-steps.server";

export const handle: RouteHandle = {
  slim: true,
  secret: "path",
  files: true,
  openInMaintenance: true,
};

export const meta = formMeta(complaintTitle);

/** What is written is posted here; whoever comes here otherwise is led to the complaint. */
export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await visitByKey(visit);
  return redirect(page.here, 303);
}

/** Writes on in a complaint. */
export const action = freeTextAction(form, {
  ...writingSteps,
  read: visitByKey,
  submit: (facts, answers, screening, sent) => submitMessage(facts, answers, screening, sent),
});

export default function ComplaintMessage() {
  return null;
}

export const ErrorBoundary = freeTextBoundary(form);
