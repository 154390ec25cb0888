import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { actorOf, sessionOf, stillSignedIn } from "~/http/session.server";
import { textStream } from "~/http/text-stream.server";
import { serviceContext } from "~/services/command/context.server";
import { trialOf } from "~/services/text-streams/write-trial.server";

/** A member's trial while it is written. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context);
  if (!session || session === "banned" || !session.member)
    return new Response(null, { status: 204 });
  const ctx = serviceContext(actorOf(session), requestLog(context));
  return textStream(ctx, {
    request,
    subject: trialOf(ctx),
    sessionId: session.id,
    mayRead: stillSignedIn(request, session),
  });
}
