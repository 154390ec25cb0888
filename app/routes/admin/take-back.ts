import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { actRefusals } from "~/services/acts/acts";
import { takeBackAct } from "~/services/acts/take-back-act.server";
import { readForm } from "~/http/form-body.server";
import { localPath } from "~/http/local-path";
import { staffContext } from "./staff-context.server";

const { too_late } = actRefusals;

/** A page that was left open and is loaded again leads to the desk. */
export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit);
  return redirect(paths.admin(), 303);
}

/** Takes back what one has just pressed, and leads back to where one was. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { values } = await readForm(visit.request);
  const back = localPath(values.returnTo) ?? paths.admin();
  await takeBackAct(ctx, visit.params.id ?? "").catch(
    redirectRefused({ too_late }, back, () => "act-too-late"),
  );
  return redirect(withFlash(back, "act-taken-back"), 303);
}
