import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deletedWordsNote } from "~/copy/deleted-words";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { deletePost } from "~/services/posts/delete-post.server";
import { assertOwnPost } from "~/services/posts/find-post.server";
import { Confirmation } from "~/ui/confirmation";
import { PostFailed } from "./post-failed";
import { asMember } from "./viewer.server";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta("Usuwanie posta");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { id, title, needsHelp } = await assertOwnPost(ctx, visit.params.id ?? "");
  return { id, title, needsHelp };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  await deletePost(ctx, visit.params.id ?? "");
  return redirect(withFlash(paths.panel(), "post-deleted"), 303);
}

export default function DeletePost() {
  const { id, title, needsHelp } = useLoaderData<typeof loader>();
  return (
    <Confirmation
      question="Czy na pewno chcesz usunąć ten post?"
      back={paths.post(id)}
      action={paths.postDeletion(id)}
      needsHelp={needsHelp}
      note={deletedWordsNote}
    >
      „{title}” zniknie razem ze zdjęciem i&nbsp;komentarzami. Tego nie można cofnąć.
    </Confirmation>
  );
}

export const ErrorBoundary = () => <PostFailed message="Nie udało się usunąć posta." />;
