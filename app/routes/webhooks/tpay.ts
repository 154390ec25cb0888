import type { ActionFunctionArgs } from "@remix-run/node";
import { formBodyLimit } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { acceptNotification } from "~/services/payments/accept-notification.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { posts: "signed", openInMaintenance: true };

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });

export const loader = () => answer(405, "FALSE");

/** The gateway repeats a notification until it reads exactly `TRUE`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return answer(405, "FALSE");
  const body = Buffer.from(await request.arrayBuffer());
  if (body.byteLength > formBodyLimit) return answer(413, "FALSE");
  const outcome = await acceptNotification(serviceContext("gateway", requestLog(context)), {
    body,
    signature: request.headers.get("X-JWS-Signature"),
    clientAddress: context.clientAddress,
  });
  if (outcome.accepted) return answer(200, "TRUE");
  return answer(outcome.reason === "unknown_order" ? 404 : 400, "FALSE");
}
