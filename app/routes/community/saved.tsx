import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { tieWords } from "~/copy/typography";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { savedPosts } from "~/services/posts/saved-posts.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { NothingYet } from "~/ui/nothing-yet";
import { SaveButton } from "~/ui/save-button";
import { AsidePart, WithAside } from "~/ui/with-aside";
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
  const { posts, next, isLater, now } = useLoaderData<typeof loader>();
  return (
    <div data-area="community">
      <WithAside label="O zapisanych postach" aside={<AboutSaved />} className="py-8 sm:py-12">
        <FlashNotice flash={useFlash()} />
        <h1 className="text-4xl">Zapisane posty</h1>
        {posts.length === 0 && !isLater ? (
          <NothingYet room="saved" />
        ) : (
          <Feed
            posts={posts}
            now={now}
            moreHref={next && paths.savedPosts(next)}
            hrefOf={({ id }) => paths.post(id)}
            actsOf={({ id, title }) => (
              <SaveButton action={paths.postSaving(id)} isSaved about={title} />
            )}
            isMember
            showsGroup
            isLater={isLater}
          />
        )}
        {needHelp(posts) && <HelpLinesNote />}
      </WithAside>
    </div>
  );
}

const AboutSaved = () => (
  <AsidePart id="o-zapisanych" title="Tylko dla Ciebie">
    <p>{tieWords("Listę widzisz tylko Ty. Nikt się nie dowie, że jego post jest u Ciebie.")}</p>
    <BackLink href={paths.panel()}>Wróć do postów</BackLink>
  </AsidePart>
);

export const ErrorBoundary = FailedInGroup;
