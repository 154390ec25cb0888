import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { CommentPage } from "~/services/posts/post-page.server";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { countedComments } from "~/ui/post-card";
import { CannotWrite, NotWelcome } from "./cannot-write";
import { ClosedThread } from "./closed-thread";
import { CommentForm } from "./comment-form";
import { Comment, CommentList, repliesId, replyFormId } from "./comments";
import { DraftSent } from "./draft";
import { draftOf } from "./drafts";
import { KeptWords } from "./kept-words";
import { nameOfThread } from "./muted-thread";
import { NotAdded } from "./not-added";

export type CommentView = CommentPage & {
  now: string;
  firstDay: FirstDay | null;
  formToken: string;
  showsMuted: boolean;
  isMember: boolean;
  isLater: boolean;
};

/** @param form the answer where it came back, at which its errors stand */
export function CommentView({ view, form }: { view: CommentView; form?: FormState }) {
  const { post, group, comment, shownUnderId, list, now, cannotWrite, isLater, isMember } = view;
  const flash = useFlash();
  const isClosed = post.isClosed && post.state === "published";
  const canWrite = cannotWrite === null && post.state === "published" && !isClosed;
  const blockedBy = post.isBlocked ? "Osoba, która napisała ten post," : undefined;
  const isThere = comment.kind === "shown" && comment.state === "published";
  // Words for a comment that is gone meanwhile are led to its post once they are sent.
  const canAnswer = canWrite && !view.isBlockedHere && (isThere || form !== undefined);
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
        {form && (
          <NotAdded
            {...{ form, href: `#${replyFormId(comment.id)}`, isForm: canAnswer }}
            what="Odpowiedź"
          />
        )}
        <FlashNotice flash={flash} />
        {flash && <DraftSent name={`comment-${comment.id}`} />}
        {isHeld && <HelpLinesNote isWhole />}
        <Comment
          comment={comment}
          now={now}
          canWrite={canWrite}
          canAnswer={canWrite && !post.isBlocked}
          isMember={isMember}
          alone
        />
        {isLater && comment.replyCount > list.comments.length && (
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
            canAnswer={canWrite && !post.isBlocked}
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
          <posted-here
            id={replyFormId(comment.id)}
            class="block"
            comments={post.commentCount}
            counted={countedComments(post.commentCount)}
          >
            <CommentForm
              group={group.slug}
              firstDay={view.firstDay}
              action={paths.postComments(post.id)}
              form={form ?? { ...emptyForm, values: { formToken: view.formToken } }}
              parentId={comment.id}
              label={
                comment.kind === "shown" ? `Odpowiadasz: ${comment.author.name}` : "Twoja odpowiedź"
              }
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
        {form && !canAnswer ? (
          <KeptWords
            id={replyFormId(comment.id)}
            label="Twoja odpowiedź"
            text={form.values.content}
          >
            {isClosed ? (
              <ClosedThread />
            ) : cannotWrite === null ? (
              view.isBlockedHere && <NotWelcome by={blockedBy} />
            ) : (
              <CannotWrite
                {...{ cannotWrite, group, back: postHref }}
                until={view.silencedUntil}
                what="komentarz"
              />
            )}
          </KeptWords>
        ) : (
          <>
            {isClosed && <ClosedThread />}
            {canWrite && view.isBlockedHere && <NotWelcome by={blockedBy} />}
          </>
        )}
        {helpIsNear && !isHeld && <HelpLinesNote />}
      </Container>
    </div>
  );
}
