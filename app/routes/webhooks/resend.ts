import type { ActionFunctionArgs } from "@remix-run/node";
import { formBodyLimit } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { acceptMailReport } from "~/services/outbox/accept-mail-report.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { posts: "signed", openInMaintenance: true };

const answer = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });

export const loader = () => answer(405);

/** What became of our mails, as their provider reports it: repeated for hours until it reads a 2xx. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return answer(405);
  const body = Buffer.from(await request.arrayBuffer());
  if (body.byteLength > formBodyLimit) return answer(413);
  const result = await acceptMailReport(serviceContext("mail_provider", requestLog(context)), {
    body: body.toString("utf8"),
    id: request.headers.get("svix-id"),
    timestamp: request.headers.get("svix-timestamp"),
    signature: request.headers.get("svix-signature"),
  });
  if (result.accepted) return answer(200);
  return answer(result.reason === "bad_signature" ? 401 : 400);
}
