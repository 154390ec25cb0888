import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { listSearch } from "~/forms/filters";
import { csvResponse } from "~/http/csv-response.server";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { accessRefusals } from "~/services/access/refusals";
import { isReason } from "~/services/audit/audit-events";
import { openExport } from "./open-export.server";

const { sign_in_again } = accessRefusals;

/** Nothing is to be had without a reason: it is asked for first. */
export async function loader(visit: LoaderFunctionArgs) {
  const { tab } = await openExport(visit);
  return redirect(paths.adminExport(tab) + new URL(visit.request.url).search, 303);
}

/** The file itself. */
export async function action(visit: ActionFunctionArgs) {
  const { tab, exporting, typed, opened } = await openExport(visit);
  const { reason = "" } = (await readForm(visit.request)).values;
  const asked = paths.adminExport(tab) + listSearch(typed);
  if (!isReason(exporting.act.reasons, reason))
    return redirect(withFlash(asked, "export-without-reason"), 303);
  const { name, headings, batches } = await opened
    .file(reason)
    .catch(redirectRefused({ sign_in_again }, asked));
  return csvResponse(name, headings, batches);
}
