import { Lock, MessageCircle } from "./icons";
import type { ReactNode } from "react";
import { formatCount } from "~/copy/format";
import { paths } from "~/paths";
import { replyPreferenceLabels, type ShownPicture, type ShownPost } from "~/site/posts";
import { AuthorName } from "./author-name";
import { AuthorPicture } from "./author-picture";
import { Badge } from "./badge";
import { FormattedText } from "./formatted-text";
import { HeldForCare } from "./held-for-care";
import { classNames } from "./class-names";
import { InPlace } from "./in-place";
import { LikeButton } from "./like-button";
import { RelativeTime } from "./relative-time";

type PostCardProps = {
  post: ShownPost;
  /** When the page was written, ISO 8601. */
  now: string;
  href: string;
  canLike: boolean;
  alone?: boolean;
  showsGroup?: boolean;
  isMember: boolean;
  children?: ReactNode;
};

export function PostCard(props: PostCardProps) {
  const { post, href, alone, isMember } = props;
  const titleId = `post-${post.id}-title`;
  const Heading = alone ? "h1" : "h2";
  const text = <PostText {...props} />;
  return (
    <article
      id={`post-${post.id}`}
      aria-labelledby={titleId}
      className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <PostHeader {...props} />
      <Heading
        id={titleId}
        dir="auto"
        className={classNames("wrap-anywhere", alone ? "text-3xl sm:text-4xl" : "text-2xl")}
      >
        {alone ? (
          post.title
        ) : (
          <a href={href} className="hover:underline">
            {post.title}
          </a>
        )}
      </Heading>
      {(post.replyPreference ||
        post.isPinned ||
        post.isClosed ||
        post.isNew ||
        post.state === "hidden") && (
        <p className="flex flex-wrap gap-2">
          {post.isNew && <Badge tone="success">Nowe</Badge>}
          {post.isPinned && <Badge>Przypięty</Badge>}
          {post.isClosed && <Badge icon={<Lock className="size-3.5" />}>Rozmowa zamknięta</Badge>}
          {post.replyPreference && (
            <Badge tone="area">{replyPreferenceLabels[post.replyPreference]}</Badge>
          )}
          <StateBadge state={post.state} caseHref={paths.postCase(post.id)} />
        </p>
      )}
      {post.state === "held" && <HeldForCare caseHref={paths.postCase(post.id)} />}
      {post.isHard ? (
        <details className="group/hard rounded-control border border-line px-4 py-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold underline decoration-gold-ink underline-offset-4">
            Trudny temat –&nbsp;<span className="group-open/hard:hidden">pokaż</span>
            {/* Read where no style hides either. */}
            <span className="hidden"> albo </span>
            <span className="hidden group-open/hard:inline">ukryj</span>
          </summary>
          <div className="space-y-4 pt-1 pb-3">{text}</div>
        </details>
      ) : (
        text
      )}
      {post.tags.length > 0 && (
        <ul aria-label="Tagi" className="flex flex-wrap gap-x-3 text-sm text-muted">
          {post.tags.map((tag) => (
            <li key={tag} className="wrap-anywhere">
              {isMember ? (
                <a href={paths.search({ q: tag })} className="hover:underline">
                  #{tag}
                </a>
              ) : (
                `#${tag}`
              )}
            </li>
          ))}
        </ul>
      )}
      <PostFooter {...props} />
    </article>
  );
}

function PostHeader({ post, now, showsGroup, isMember }: PostCardProps) {
  return (
    <header className="flex items-center gap-3">
      <AuthorPicture author={post.author} />
      <div className="min-w-0 text-sm leading-snug">
        <p className="flex flex-wrap items-center gap-x-2 text-base">
          <AuthorName author={post.author} isLink={isMember} />{" "}
          {post.author.isKeeper && <Badge>Opieka grupy</Badge>}
        </p>
        <p className="text-muted">
          <RelativeTime moment={post.createdAt} now={now} />
          {post.isEdited && " (edytowano)"}
          {post.isModerated && " (zmieniła moderacja)"}
          {showsGroup && (
            <>
              {" · "}
              <a href={paths.feed(post.group.slug)} className="link">
                {post.group.name}
              </a>
            </>
          )}
        </p>
      </div>
    </header>
  );
}

function PostText({ post, href, alone, isMember }: PostCardProps) {
  const id = `post-${post.id}-text`;
  return (
    <>
      <FormattedText id={id} text={post.text} mentions={post.mentions} leadsOn={isMember}>
        {post.isCut && (
          <InPlace part={id}>
            <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
              Zobacz więcej<span className="sr-only">: {post.title}</span>
            </a>
          </InPlace>
        )}
      </FormattedText>
      {post.picture && <PostPicture picture={post.picture} eager={alone} />}
    </>
  );
}

export function PostPicture({ picture, eager }: { picture: ShownPicture; eager?: boolean }) {
  const { id, width, height, alternativeText } = picture;
  return (
    <a href={paths.picture(id, "large")} className="block">
      <img
        src={paths.picture(id, "small")}
        srcSet={`${paths.picture(id, "small")} 640w, ${paths.picture(id, "large")} 1600w`}
        sizes="(min-width: 64rem) 34rem, 92vw"
        width={width}
        height={height}
        alt={alternativeText ?? "Zdjęcie bez opisu"}
        loading={eager ? undefined : "lazy"}
        className="max-h-[32rem] w-full rounded-control bg-sunken object-contain"
      />
    </a>
  );
}

/** "3 komentarze". */
export const countedComments = (count: number) =>
  formatCount(count, "komentarz", "komentarze", "komentarzy");

function PostFooter({ post, href, canLike, alone, children }: PostCardProps) {
  // What nobody else can see nobody has passed by in silence.
  const isAnswerable = post.state !== "held" || post.commentCount > 0;
  return (
    <footer className="flex flex-wrap items-center sm:gap-x-2 border-t border-line pt-2">
      {isAnswerable && <Answers {...{ post, href, canLike, alone }} />}
      {children}
    </footer>
  );
}

function Answers({
  post,
  href,
  canLike,
  alone,
}: Pick<PostCardProps, "post" | "href" | "canLike" | "alone">) {
  return (
    <>
      <LikeButton
        action={
          canLike && !post.isBlocked && post.state === "published" ? paths.postLike(post.id) : null
        }
        liked={post.liked}
        count={post.likeCount}
        what={post.title}
      />{" "}
      <a
        href={alone ? "#komentarze" : `${href}#komentarze`}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-semibold text-area-ink hover:bg-area-soft",
          // On a telephone they begin right below, under how many there are.
          alone && "max-sm:hidden",
        )}
      >
        <MessageCircle className="size-5" />
        {alone ? (
          <span data-counted="">{countedComments(post.commentCount)}</span>
        ) : (
          countedComments(post.commentCount)
        )}{" "}
        {post.newComments > 0 && !alone && (
          <span className="font-normal">
            ({formatCount(post.newComments, "nowy", "nowe", "nowych")})
          </span>
        )}
      </a>{" "}
    </>
  );
}

/** Of what is hidden; what is held has `HeldForCare`. */
export const StateBadge = ({ state, caseHref }: { state: ShownPost["state"]; caseHref: string }) =>
  state === "hidden" && (
    <span className="flex flex-wrap items-center gap-x-3">
      <Badge tone="warning">Teraz widzisz to tylko Ty</Badge>{" "}
      <a href={caseHref} className="link inline-flex min-h-11 items-center text-sm">
        Dlaczego i co możesz zrobić
      </a>
    </span>
  );
