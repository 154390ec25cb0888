import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { actorOf, sessionOf, stillSignedIn } from "~/http/session.server";
import { textStream } from "~/http/text-stream.server";
import { serviceContext } from "~/services/command/context.server";
import { isId } from "~/services/listing/ids";
import { readableReply } from "~/services/talks/queries.server";

const nothing = () => new Response(null, { status: 204 });

/** An answer in one's own talk while it is written. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context);
  if (!session || session === "banned" || !session.member) return nothing();
  const ctx = serviceContext(actorOf(session), requestLog(context));
  const { searchParams } = new URL(request.url);
  const message = searchParams.get("message") ?? "";
  const showsHelp = searchParams.get("help") === "true";
  const reply = isId(message)
    ? await readableReply(ctx, params.id ?? "", message, { showsHelp })
    : null;
  if (!reply) return nothing();
  return textStream(ctx, {
    request,
    ...reply,
    sessionId: session.id,
    mayRead: stillSignedIn(request, session),
  });
}
