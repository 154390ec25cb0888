import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { listSearch, readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { exportOf } from "~/services/acts/definitions/exports.server";
import { openExportAct } from "~/services/acts/open-staff-act.server";
import { staffContext } from "./staff-context.server";

/**
 * @throws NotAllowed, Response 404 where nothing leaves the house by this module, and the way to the list where one of its
 * filters is wrong, which the list says: without it, more would leave than was meant
 */
export async function openExport(visit: LoaderFunctionArgs) {
  const { module = "" } = visit.params;
  const exporting = exportOf(module);
  const { session, ctx } = await staffContext(visit, exporting?.permission);
  if (!exporting) throw new Response(null, { status: 404 });
  const tab = `modules/${module}`;
  const { values, errors } = readListQuery(exporting.filters, visit.request);
  if (Object.keys(errors).length > 0) throw redirect(paths.adminTab(tab) + listSearch(values), 303);
  return { tab, exporting, typed: values, opened: openExportAct(ctx, session, exporting, values) };
}
