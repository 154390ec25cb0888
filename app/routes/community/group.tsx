import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { flashIn } from "~/http/flash.server";
import { viewerContext } from "~/http/viewer.server";
import { NotFound } from "~/services/command/errors";
import { groupPage } from "~/services/groups/queries.server";
import { chosenMails } from "~/services/notifications/mail-settings.server";
import { groupFeed } from "~/services/posts/feed.server";
import { needHelp } from "~/site/posts";
import { sessionOf } from "~/http/session.server";
import { Container } from "~/ui/container";
import { HelpLineStrip } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { FormattedText } from "~/ui/formatted-text";
import { Notice } from "~/ui/notice";
import { WithAside } from "~/ui/with-aside";
import { CannotWrite } from "./cannot-write";
import { ComposerBar } from "./composer";
import { DraftSent } from "./draft";
import { newPostDraft } from "./drafts";
import { FailedInGroup } from "./failed-in-group";
import { Feed, NewPosts } from "./feed";
import { OfferOfMails } from "./offer-of-mails";
import { AboutGroup, GroupHeader, ReportWords } from "./group-header";
import { errorTitle } from "~/ui/error-page";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data
    ? pageMeta(data.card.name, data.card.description, data.isIndexed)
    : pageMeta(isNotFound(error) ? "Nie ma takiej grupy" : errorTitle(error));

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await viewerContext(visit);
  const page = await groupPage(ctx, visit.params.slug ?? "");
  if (!page) throw new NotFound("group");
  const session = await sessionOf(visit.request, visit.context);
  const before = new URL(visit.request.url).searchParams.get("before");
  const hasPublished = flashIn(visit.request.url)?.code === "post-published";
  const feed = await groupFeed(ctx, page.card.slug, { before });
  const may = (permission: "let_people_in" | "appoint_keepers") =>
    session !== null && session !== "banned" && session.staffPermissions.includes(permission);
  return {
    ...page,
    posts: feed?.posts ?? [],
    next: feed?.next ?? null,
    isLater: before !== null,
    now: ctx.now().toISOString(),
    offersMails: hasPublished && (await chosenMails(ctx)) === null,
    isSignedIn: ctx.actor.kind === "member",
    mayLetIn: page.card.isPrivate && (page.waiting !== null || may("let_people_in")),
    mayAppoint: may("appoint_keepers"),
  };
}

export default function GroupRoute() {
  const page = useLoaderData<typeof loader>();
  const { card, canRead } = page;
  const flash = useFlash();
  return (
    <>
      <GroupHeader page={page} />
      {flash && (
        <Container width="wide" className="pt-5 sm:pt-8">
          <FlashNotice flash={flash} />
        </Container>
      )}
      <WithAside
        label="O grupie"
        aside={<AboutGroup page={page} />}
        asideFirst
        className="gap-y-5! py-5 sm:py-8"
      >
        {flash?.code === "post-published" && <DraftSent name={newPostDraft} />}
        {page.welcome !== null && (
          <Notice title="Od opiekunów grupy">
            <FormattedText text={page.welcome} />
            <ReportWords page={page} field="welcome" />
          </Notice>
        )}
        {!canRead && (
          <p className="rounded-card border border-dashed border-control px-5 py-8 text-center text-muted">
            {tieWords(
              card.isSensitive
                ? "Tę grupę czytają tylko osoby, które do niej należą, a w razie potrzeby także moderacja. Kto w niej jest, nie widać nigdzie indziej."
                : "Tę grupę czytają tylko osoby, które do niej należą, a w razie potrzeby także moderacja.",
            )}
          </p>
        )}
        {(card.isSensitive || needHelp(page.posts)) && <HelpLineStrip />}
        {canRead && <GroupPosts page={page} />}
        {page.waiting !== null && page.waiting > 0 && (
          <p>
            <a href={paths.joinRequests(card.slug)} className="link">
              {formatCount(page.waiting, "osoba czeka", "osoby czekają", "osób czeka")} na odpowiedź
            </a>
          </p>
        )}
      </WithAside>
    </>
  );
}

export const ErrorBoundary = FailedInGroup;

function GroupPosts({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { card, posts, next, isLater, now, cannotWrite, isSignedIn } = page;
  const { slug } = card;
  return (
    <div data-area="community" className="space-y-5">
      {cannotWrite === null ? (
        <ComposerBar group={slug} />
      ) : (
        cannotWrite !== "not_a_member" && (
          <CannotWrite
            cannotWrite={cannotWrite}
            until={page.silencedUntil}
            group={card}
            what="post"
            back={paths.group(slug)}
          />
        )
      )}
      {page.offersMails && <OfferOfMails returnTo={paths.group(slug)} />}
      {!isLater && <NewPosts now={now} group={slug} />}
      <Feed
        posts={posts}
        now={now}
        moreHref={next && paths.group(slug, next)}
        hrefOf={({ id }) => (isSignedIn ? paths.post(id) : paths.groupPost(slug, id))}
        isMember={isSignedIn}
        isLater={isLater}
        invitation={cannotWrite === null ? "Bądź pierwszy i dodaj post do tej grupy!" : undefined}
      />
    </div>
  );
}
