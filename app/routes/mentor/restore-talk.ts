import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { restoreTalk } from "~/services/talks/delete-talk.server";
import { mentorVisit } from "./visit.server";

export async function loader(visit: LoaderFunctionArgs) {
  await mentorVisit(visit);
  return redirect(paths.talks(), 303);
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const id = visit.params.id ?? "";
  await restoreTalk(ctx, id);
  return redirect(withFlash(paths.talk(id), "talk-restored"), 303);
}
