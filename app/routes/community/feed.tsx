import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ActsMenu } from "~/ui/acts-menu";
import { Notice } from "~/ui/notice";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PostCard } from "~/ui/post-card";
import type { ShownPost } from "~/site/posts";
import { Actions } from "./actions";

type FeedProps = {
  posts: readonly ShownPost[];
  /** When the page was written, ISO 8601. */
  now: string;
  /** Address of the next page; null at the end. */
  moreHref: string | null;
  hrefOf: (post: ShownPost) => string;
  /** Whether what may be liked can be liked here; by default it can. */
  offersLikes?: boolean;
  /** Whether they may change their own posts, where that is another question. */
  canEdit?: boolean;
  /** What else is done with a post here. */
  actsOf?: (post: ShownPost) => ReactNode;
  isMember: boolean;
  showsGroup?: boolean;
  invitation?: ReactNode;
  isLater: boolean;
};

export function Feed({
  posts,
  now,
  moreHref,
  hrefOf,
  offersLikes = true,
  canEdit,
  actsOf,
  isMember,
  showsGroup,
  invitation,
  isLater,
}: FeedProps) {
  if (posts.length === 0 && !isLater)
    return <EmptyState title="Tu jeszcze cicho.">{invitation}</EmptyState>;
  return (
    <>
      <ul id="posts" aria-label="Posty" className="space-y-5">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard
              {...{ post, now, showsGroup, isMember }}
              canLike={offersLikes && post.canWrite}
              href={hrefOf(post)}
            >
              {actsOf?.(post)}{" "}
              <ActsMenu about={post.title}>
                <Actions
                  kind="post"
                  id={post.id}
                  isMine={post.isMine}
                  canAct={canEdit ?? post.canWrite}
                />
              </ActsMenu>
            </PostCard>
          </li>
        ))}
      </ul>
      <More
        id="more-posts"
        list="posts"
        href={moreHref}
        label="Załaduj więcej postów"
        end="Koniec postów"
        busy="Ładowanie postów..."
        problem="Nie udało się załadować postów."
      />
    </>
  );
}

/** How many posts have come since the page was written, as a link to them; nothing without the script. */
export const NewPosts = ({ now, group }: { now: string; group: string | null }) => (
  <new-posts
    hidden
    stream={paths.communityEvents({
      since: Date.parse(now),
      ...(group !== null && { group }),
    })}
    href={paths.feed(group)}
  >
    <p role="status" className="text-center" />
  </new-posts>
);

type MoreProps = {
  id: string;
  list: string;
  href: string | null;
  label: string;
  end?: string;
  busy: string;
  problem: string;
  byHand?: boolean;
};

export function More({ id, list, href, label, end, busy, problem, byHand }: MoreProps) {
  return (
    <div id={id} className={href === null && !end ? undefined : "py-4 text-center"}>
      {href !== null ? (
        <load-more list={list} by-hand={byHand ? "" : undefined}>
          <ButtonLink variant="secondary" href={href} rel="next">
            {label}
          </ButtonLink>
          <p role="status" className="text-muted" data-busy={busy} />
          {/* Browsers that know no `hidden` show what stands in it, so the words stand nowhere until they are so. */}
          <div hidden data-problem={problem} data-again="Spróbuj ponownie">
            <Notice kind="error" role="alert">
              <p data-text />
            </Notice>
          </div>
        </load-more>
      ) : (
        end && <p className="text-muted">{end}</p>
      )}
    </div>
  );
}
