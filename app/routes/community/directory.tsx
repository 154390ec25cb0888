import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { viewerContext } from "~/http/viewer.server";
import { groupDirectory, typesInUse, type DirectoryGroup } from "~/services/groups/queries.server";
import { talkingToday, type TalkingGroup } from "~/services/posts/talking-today.server";
import { isGroupScope } from "~/site/group-scopes";
import { areaOfType, groupTypes, type GroupType } from "~/site/group-types";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Check } from "~/ui/icons";
import { GroupIcon } from "~/ui/group-icon";
import { PageHeader } from "~/ui/page-header";
import { RelativeTime } from "~/ui/relative-time";
import { SearchField } from "~/ui/search-field";
import { More } from "./feed";
import { GroupChips } from "./group-chips";
import { GroupFacts } from "./group-facts";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta = () =>
  pageMeta(
    "Grupy",
    "Grupy, w których piszą do siebie ludzie w podobnym miejscu życia. Otwarte przeczytasz bez konta, w tych o trudnych sprawach każdy ma pseudonim.",
    false,
  );

const isType = (name: string | null): name is GroupType => groupTypes.some((type) => type === name);

export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await viewerContext(visit);
  const { searchParams } = new URL(visit.request.url);
  const wanted = searchParams.get("type");
  const type = isType(wanted) ? wanted : undefined;
  const shown = searchParams.get("show");
  const scope = isGroupScope(shown) ? shown : undefined;
  const after = searchParams.get("after") ?? undefined;
  const isFirst = after === undefined;
  const isVisitor = ctx.actor.kind === "visitor";
  const [list, inUse, talking] = await Promise.all([
    groupDirectory(ctx, { type, scope, after }),
    typesInUse(ctx),
    isFirst && !type && !scope ? talkingToday(ctx) : [],
  ]);
  return { ...list, inUse, type, scope, isFirst, talking, isVisitor, now: ctx.now().toISOString() };
}

export default function Directory() {
  const page = useLoaderData<typeof loader>();
  const { groups, next, total, inUse, type, scope, isFirst, talking, isVisitor, now } = page;
  const isNarrowed = type !== undefined || scope !== undefined;
  return (
    <>
      <PageHeader
        area="community"
        title="Grupy"
        lead="Ludzie w podobnym miejscu życia piszą tu do siebie. Otwarte grupy przeczytasz bez konta, a w tych o trudnych sprawach każdy ma pseudonim."
        figure={<Constellation name="delphinus" />}
      />
      <Container width="wide" className="space-y-8 py-8 sm:py-12">
        <FlashNotice flash={useFlash()} />
        <SearchField className="max-w-2xl" />
        {talking.length > 0 && <TalkingToday talking={talking} now={now} />}
        <GroupChips {...{ inUse, type, scope }} isMember={!isVisitor} />
        {groups.length === 0 && isFirst ? (
          <EmptyState
            title={
              scope === "mine"
                ? "Nie należysz jeszcze do żadnej grupy"
                : isNarrowed
                  ? "Nie ma jeszcze takiej grupy"
                  : "Nie ma jeszcze żadnej grupy"
            }
            action={
              isNarrowed && (
                <ButtonLink href={paths.groups()} variant="secondary">
                  Pokaż wszystkie grupy
                </ButtonLink>
              )
            }
          />
        ) : (
          <>
            <p className="text-muted">
              {formatCount(total, "grupa", "grupy", "grup")}
              {groups.some(({ postCount }) => postCount === null) &&
                tieWords(
                  ". W grupach na prośbę i pod pseudonimem posty czytają tylko osoby, które do nich należą.",
                )}
            </p>
            <ul id="grupy" className="grid gap-2 sm:gap-4 md:grid-cols-2">
              {groups.map((group) => (
                <GroupListItem key={group.slug} group={group} now={now} />
              ))}
            </ul>
            {/* Where all stand on one page, their number above says so. */}
            {(next !== null || !isFirst) && (
              <More
                id="wiecej-grup"
                list="grupy"
                href={next && paths.groups({ type, show: scope, after: next })}
                label="Pokaż więcej grup"
                end="To wszystkie grupy."
                busy="Ładowanie grup..."
                problem="Nie udało się załadować grup."
              />
            )}
          </>
        )}
        {!isVisitor && (
          <p>
            {tieWords("Nie ma tu grupy, której szukasz?")}{" "}
            <a href={paths.groupWishes()} className="link inline-flex min-h-11 items-center">
              Zaproponuj ją
            </a>
          </p>
        )}
      </Container>
    </>
  );
}

