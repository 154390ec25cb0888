import { Fragment } from "react";
import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { PostPage } from "~/services/posts/post-page.server";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import { needHelp } from "~/site/posts";
import { ActsMenu, menuActLook } from "~/ui/acts-menu";
import { BackLink } from "~/ui/back-link";
import { areaOfType } from "~/site/group-types";
import { tieWords } from "~/copy/typography";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { GroupIcon } from "~/ui/group-icon";
import { countedComments, PostCard } from "~/ui/post-card";
import { SaveButton } from "~/ui/save-button";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { Actions } from "./actions";
import { CannotWrite, NotWelcome } from "./cannot-write";
import { ClosedThread } from "./closed-thread";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comments";
import { draftOf, newPostDraft } from "./drafts";
import { DraftSent } from "./draft";
import { KeptWords } from "./kept-words";
import { NotAdded } from "./not-added";
import { MutedComments, MutedPost, nameOfThread } from "./muted-thread";

export type PostView = PostPage & {
  /** Its reader has asked for what people wrote whom they have muted. */
  showsMuted: boolean;
  now: string;
  firstDay: FirstDay | null;
  formToken: string;
  /** Whose drafts this browser keeps; null for visitors. */
  owner: string | null;
  isMember: boolean;
  isLater: boolean;
};

type Addresses = { self: (after?: string | null) => string; back: string };

type PostViewProps = {
  view: PostView;
  at: Addresses;
  /** A comment that came back, at which its errors stand. */
  form?: FormState;
};

export function PostView({ view, at, form }: PostViewProps) {
  const self = (after?: string | null) =>
    view.showsMuted ? paths.withMuted(at.self(after)) : at.self(after);
  const { post, group, list, now, cannotWrite, isLater, isMember, isKeeper } = view;
  const mayWrite = cannotWrite === null && post.state === "published";
  const canWrite = mayWrite && !post.isClosed;
  const canAnswer = canWrite && !post.isBlocked;
  const helpComesFirst = post.state === "held";
  const helpIsNear = group.isSensitive || needHelp([post, ...list.comments]);
  return (
    <div data-area="community">
      <WithAside
        label="Grupa, w której jest ten post"
        aside={<WhereItIs group={group} />}
        className="py-6 sm:py-10"
      >
        <BackLink href={at.back}>{group.name}</BackLink>
        {form && (
          <NotAdded {...{ form, href: `#${commentFormId}`, isForm: canAnswer }} what="Komentarz" />
        )}
        <PostFlash />
        {view.muted === null ? (
          <PostCard
            post={post}
            now={now}
            href={self()}
            canLike={mayWrite}
            isMember={isMember}
            alone
          >
            <PostActs view={view} />
          </PostCard>
        ) : (
          <>
            <h1 className="sr-only">{nameOfThread(view)}</h1>
            <MutedPost muted={view.muted} href={at.self()} />
          </>
        )}
        {helpComesFirst && <HelpLinesNote isWhole />}
        {/* What nobody else can see nobody has passed by in silence. */}
        {!(post?.state === "held" && post.commentCount === 0) && (
          <section aria-labelledby="komentarze" className="space-y-5 pt-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="komentarze" className="text-2xl">
                Komentarze (<span data-comments="">{post.commentCount}</span>)
              </h2>
              {canAnswer && list.comments.length > 2 && (
                <a
                  href={`#${commentFormId}`}
                  className="link inline-flex min-h-11 items-center text-sm font-semibold"
                >
                  Napisz komentarz
                </a>
              )}
            </div>
            {post.newComments > 0 && !isLater && (
              <p>
                <a
                  href={paths.newComments(post.id, view.since)}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {`Nowe dla Ciebie: ${countedComments(post.newComments)}`}
                </a>
              </p>
            )}
            <new-posts
              hidden
              comments=""
              stream={paths.communityEvents({ since: Date.parse(now), post: post.id })}
              href={at.self()}
            >
              <p role="status" />
            </new-posts>
            {isLater && (
              <a href={`${self()}#komentarze`} className="link inline-flex min-h-11 items-center">
                Pokaż komentarze od początku
              </a>
            )}
            {list.comments.length > 0 ? (
              <CommentList
                id="comments"
                comments={list.comments}
                now={now}
                canWrite={canWrite}
                canAnswer={canAnswer}
                keeps={isKeeper}
                isMember={isMember}
                moreHref={list.next && self(list.next)}
              />
            ) : (
              !isLater &&
              post.commentCount === 0 &&
              !view.leavesOutComments && (
                <p data-no-comments="" className="text-muted">
                  Nikt jeszcze nie skomentował tego posta.
                </p>
              )
            )}
            {view.leavesOutComments && <MutedComments href={at.self()} />}
            <Answer view={view} canAnswer={canAnswer} back={at.self()} form={form} />
          </section>
        )}
        {helpIsNear && !helpComesFirst && <HelpLinesNote />}
      </WithAside>
    </div>
  );
}

