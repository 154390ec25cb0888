import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { ErrorPage } from "~/ui/error-page";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setLike } from "~/services/posts/set-like.server";
import { backTo } from "./back-to";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

/** Likes or likes no more; the script needs nothing of the page that a browser is led to. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const postId = visit.params.id ?? "";
  const { values } = await readForm(visit.request);
  await setLike(ctx, { kind: "post", id: postId, liked: values.liked !== "no" });
  return redirect(`${backTo(visit.request, paths.post(postId))}#post-${postId}`, 303);
}

export default function LikePost() {
  return null;
}

export const ErrorBoundary = ErrorPage;