function TalkingToday({ talking, now }: { talking: readonly TalkingGroup[]; now: string }) {
  return (
    <Card as="section" area="community" labelledBy="dzis-rozmawiaja" className="space-y-3">
      <h2 id="dzis-rozmawiaja" className="text-2xl">
        Dziś rozmawiają
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {talking.map(({ slug, name, posts, comments, lastAt }) => (
          <li key={slug}>
            <a
              href={paths.group(slug)}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {name}
            </a>
            <p className="text-sm text-muted">
              {[
                posts > 0 && formatCount(posts, "post", "posty", "postów"),
                comments > 0 && formatCount(comments, "komentarz", "komentarze", "komentarzy"),
              ]
                .filter(Boolean)
                .join(" i\u00a0")}
              , <RelativeTime moment={lastAt} now={now} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ShownState = {
  tone: "success" | "warning";
  label: string;
  /** Says it on a telephone, where the same words in most rows would take the room of what they are about. */
  sign?: ReactNode;
};

const states: Readonly<Record<string, ShownState>> = {
  active: {
    tone: "success",
    label: "Jesteś w tej grupie",
    sign: <Check className="size-3.5 sm:hidden" />,
  },
  requested: { tone: "warning", label: "Czekasz na odpowiedź" },
};

function GroupListItem({ group, now }: { group: DirectoryGroup; now: string }) {
  const { slug, name, description, lastPost, postCount } = group;
  const state = group.state && states[group.state];
  return (
    <Card
      as="li"
      area={areaOfType(group.type)}
      // Tight on a telephone: one looks for a group among all of them there.
      className="flex flex-col gap-4 max-sm:gap-2 max-sm:px-4 max-sm:py-3"
    >
      <div className="flex grow gap-3 sm:gap-4">
        <GroupIcon {...group} className="size-12 max-sm:size-9" />
        <div className="min-w-0 grow max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2 sm:space-y-2">
          <h2 id={`grupa-${slug}`} className="text-xl max-sm:grow max-sm:text-lg">
            <a href={paths.group(slug)} className="card-link wrap-anywhere hover:underline">
              {tieWords(name)}
            </a>
          </h2>
          <p className="wrap-anywhere max-sm:order-1 max-sm:line-clamp-2 max-sm:basis-full max-sm:text-sm">
            {tieWords(description)}
          </p>
          <GroupFacts group={group} isShort>
            {state && (
              <li>
                <Badge
                  tone={state.tone}
                  icon={state.sign}
                  className={state.sign ? "max-sm:px-1.5 max-sm:py-1.5" : undefined}
                >
                  <span className={state.sign ? "max-sm:sr-only" : undefined}>{state.label}</span>
                </Badge>
              </li>
            )}
          </GroupFacts>
        </div>
      </div>
      {lastPost ? (
        <LastLine>
          <RelativeTime moment={lastPost.at} now={now} />:{" "}
          <span className="text-ink">{tieWords(lastPost.title)}</span>
        </LastLine>
      ) : (
        // What is shown of the last post leaves out hard topics and more, so that a group without one need not be quiet.
        postCount === 0 && (
          <LastLine>{tieWords("Tu jeszcze cicho: można napisać pierwsze słowo.")}</LastLine>
        )
      )}
    </Card>
  );
}

/** What goes on in a group, in one line of its own: as much of it as there is room for. */
const LastLine = ({ children }: { children: ReactNode }) => (
  <p className="line-clamp-1 text-sm wrap-anywhere text-muted sm:border-t sm:border-line sm:pt-3">
    {children}
  </p>
);
