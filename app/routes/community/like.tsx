import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { ErrorPage } from "~/ui/error-page";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setLike } from "~/services/posts/set-like.server";
import { backTo } from "./back-to";
import { asMember } from "./viewer.server";

/** What is liked at this address, and its page. */
function likedAt({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const isComment = new URL(request.url).pathname.startsWith(paths.comment(""));
  return isComment
    ? ({ kind: "comment", id, page: paths.comment(id) } as const)
    : ({ kind: "post", id, page: paths.post(id) } as const);
}

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(likedAt(visit).page, 303);
}

/** Likes or likes no more; the script needs nothing of the page that a browser is led to. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { kind, id, page } = likedAt(visit);
  const { values } = await readForm(visit.request);
  await setLike(ctx, { kind, id, liked: values.liked !== "no" });
  return redirect(`${backTo(visit.request, page)}#${kind}-${id}`, 303);
}

export default function Like() {
  return null;
}

export const ErrorBoundary = ErrorPage;
