import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { savePost } from "~/services/posts/save-post.server";
import { backTo } from "./back-to";
import { PostFailed } from "./post-failed";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

/** Puts a post among the saved ones or, without `saved`, takes it out. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const postId = visit.params.id ?? "";
  const saved = (await readForm(visit.request)).values.saved === "1";
  await savePost(ctx, { postId, saved });
  const back = backTo(visit.request, paths.post(postId));
  return redirect(withFlash(back, saved ? "post-kept" : "post-not-kept"), 303);
}

export default function SavePost() {
  return null;
}

export const ErrorBoundary = () => <PostFailed message="Nie udało się tego zapisać." />;
