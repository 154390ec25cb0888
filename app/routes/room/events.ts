import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { textStream } from "~/http/text-stream.server";
import { serviceContext } from "~/services/command/context.server";
import { isId } from "~/services/listing/ids";
import { readableRoom } from "~/services/talks/room-page.server";

export const handle: RouteHandle = { secret: "path" };

/** An answer in a room while it is written, and that something else in it has changed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { searchParams } = new URL(request.url);
  const message = searchParams.get("message");
  const readable =
    message === null || isId(message)
      ? await readableRoom(ctx, params.token ?? "", {
          messageId: message,
          known: searchParams.get("version") ?? "",
        })
      : null;
  if (!readable) return new Response(null, { status: 204 });
  return textStream(ctx, { request, sessionId: null, ...readable });
}
