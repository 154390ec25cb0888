import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { vocativeOf } from "~/copy/vocatives";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { groupsToBeginWith } from "~/services/groups/groups-to-begin-with.server";
import { myGroups } from "~/services/groups/queries.server";
import { myFeed } from "~/services/posts/feed.server";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLineStrip, HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { MessageCircle } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { ComposerBar } from "./composer";
import { DraftSent } from "./draft";
import { newPostDraft } from "./drafts";
import { FailedInGroup } from "./failed-in-group";
import { Feed, NewPosts } from "./feed";
import { Columns } from "./columns";
import { Beginning, beginningTitle } from "./first-steps";
import { readSidePanel } from "./read-side-panel.server";
import { asMember } from "./viewer.server";
import { needHelp } from "~/site/posts";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction = () => pageMeta("Tablica");

/** The feed of all groups that the member is in. One of them alone has a page of its own. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  const { searchParams } = new URL(visit.request.url);
  const [slug, before] = [searchParams.get("group"), searchParams.get("before")];
  if (slug) throw redirect(paths.group(slug, before), 303);
  const after = searchParams.get("groupsAfter") ?? undefined;
  const [{ posts, next }, groups, side] = await Promise.all([
    myFeed(ctx, { before }),
    myGroups(ctx, { after }),
    readSidePanel(ctx),
  ]);
  return {
    posts,
    next,
    isLater: before !== null,
    now: ctx.now().toISOString(),
    groups,
    side,
    // Who is in no group begins, instead of meeting a composer that sends them away.
    firstGroups: groups.total === 0 ? await groupsToBeginWith(ctx) : null,
    hasNick: session.member.hasNick,
    nick: session.member.nick,
    isStaff: session.isStaff,
  };
}

/** In the form that Polish calls people by, where the nick is a name that has one. */
const greetingTo = (nick: string | null) =>
  nick === null ? "Dzień dobry!" : `Dzień dobry, ${vocativeOf(nick) ?? nick}!`;

export default function Panel() {
  const page = useLoaderData<typeof loader>();
  const { posts, next, isLater, now, groups, side, isStaff, firstGroups } = page;
  const flash = useFlash();
  return (
    <Columns {...{ groups, side, isStaff }} isNew={firstGroups !== null}>
      <h1 className={firstGroups === null ? "text-3xl" : "text-4xl"}>
        {firstGroups === null ? greetingTo(page.nick) : beginningTitle}
      </h1>
      <FlashNotice flash={flash} />
      {flash?.code === "post-published" && <DraftSent name={newPostDraft} />}
      {groups.sensitive > 0 || needHelp(posts) ? <HelpLineStrip /> : null}
      {firstGroups === null ? (
        <>
          <ComposerBar group={null} />
          <p className="lg:hidden">
            <a
              href={paths.talks()}
              className="link inline-flex min-h-11 items-center gap-2 font-medium"
            >
              <MessageCircle className="size-5" />
              Porozmawiaj z&nbsp;mentorem AI
            </a>
          </p>
        </>
      ) : (
        <Beginning
          groups={firstGroups}
          hasNick={page.hasNick}
          form={{ values: { nick: page.nick ?? "" }, errors: {} }}
        />
      )}
      {!isLater && <NewPosts now={now} group={null} />}
      {firstGroups === null && (
        <Feed
          posts={posts}
          now={now}
          moreHref={next && paths.feed(null, next)}
          hrefOf={({ id }) => paths.post(id)}
          isMember
          showsGroup
          isLater={isLater}
          invitation="Bądź pierwszy i dodaj post!"
        />
      )}
    </Columns>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error)) return <FailedInGroup />;
  return (
    <Container className="space-y-6 py-10">
      <h1 className="text-3xl">Tablica</h1>
      <Notice kind="error" role="alert">
        <p>Nie udało się załadować postów.</p>
      </Notice>
      <ButtonLink href={pathname + search}>Spróbuj ponownie</ButtonLink>
      <HelpLinesNote />
    </Container>
  );
}
