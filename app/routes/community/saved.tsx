import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { savedPosts } from "~/services/posts/saved-posts.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { FailedInGroup } from "./failed-in-group";
import { Feed } from "./feed";
import { asMember } from "./viewer.server";

export const handle: RouteHandle = { community: true };
export const meta = formMeta("Zapisane posty");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const before = new URL(visit.request.url).searchParams.get("before");
  const feed = await savedPosts(ctx, { before });
  return { ...feed, isLater: before !== null, now: ctx.now().toISOString() };
}

export default function Saved() {
  const { posts, next, isLater, now, likeable } = useLoaderData<typeof loader>();
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.panel()}>Wróć do postów</BackLink>
        <FlashNotice flash={useFlash()} />
        <h1 className="text-4xl">Zapisane posty</h1>
        {posts.length === 0 && !isLater ? (
          <>
            <EmptyState title="Nie masz jeszcze zapisanych postów">
              Otwórz post i&nbsp;wybierz „Zapisz”. Listę widzisz tylko Ty.
            </EmptyState>
            <ButtonLink href={paths.panel()}>Przejdź na tablicę</ButtonLink>
          </>
        ) : (
          <Feed
            posts={posts}
            now={now}
            moreHref={next && paths.savedPosts(next)}
            hrefOf={({ id }) => paths.post(id)}
            canLike={({ id }) => likeable.includes(id)}
            actsOf={({ id, title }) => (
              <form method="post" action={paths.postSaving(id)}>
                <Button variant="quiet" size="small">
                  Usuń z zapisanych<span className="sr-only">: {title}</span>
                </Button>
              </form>
            )}
            isMember
            showsGroup
            isLater={isLater}
          />
        )}
        {needHelp(posts) && <HelpLinesNote />}
      </Container>
    </div>
  );
}

export const ErrorBoundary = FailedInGroup;
