import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { MemberWriting as Writing } from "~/services/posts/member-page.server";
import type { Author } from "~/site/author";
import { RelativeTime } from "~/ui/relative-time";
import { Feed } from "./feed";

type MemberWritingProps = {
  id: string;
  /** Of the page: a portrait is drawn for each group, and this is one person in one place. */
  picture: Author["picture"];
  writing: Writing;
  now: string;
  isLater: boolean;
};

/** What a member writes and likes to talk about, in open groups. */
export function MemberWriting({ id, picture, writing, now, isLater }: MemberWritingProps) {
  const { posts, next, comments, tags, groups } = writing;
  if (posts.length === 0 && comments.length === 0)
    return (
      <p className="text-muted">
        {tieWords("W otwartych grupach nie ma jeszcze nic od tej osoby.")}
      </p>
    );
  return (
    <>
      {tags.length + groups.length > 0 && !isLater && (
        <section aria-labelledby="tematy" className="space-y-2">
          <h2 id="tematy" className="text-2xl">
            {tieWords("Gdzie i o czym pisze")}
          </h2>
          <ul className="flex flex-wrap gap-x-4">
            {groups.map(({ slug, name }) => (
              <li key={slug}>
                <a href={paths.group(slug)} className="link inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
            {tags.map((tag) => (
              <li key={tag}>
                <a
                  href={paths.search({ q: tag })}
                  className="link inline-flex min-h-11 items-center"
                >
                  #{tag}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="posty" className="space-y-4">
          <h2 id="posty" className="text-2xl">
            Posty w&nbsp;otwartych grupach
          </h2>
          <Feed
            posts={posts.map((post) => ({ ...post, author: { ...post.author, picture } }))}
            now={now}
            moreHref={next && paths.member(id, next)}
            hrefOf={({ id: postId }) => paths.post(postId)}
            offersLikes={false}
            canEdit
            isMember
            showsGroup
            isLater={isLater}
          />
        </section>
      )}
      {comments.length > 0 && !isLater && (
        <section aria-labelledby="komentarze-osoby" className="space-y-3">
          <h2 id="komentarze-osoby" className="text-2xl">
            Ostatnie komentarze
          </h2>
          <ul className="space-y-4">
            {comments.map(({ id: commentId, postTitle, words, createdAt }) => (
              <li key={commentId} className="space-y-1">
                <p dir="auto" className="wrap-anywhere">
                  {words}
                </p>
                <p className="text-sm text-muted">
                  <a href={paths.comment(commentId)} className="link wrap-anywhere">
                    Pod postem „{postTitle}”
                  </a>{" "}
                  · <RelativeTime moment={createdAt} now={now} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
