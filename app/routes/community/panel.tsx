import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { myGroups } from "~/services/groups/queries.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { CannotWrite } from "./cannot-write";
import { ComposerBar } from "./composer";
import { DraftSent } from "./draft";
import { newPostDraft } from "./drafts";
import { Feed } from "./feed";
import { Columns } from "./columns";
import { readSidePanel } from "./read-side-panel.server";
import { asMember } from "./viewer.server";
import { needHelp } from "~/site/posts";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.group?.name ?? "Panel");

/** The feed of the group in the address or, without one, of all that the member is in. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  const { searchParams } = new URL(visit.request.url);
  const [slug, before] = [searchParams.get("group"), searchParams.get("before")];
  const after = searchParams.get("groupsAfter") ?? undefined;
  const [found, groups, side] = await Promise.all([
    slug ? groupFeed(ctx, slug, { before }) : myFeed(ctx, { before }),
    myGroups(ctx, { after }),
    readSidePanel(ctx),
  ]);
  if (!found) throw new NotFound("group");
  const { posts, next } = found;
  const { group, membership, cannotWrite, silencedUntil, canRead } =
    "access" in found ? found.access : {};
  return {
    posts,
    next,
    isLater: before !== null,
    now: ctx.now().toISOString(),
    group: group ? { slug: group.slug, name: group.name, isSensitive: group.isSensitive } : null,
    groups,
    side,
    canRead: canRead ?? true,
    cannotWrite: cannotWrite ?? null,
    silencedUntil: silencedUntil ?? null,
    name: membership?.pseudonym ?? session.member.nick ?? session.member.username,
    isStaff: session.isStaff,
  };
}

export default function Panel() {
  const page = useLoaderData<typeof loader>();
  const { posts, next, isLater, now, group, groups, side, canRead, name, isStaff } = page;
  const flash = useFlash();
  const slug = group?.slug ?? null;
  const { cannotWrite, silencedUntil } = page;
  return (
    <Columns slug={slug} groups={groups} side={side} isStaff={isStaff}>
      <h1 className="text-3xl">{group?.name ?? "Dzień dobry!"}</h1>
      <FlashNotice flash={flash} />
      {flash?.code === "post-published" && <DraftSent name={newPostDraft} />}
      {cannotWrite === null ? (
        <ComposerBar name={name} group={slug} />
      ) : (
        group && (
          <CannotWrite
            cannotWrite={cannotWrite}
            until={silencedUntil}
            group={group}
            what="post"
            back={paths.groupFeed(group.slug)}
          />
        )
      )}
      {!isLater && (
        <new-posts
          hidden
          stream={paths.communityEvents({
            since: Date.parse(now),
            ...(slug !== null && { group: slug }),
          })}
          href={paths.groupFeed(slug)}
        >
          <p role="status" className="text-center" />
        </new-posts>
      )}
      {canRead && (
        <Feed
          posts={posts}
          now={now}
          moreHref={next && paths.groupFeed(slug, { before: next })}
          hrefOf={({ id }) => paths.post(id)}
          canLike={cannotWrite === null}
          isMember
          showsGroup={group === null}
          isLater={isLater}
          invitation={
            cannotWrite !== null ? undefined : groups.total === 0 ? (
              <a href={paths.groups()} className="link inline-flex min-h-11 items-center">
                Zacznij od wyboru grupy
              </a>
            ) : (
              `Bądź pierwszy i dodaj post${group ? " do tej grupy" : ""}!`
            )
          }
        />
      )}
      {(group ? group.isSensitive : groups.sensitive > 0) || needHelp(posts) ? (
        <HelpLinesNote />
      ) : null}
    </Columns>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error)) return <ErrorPage />;
  return (
    <Container className="space-y-6 py-10">
      <h1 className="text-3xl">Panel</h1>
      <Notice kind="error" role="alert">
        <p>Nie udało się załadować postów.</p>
      </Notice>
      <ButtonLink href={pathname + search}>Spróbuj ponownie</ButtonLink>
    </Container>
  );
}
