import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewerContext } from "~/http/viewer.server";
import { useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { viewerOf } from "~/services/groups/access.server";
import { findCommentPage } from "~/services/posts/post-page.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { CommentForm } from "./comment-form";
import { Comment, CommentList, repliesId, replyFormId } from "./comments";
import { DraftSent } from "./draft";
import { draftOf } from "./drafts";
import { askedOf, nameOfThread } from "./muted-thread";
import { PostBoundary } from "./post-boundary";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta = () => pageMeta("Komentarz");

/** A comment with its answers: for visitors, too, where they may read the group. */
export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await viewerContext(visit);
  const asked = askedOf(visit.request);
  const page = await findCommentPage(ctx, visit.params.id ?? "", asked);
  if (!page) throw new NotFound("comment");
  return {
    ...page,
    now: ctx.now().toISOString(),
    formToken: randomUUID(),
    showsMuted: asked.showsMuted,
    isLater: asked.after !== null,
    isMember: viewerOf(ctx) !== null,
  };
}

export default function CommentRoute() {
  const view = useLoaderData<typeof loader>();
  const { post, group, comment, shownUnderId, list, now, cannotWrite, isLater, isMember } = view;
  const flash = useFlash();
  const canWrite = cannotWrite === null && post.state === "published";
  const canAnswer = canWrite && comment.kind === "shown" && comment.state === "published";
  const postHref =
    view.memberId === null && group.isOpen
      ? paths.groupPost(group.slug, post.id, view.place)
      : paths.post(post.id, view.place);
  const wayBack = shownUnderId
    ? `${paths.comment(shownUnderId)}#comment-${comment.id}`
    : `${postHref}#comment-${comment.id}`;
  const isHeld = flash?.code === "comment-held";
  const helpIsNear = group.isSensitive || needHelp([comment, ...list.comments]);
  return (
    <div data-area="community">
      <Container className="space-y-5 py-6 sm:py-10">
        <BackLink href={wayBack}>
          {shownUnderId ? "Wcześniej w tej rozmowie" : nameOfThread(view)}
        </BackLink>
        <h1 className="text-3xl">Odpowiedzi</h1>
        <FlashNotice flash={flash} />
        {flash && <DraftSent name={`comment-${comment.id}`} />}
        {isHeld && <HelpLinesNote />}
        <Comment comment={comment} now={now} canWrite={canWrite} isMember={isMember} alone />
        {isLater && (
          <a href={paths.comment(comment.id)} className="link inline-flex min-h-11 items-center">
            Pokaż odpowiedzi od początku
          </a>
        )}
        <div id={repliesId(comment.id)} className="border-l-2 border-line pl-3 sm:pl-5">
          <CommentList
            id={`replies-of-${comment.id}`}
            comments={list.comments}
            now={now}
            keeps={view.isKeeper}
            canWrite={canWrite}
            isMember={isMember}
            moreHref={list.next && paths.comment(comment.id, list.next)}
          />
          {list.comments.length > 0 && (
            <a
              href={wayBack}
              data-close
              className="link inline-flex min-h-11 items-center text-sm font-semibold"
            >
              Zwiń odpowiedzi
            </a>
          )}
        </div>
        {canAnswer && (
          <posted-here id={replyFormId(comment.id)} class="block">
            <CommentForm
              group={group.slug}
              action={paths.postComments(post.id)}
              form={{ ...emptyForm, values: { formToken: view.formToken } }}
              parentId={comment.id}
              label={`Twoja odpowiedź: ${comment.author.name}`}
              submit="Odpowiedz"
              draft={
                group.isSensitive || view.name === null
                  ? null
                  : draftOf("comment", comment.id, view.name)
              }
              cancelHref={wayBack}
            />
          </posted-here>
        )}
        {helpIsNear && !isHeld && <HelpLinesNote />}
      </Container>
    </div>
  );
}

export const ErrorBoundary = PostBoundary;
