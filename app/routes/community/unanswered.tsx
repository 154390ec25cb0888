import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { unansweredPosts } from "~/services/posts/unanswered.server";
import { tieWords } from "~/copy/typography";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { PostCard } from "~/ui/post-card";
import { FailedInGroup } from "./failed-in-group";
import { refusedToFormerKeeper } from "./refused-to-keeper.server";
import { asMember } from "./viewer.server";

export const meta = formMeta("Czeka na odpowiedź");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const slug = visit.params.slug ?? "";
  const found = await unansweredPosts(ctx, slug).catch(refusedToFormerKeeper(ctx, slug));
  return { ...found, now: ctx.now().toISOString() };
}

export default function Unanswered() {
  const { group, posts, now } = useLoaderData<typeof loader>();
  return (
    <div data-area="community">
      <Container className="space-y-6 py-8 sm:py-12">
        <BackLink href={paths.group(group.slug)}>{group.name}</BackLink>
        <h1 className="text-4xl">Czeka na odpowiedź</h1>
        <p className="text-lg">
          {tieWords(
            "Na te posty nikt nie odpowiedział od co najmniej sześciu godzin. Wystarczy kilka ciepłych słów.",
          )}
        </p>
        {posts.length === 0 ? (
          <EmptyState title="Każdy post ma już odpowiedź" />
        ) : (
          <ol className="space-y-5">
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard
                  isMember
                  post={post}
                  now={now}
                  href={paths.post(post.id)}
                  canLike={false}
                />
              </li>
            ))}
          </ol>
        )}
        <HelpLinesNote />
      </Container>
    </div>
  );
}

export const ErrorBoundary = FailedInGroup;
