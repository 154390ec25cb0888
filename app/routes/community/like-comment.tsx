import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { ErrorPage } from "~/ui/error-page";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setLike } from "~/services/posts/set-like.server";
import { backTo } from "./back-to";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.comment(visit.params.id ?? ""), 303);
}

/** See `like-post.tsx`. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const commentId = visit.params.id ?? "";
  const { values } = await readForm(visit.request);
  await setLike(ctx, { kind: "comment", id: commentId, liked: values.liked !== "no" });
  return redirect(`${backTo(visit.request, paths.comment(commentId))}#comment-${commentId}`, 303);
}

export default function LikeComment() {
  return null;
}

export const ErrorBoundary = ErrorPage;
