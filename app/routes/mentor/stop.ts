import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { stopReply } from "~/services/talks/stop-reply.server";
import { mentorVisit } from "./visit.server";

export async function loader(visit: LoaderFunctionArgs) {
  await mentorVisit(visit);
  return redirect(paths.talk(visit.params.id ?? ""), 303);
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const id = visit.params.id ?? "";
  await stopReply(ctx, id);
  return redirect(`${paths.talk(id)}#write`, 303);
}