/** The group around a post, for whoever came by a link and does not know it. */
function WhereItIs({ group }: Pick<PostView, "group">) {
  return (
    <AsidePart
      id="grupa-posta"
      title={tieWords(group.name)}
      icon={<GroupIcon {...group} />}
      area={areaOfType(group.type)}
    >
      <p className="wrap-anywhere">{tieWords(group.description)}</p>
      <ButtonLink href={paths.group(group.slug)} variant="secondary" size="small">
        Zobacz inne posty
      </ButtonLink>
    </AsidePart>
  );
}

/** One thing to press beside a like, and the rest folded: what a reader keeps, what a writer changes, what a keeper does. */
function PostActs({ view: { post, reader, cannotWrite, isMember, isKeeper } }: { view: PostView }) {
  const isPublished = post.state === "published";
  return (
    <>
      {isMember && isPublished && (
        <SaveButton action={paths.postSaving(post.id)} isSaved={Boolean(reader?.savedAt)} />
      )}{" "}
      <ActsMenu about={post.title}>
        {isMember && isPublished && <Wishes id={post.id} wish={reader?.wish ?? null} />}{" "}
        <Actions
          kind="post"
          id={post.id}
          isMine={post.isMine}
          canAct={cannotWrite === null && post.state !== "hidden"}
          keeps={isKeeper && isPublished && !post.author.isKeeper}
        />{" "}
        {post.picture && !post.isMine && (
          <a href={paths.report("picture", post.picture.id)} className={menuActLook}>
            Zgłoś zdjęcie
          </a>
        )}{" "}
        {isKeeper && isPublished && <KeeperActs post={post} />}
      </ActsMenu>
    </>
  );
}

function KeeperActs({ post: { id, isPinned, isClosed } }: Pick<PostView, "post">) {
  return (
    <div className="mt-1 border-t border-line pt-1">
      <form method="post" action={paths.postPinning(id)}>
        {!isPinned && <input type="hidden" name="pinned" value="1" />}
        <button className={menuActLook}>{isPinned ? "Odepnij" : "Przypnij"}</button>
      </form>{" "}
      <form method="post" action={paths.threadClosing(id)}>
        {!isClosed && <input type="hidden" name="closed" value="1" />}
        <button className={menuActLook}>{isClosed ? "Otwórz rozmowę" : "Zamknij rozmowę"}</button>
      </form>
    </div>
  );
}

type Wish = NonNullable<PostView["reader"]>["wish"];

/** What a member wants to hear of a thread: nobody else sees it. */
function Wishes({ id, wish }: { id: string; wish: Wish }) {
  const choices = [
    wish === null
      ? { value: "follow", label: "Obserwuj rozmowę" }
      : { value: "none", label: wish === "follow" ? "Przestań obserwować" : "Włącz powiadomienia" },
    wish !== "mute" && { value: "mute", label: "Wycisz rozmowę" },
  ];
  return (
    <form method="post" action={paths.threadWish(id)} className="mb-1 border-b border-line pb-1">
      {choices.map(
        (choice) =>
          choice && (
            <Fragment key={choice.value}>
              <button name="wish" value={choice.value} className={menuActLook}>
                {choice.label}
              </button>{" "}
            </Fragment>
          ),
      )}
    </form>
  );
}

function PostFlash() {
  const flash = useFlash();
  return (
    <>
      <FlashNotice flash={flash} />
      {flash?.code.startsWith("post-") && <DraftSent name={newPostDraft} />}
      {flash?.code.startsWith("comment-") && <DraftSent name="comment" />}
    </>
  );
}

const commentFormId = "twoj-komentarz";

type AnswerProps = { view: PostView; canAnswer: boolean; back: string; form?: FormState };

function Answer({ view, canAnswer, back, form }: AnswerProps) {
  const { post, group, cannotWrite, silencedUntil, formToken, owner } = view;
  if (canAnswer)
    return (
      <posted-here
        id={commentFormId}
        class="block rounded-card border border-line bg-surface p-5 shadow-card"
        comments={post.commentCount}
        counted={countedComments(post.commentCount)}
      >
        <CommentForm
          action={paths.postComments(post.id)}
          form={form ?? { ...emptyForm, values: { formToken } }}
          draft={group.isSensitive || owner === null ? null : draftOf("comment", post.id, owner)}
          group={group.slug}
          firstDay={view.firstDay}
        />
      </posted-here>
    );
  const reason =
    post.isClosed && post.state === "published" ? (
      <ClosedThread />
    ) : cannotWrite === null ? (
      post.isBlocked && <NotWelcome />
    ) : (
      <CannotWrite {...{ cannotWrite, group, back }} until={silencedUntil} what="komentarz" />
    );
  if (!form) return reason;
  return (
    <KeptWords id={commentFormId} label="Twój komentarz" text={form.values.content}>
      {reason}
    </KeptWords>
  );
}

export function PostNotFound() {
  return (
    <Container className="space-y-6 py-10">
      <h1 className="sr-only">Nie znaleziono posta</h1>
      <EmptyState title="Nie znaleziono posta">
        <p>
          Mógł zostać usunięty, jest w&nbsp;grupie, do której nie należysz, albo jest wśród Twoich
          zgłoszeń.
        </p>
      </EmptyState>
      <BackLink href={paths.panel()}>Wróć do postów</BackLink>
      {/* Nobody can tell any more what group it stood in. */}
      <HelpLinesNote />
    </Container>
  );
}
