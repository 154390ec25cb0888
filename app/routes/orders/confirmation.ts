import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { ownFile } from "~/http/own-file.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { saveConfirmation } from "~/services/fulfilment/save-confirmation.server";
import { orderRefusals } from "~/services/orders/acts";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const { nothing_to_confirm } = orderRefusals;

/** Whoever comes back to the address finds the file's button on the order's page. */
export const loader = ({ params }: { params: { token?: string } }) =>
  redirect(paths.paymentSuccess(params.token ?? ""), 303);

/** The confirmation of an order's contract, to be saved by whoever holds the order's token. */
export async function action({ params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const ctx = serviceContext("buyer", requestLog(context));
  const file = await saveConfirmation(ctx, token).catch(
    redirectRefused({ nothing_to_confirm }, paths.paymentSuccess(token)),
  );
  return ownFile(file);
}
