import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { listSearch } from "~/forms/filters";
import { csvResponse } from "~/http/csv-response.server";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { isReason } from "~/services/audit/audit-events";
import { openExport } from "./open-export.server";

/** Nothing is to be had without a reason: it is asked for first. */
export async function loader(visit: LoaderFunctionArgs) {
  const { tab } = await openExport(visit);
  return redirect(paths.adminExport(tab) + new URL(visit.request.url).search, 303);
}

/** The file itself. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, tab, exporting, typed } = await openExport(visit);
  const { reason = "" } = (await readForm(visit.request)).values;
  if (!isReason(exporting.act.reasons, reason)) {
    const asked = paths.adminExport(tab) + listSearch(typed);
    return redirect(withFlash(asked, "export-without-reason"), 303);
  }
  const { name, headings, batches } = await exporting.file(ctx, typed, reason);
  return csvResponse(name, headings, batches);
}
