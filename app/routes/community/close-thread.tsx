import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { closeThread } from "~/services/moderation/close-thread.server";
import { authorisePinning } from "~/services/moderation/pin-post.server";
import { backTo } from "./back-to";
import { PostFailed } from "./post-failed";
import { refusedOnOldPage, refusedToKeeper } from "./refused-to-keeper.server";
import { asMember } from "./viewer.server";

/** A page that was left open and is loaded again leads to the post, for whoever may close it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const postId = visit.params.id ?? "";
  await authorisePinning(ctx, postId).catch(refusedToKeeper(paths.post(postId)));
  return redirect(paths.post(postId), 303);
}

/** Lets nobody answer a post any more or, without `closed`, everybody again. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const postId = visit.params.id ?? "";
  const back = backTo(visit.request, paths.post(postId));
  const closed = (await readForm(visit.request)).values.closed === "1";
  await closeThread(ctx, { postId, closed })
    .catch(refusedOnOldPage(ctx, { kind: "post", id: postId, to: back }))
    .catch(refusedToKeeper(back));
  return redirect(withFlash(back, closed ? "keeper-closed" : "keeper-reopened"), 303);
}

export default function CloseThread() {
  return null;
}

export const ErrorBoundary = () => <PostFailed message="Nie udało się tego zapisać." />;
