import { formatCount } from "~/copy/format";
import { paths } from "~/paths";
import type { ShownComment } from "~/site/posts";
import { ActsMenu } from "~/ui/acts-menu";
import { AuthorName } from "~/ui/author-name";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge } from "~/ui/badge";
import { ChevronDown } from "~/ui/icons";
import { FormattedText } from "~/ui/formatted-text";
import { InPlace } from "~/ui/in-place";
import { LikeButton } from "~/ui/like-button";
import { HeldForCare } from "~/ui/held-for-care";
import { StateBadge } from "~/ui/post-card";
import { RelativeTime } from "~/ui/relative-time";
import { Actions } from "./actions";
import { More } from "./feed";

type CommentListProps = {
  id: string;
  comments: readonly ShownComment[];
  now: string;
  moreHref: string | null;
  canWrite: boolean;
  /** Whether whoever writes here may also put new words under the post; by default they may. */
  canAnswer?: boolean;
  keeps?: boolean;
  isMember: boolean;
};

export const repliesId = (commentId: string) => `replies-${commentId}`;
export const replyFormId = (commentId: string) => `reply-to-${commentId}`;

export function CommentList({
  id,
  comments,
  now,
  moreHref,
  canWrite,
  canAnswer,
  isMember,
  keeps,
}: CommentListProps) {
  return (
    <>
      <ol id={id} className="divide-y divide-line">
        {comments.map((comment) => (
          <li
            key={comment.id}
            id={`comment-${comment.id}`}
            className="py-4 target:rounded-control target:bg-area-soft target:shadow-[0_0_0_0.5rem_var(--area-soft)]"
          >
            <Comment {...{ comment, now, canWrite, canAnswer, isMember, keeps }} />
          </li>
        ))}
      </ol>
      <More
        id={`more-${id}`}
        list={id}
        href={moreHref}
        label="Pokaż kolejne komentarze"
        busy="Ładowanie komentarzy..."
        problem="Nie udało się załadować komentarzy. Spróbuj ponownie później."
        byHand
      />
    </>
  );
}

type CommentProps = {
  comment: ShownComment;
  now: string;
  canWrite: boolean;
  /** Whether whoever writes here may also put new words under the post; by default they may. */
  canAnswer?: boolean;
  keeps?: boolean;
  isMember: boolean;
  alone?: boolean;
};

const placeholders = {
  deleted: "Ten komentarz został usunięty.",
  hidden: "Ten komentarz nie jest teraz widoczny.",
  reported: "Komentarz ukryty na Twoje życzenie.",
  muted: "Tę osobę masz wyciszoną albo zablokowaną.",
} as const;

export function Comment(props: CommentProps) {
  const { comment, alone } = props;
  return (
    <article className="space-y-1.5">
      {comment.kind === "shown" ? (
        <ShownWords {...props} comment={comment} />
      ) : (
        <p className="text-muted italic">
          {placeholders[comment.kind]}{" "}
          {comment.kind === "muted" && (
            <a
              href={paths.withMuted(paths.comment(comment.id))}
              className="link inline-flex min-h-11 items-center not-italic"
            >
              Pokaż ten jeden raz
            </a>
          )}
        </p>
      )}
      {!alone && <Replies comment={comment} />}
    </article>
  );
}

type Shown = Extract<ShownComment, { kind: "shown" }>;

function ShownWords({
  comment,
  now,
  canWrite,
  canAnswer = canWrite,
  isMember,
  keeps,
  alone,
}: CommentProps & { comment: Shown }) {
  const { id, author } = comment;
  const textId = `comment-${id}-text`;
  return (
    <>
      <header className="flex items-center gap-2.5">
        <AuthorPicture author={author} size="small" />
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm leading-snug text-muted">
          <AuthorName author={author} isLink={isMember} className="text-base text-ink" />{" "}
          {author.isKeeper && <Badge>Opieka grupy</Badge>}{" "}
          {comment.answers && (
            <span>
              do: <bdi>{comment.answers}</bdi>
            </span>
          )}{" "}
          <RelativeTime moment={comment.createdAt} now={now} />{" "}
          {comment.isNew && <Badge tone="success">Nowe</Badge>}{" "}
          {comment.isEdited && <span>(edytowano)</span>}{" "}
          {comment.isModerated && <span>(zmieniła moderacja)</span>}
        </p>
      </header>
      {comment.state === "held" ? (
        <HeldForCare caseHref={paths.commentCase(id)} />
      ) : (
        <StateBadge state={comment.state} caseHref={paths.commentCase(id)} />
      )}
      <FormattedText id={textId} text={comment.text} mentions={comment.mentions} leadsOn={isMember}>
        {comment.isCut && (
          <InPlace part={textId}>
            <a
              href={paths.comment(id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Zobacz więcej
            </a>
          </InPlace>
        )}
      </FormattedText>
      <footer className="flex flex-wrap items-center">
        <LikeButton
          action={
            canWrite && !comment.isBlocked && comment.state === "published"
              ? paths.commentLike(id)
              : null
          }
          liked={comment.liked}
          count={comment.likeCount}
          what={`komentarz, ${author.name}`}
        />{" "}
        {canAnswer && !comment.isBlocked && !alone && comment.state === "published" && (
          <InPlace part={replyFormId(id)}>
            <a
              href={`${paths.comment(id)}#${replyFormId(id)}`}
              className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold hover:bg-sunken focus-visible:rounded-full"
              aria-label={`Odpowiedz: ${author.name}`}
            >
              Odpowiedz
            </a>
          </InPlace>
        )}{" "}
        <ActsMenu about={`komentarz, ${author.name}`}>
          <Actions
            kind="comment"
            id={id}
            isMine={comment.isMine}
            canAct={canWrite && canAnswer && !comment.isKeptAsItIs}
            keeps={keeps && !author.isKeeper}
          />
        </ActsMenu>
      </footer>
      {canAnswer && !comment.isBlocked && !alone && <div id={replyFormId(id)} />}
    </>
  );
}

function Replies({ comment }: { comment: ShownComment }) {
  if (comment.replyCount === 0) return null;
  const id = repliesId(comment.id);
  return (
    <div id={id}>
      <InPlace part={id}>
        <a
          href={paths.comment(comment.id)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full pr-3 text-sm font-semibold text-area-ink hover:underline"
        >
          <ChevronDown className="size-4" />
          Pokaż {formatCount(comment.replyCount, "odpowiedź", "odpowiedzi", "odpowiedzi")}
        </a>
      </InPlace>
    </div>
  );
}
