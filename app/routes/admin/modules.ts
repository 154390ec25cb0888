import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { staffContext } from "./staff-context.server";

/** The console of modules begins with its first one. */
export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit, "view_orders");
  return redirect(paths.adminTab("modules/payments"), 303);
}
