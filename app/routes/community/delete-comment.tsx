import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cutText } from "~/site/posts";
import { deletedWordsNote } from "~/copy/deleted-words";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { assertOwnComment } from "~/services/posts/find-post.server";
import { Confirmation } from "~/ui/confirmation";
import { PostFailed } from "./post-failed";
import { asMember } from "./viewer.server";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Usuwanie komentarza");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { id, postId, content, needsHelp } = await assertOwnComment(ctx, visit.params.id ?? "");
  return { id, postId, beginning: cutText(content, 120).text, needsHelp };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { postId } = await deleteComment(ctx, visit.params.id ?? "");
  return redirect(`${withFlash(paths.post(postId), "comment-deleted")}#komentarze`, 303);
}

export default function DeleteComment() {
  const { id, postId, beginning, needsHelp } = useLoaderData<typeof loader>();
  return (
    <Confirmation
      question="Czy na pewno chcesz usunąć ten komentarz?"
      back={paths.post(postId)}
      action={paths.commentDeletion(id)}
      needsHelp={needsHelp}
      note={deletedWordsNote}
    >
      „{beginning}”
    </Confirmation>
  );
}

export const ErrorBoundary = () => <PostFailed message="Nie udało się usunąć komentarza." />;
