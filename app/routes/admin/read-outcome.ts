import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { readForm } from "~/http/form-body.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { markOutcomeRead } from "~/services/acts/mark-outcome-read.server";
import { staffContext } from "./staff-context.server";

/** A page that was left open and is loaded again leads to the desk. */
export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit);
  return redirect(paths.admin(), 303);
}

/** Puts away what every page told of until now, and leads back to where one was. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { values } = await readForm(visit.request);
  await markOutcomeRead(ctx, visit.params.id ?? "");
  return redirect(localPath(values.returnTo) ?? paths.admin(), 303);
}
