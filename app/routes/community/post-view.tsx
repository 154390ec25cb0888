import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { PostPage } from "~/services/posts/post-page.server";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { countedComments, PostCard } from "~/ui/post-card";
import { Actions, actionLook } from "./actions";
import { CannotWrite } from "./cannot-write";
import { ClosedThread } from "./closed-thread";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comments";
import { draftOf, newPostDraft } from "./drafts";
import { DraftSent } from "./draft";
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
  const helpComesFirst = post.state === "held";
  const helpIsNear = group.isSensitive || needHelp([post, ...list.comments]);
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={at.back}>{group.name}</BackLink>
        {form && <NotAdded what="Komentarz" form={form} href={`#${commentFormId}`} />}
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
            <Actions
              kind="post"
              id={post.id}
              isMine={post.isMine}
              canAct={cannotWrite === null && post.state !== "hidden"}
              keeps={isKeeper && post.state === "published" && !post.author.isKeeper}
            />
            {post.picture && !post.isMine && (
              <a href={paths.report("picture", post.picture.id)} className={actionLook}>
                Zgłoś zdjęcie
              </a>
            )}{" "}
            {isMember && post.state === "published" && <Keeping post={post} reader={view.reader} />}
            {isKeeper && post.state === "published" && <KeeperActs post={post} />}
          </PostCard>
        ) : (
          <>
            <h1 className="sr-only">{nameOfThread(view)}</h1>
            <MutedPost muted={view.muted} href={at.self()} />
          </>
        )}
        {helpComesFirst && <HelpLinesNote />}
        {/* What nobody else can see nobody has passed by in silence. */}
        {!(post?.state === "held" && post.commentCount === 0) && (
          <section aria-labelledby="komentarze" className="space-y-5">
            <h2 id="komentarze" className="text-2xl">
              Komentarze (<span data-comments="">{post.commentCount}</span>)
            </h2>
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
                keeps={isKeeper}
                isMember={isMember}
                moreHref={list.next && self(list.next)}
              />
            ) : (
              !isLater &&
              post.commentCount === 0 &&
              !view.leavesOutComments && (
                <p className="text-muted">Nikt jeszcze nie skomentował tego posta.</p>
              )
            )}
            {view.leavesOutComments && <MutedComments href={at.self()} />}
            <Answer view={view} canWrite={canWrite} back={at.self()} form={form} />
          </section>
        )}
        {helpIsNear && !helpComesFirst && <HelpLinesNote />}
      </Container>
    </div>
  );
}

function KeeperActs({ post: { id, isPinned, isClosed } }: Pick<PostView, "post">) {
  return (
    <>
      <form method="post" action={paths.postPinning(id)}>
        {!isPinned && <input type="hidden" name="pinned" value="1" />}
        <Button variant="quiet" size="small">
          {isPinned ? "Odepnij" : "Przypnij"}
        </Button>
      </form>
      <form method="post" action={paths.threadClosing(id)}>
        {!isClosed && <input type="hidden" name="closed" value="1" />}
        <Button variant="quiet" size="small">
          {isClosed ? "Otwórz rozmowę" : "Zamknij rozmowę"}
        </Button>
      </form>
    </>
  );
}

/** What a member does with a post for themselves: nobody else sees it. */
function Keeping({ post: { id }, reader }: Pick<PostView, "post" | "reader">) {
  const wish = reader?.wish ?? null;
  const isSaved = Boolean(reader?.savedAt);
  return (
    <div className="flex flex-wrap gap-x-5">
      <form method="post" action={paths.threadWish(id)} className="flex flex-wrap gap-x-5">
        {wish === null ? (
          <>
            <Wish value="follow">Obserwuj</Wish> <Wish value="mute">Wycisz rozmowę</Wish>
          </>
        ) : (
          <>
            <Wish value="none">
              {wish === "follow" ? "Przestań obserwować" : "Włącz powiadomienia"}
            </Wish>{" "}
            {wish === "follow" && <Wish value="mute">Wycisz rozmowę</Wish>}
          </>
        )}
      </form>{" "}
      <form method="post" action={paths.postSaving(id)}>
        {!isSaved && <input type="hidden" name="saved" value="1" />}
        <Button variant="quiet" size="small">
          {isSaved ? "Usuń z zapisanych" : "Zapisz"}
        </Button>
      </form>
    </div>
  );
}

const Wish = ({ value, children }: { value: "follow" | "mute" | "none"; children: string }) => (
  <Button variant="quiet" size="small" name="wish" value={value}>
    {children}
  </Button>
);

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

type AnswerProps = { view: PostView; canWrite: boolean; back: string; form?: FormState };

function Answer({ view, canWrite, back, form }: AnswerProps) {
  const { post, group, cannotWrite, silencedUntil, formToken, owner } = view;
  if (canWrite || form)
    return (
      <posted-here
        id={commentFormId}
        class="block"
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
  if (post.isClosed && post.state === "published") return <ClosedThread />;
  if (cannotWrite === null) return null;
  return <CannotWrite {...{ cannotWrite, group, back }} until={silencedUntil} what="komentarz" />;
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
