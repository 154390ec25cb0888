import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { listSearch, readListQuery } from "~/forms/filters";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { type ExportReason, exportReasons } from "~/services/payments/acts";
import { exportOf } from "./exports.server";
import { staffContext } from "./staff-context.server";

/** Nothing is to be had without a reason: it is asked for first. */
export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit, "export_payments");
  const { module = "" } = visit.params;
  exportOf(module);
  return redirect(paths.adminExport(`modules/${module}`) + new URL(visit.request.url).search, 303);
}

/** The file itself. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit, "export_payments");
  const { module = "" } = visit.params;
  const { filters, file } = exportOf(module);
  const query = readListQuery(filters, visit.request);
  const { values } = await readForm(visit.request);
  const { reason = "" } = values;
  if (!Object.hasOwn(exportReasons, reason)) {
    const asked = paths.adminExport(`modules/${module}`) + listSearch(query.values);
    return redirect(withFlash(asked, "export-without-reason"), 303);
  }
  return file(ctx, query.filters, reason as ExportReason);
}
