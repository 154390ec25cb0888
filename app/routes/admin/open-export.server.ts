import type { LoaderFunctionArgs } from "@remix-run/node";
import { readListQuery } from "~/forms/filters";
import { exportOf } from "~/services/acts/definitions/exports.server";
import { staffContext } from "./staff-context.server";

/** @throws NotAllowed, Response 404 where nothing leaves the house by this module */
export async function openExport(visit: LoaderFunctionArgs) {
  const { module = "" } = visit.params;
  const exporting = exportOf(module);
  const { ctx } = await staffContext(visit, exporting?.permission);
  if (!exporting) throw new Response(null, { status: 404 });
  const { values } = readListQuery(exporting.filters, visit.request);
  return { ctx, tab: `modules/${module}`, exporting, typed: values };
}
