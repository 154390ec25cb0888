import { Fragment } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { normalise, withoutControlCharacters } from "~/forms/text";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { viewerContext } from "~/http/viewer.server";
import { viewerOf } from "~/services/groups/access.server";
import { screenSearch } from "~/services/crisis/screen-search.server";
import { searchCommunity } from "~/services/search/search-community.server";
import { networkOf } from "~/services/rate-limits/network";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { typesInUse } from "~/services/groups/queries.server";
import type { TypesInUse } from "~/site/group-scopes";
import type { FoundGroup, Piece, SearchHit, SearchResult, SearchSort } from "~/site/search";
import { AuthorPicture } from "~/ui/author-picture";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { maxQuestionLength, SearchField } from "~/ui/search-field";
import { pageMeta } from "~/ui/page-meta";
import { RelativeTime } from "~/ui/relative-time";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { FailedInGroup } from "./failed-in-group";
import { GroupChips } from "./group-chips";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(page?.question ? `${page.question} – szukaj` : "Szukaj w społeczności");

type State = "empty" | "no_words" | "too_many" | "found";
type Page = {
  question: string;
  sort: SearchSort;
  isMember: boolean;
  isLater: boolean;
  now: string;
  state: State;
  result: SearchResult | null;
  needsHelp: boolean;
  /** What groups there are to look into instead, while nothing is asked; null once something is. */
  inUse: TypesInUse | null;
};

export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = new URL(visit.request.url);
  const asked = normalise(withoutControlCharacters(searchParams.get("q") ?? ""));
  const question = [...asked].slice(0, maxQuestionLength).join("");
  const sort: SearchSort = searchParams.get("sort") === "best" ? "best" : "newest";
  const before = searchParams.get("before");
  const ctx = await viewerContext(visit);
  const viewer = viewerOf(ctx);
  const isLater = before !== null;
  const needsHelp = await screenSearch(ctx, { text: question, isFirst: !isLater });
  const now = ctx.now().toISOString();
  const inUse = question === "" ? await typesInUse(ctx) : null;
  const page = { inUse, question, sort, isMember: viewer !== null, isLater, needsHelp, now };
  const answer = (state: State, result: SearchResult | null, status = 200) =>
    data({ ...page, state, result } satisfies Page, {
      status,
      headers: { "Cache-Control": "no-store" },
    });
  if (question === "") return answer("empty", null);

  const { clientAddress } = visit.context;
  const whose = viewer ?? (clientAddress ? networkOf(clientAddress) : null);
  if (whose && !(await consumeRateLimit(ctx, "searches", whose)).allowed)
    return answer("too_many", null, 429);
  const result = await searchCommunity(ctx, question, { sort, before });
  return answer(result ? "found" : "no_words", result);
}

export default function SearchRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <div data-area="community">
      <WithAside
        label="Wskazówki"
        aside={<HowToSearch isMember={page.isMember} />}
        className="py-8 sm:py-12"
      >
        <h1 className="text-4xl">
          {page.question ? `Szukasz: „${page.question}”` : "Szukaj w społeczności"}
        </h1>
        <SearchField question={page.question} isNamed />
        {page.needsHelp && <HelpLinesNote />}
        <Found page={page} />
        {!page.needsHelp && page.result?.hits.some(({ group }) => group.isSensitive) && (
          <HelpLinesNote />
        )}
      </WithAside>
    </div>
  );
}

/** How to ask. */
const HowToSearch = ({ isMember }: Pick<Page, "isMember">) => (
  <AsidePart id="jak-szukac" title="Jak szukać">
    <p>
      {tieWords(
        "Wpisz słowo w dowolnej formie, także bez polskich znaków: „zolc” znajdzie „żółć”.",
      )}
      {!isMember && tieWords(" Bez logowania szukamy w grupach otwartych dla wszystkich.")}
    </p>
    <p>
      <a href={paths.groups()} className="link inline-flex min-h-11 items-center">
        Zobacz wszystkie grupy
      </a>
    </p>
  </AsidePart>
);

export const ErrorBoundary = FailedInGroup;

function Found({ page }: { page: Page }) {
  const { state, result, isMember, question, sort, isLater, now } = page;
  if (state === "empty")
    return (
      <section aria-labelledby="rodzaje" className="space-y-4">
        <h2 id="rodzaje" className="text-2xl">
          Albo zajrzyj do grup
        </h2>
        {page.inUse && <GroupChips inUse={page.inUse} isMember={isMember} isElsewhere />}
      </section>
    );
  if (state === "too_many")
    return (
      <Notice kind="warning" role="alert" title="Chwila przerwy">
        <p>To było dużo wyszukiwań naraz. Spróbuj ponownie za minutę.</p>
      </Notice>
    );
  if (!result)
    return (
      <Notice kind="info" role="status">
        <p>Wpisz przynajmniej jedno słowo: same znaki niczego nie znajdą.</p>
      </Notice>
    );
  const { groups, hits, next, isShortened } = result;
  const more = (parameters: { before?: string }) =>
    paths.search({ q: question, ...(sort === "best" && { sort }), ...parameters });
  return (
    <>
      {isShortened && (
        <p role="status" className="text-muted">
          Pytanie jest długie, więc szukamy jego pierwszych słów.
        </p>
      )}
      {groups.length > 0 && <FoundGroups groups={groups} />}
      {hits.length > 0 ? (
        <section aria-labelledby="wpisy" className="space-y-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="wpisy" className="text-2xl">
              Posty i komentarze
            </h2>
            <Sorting question={question} sort={sort} />
          </div>
          <ol className="space-y-4">
            {hits.map((hit) => (
              <Hit key={hit.id} hit={hit} isMember={isMember} now={now} />
            ))}
          </ol>
          {next ? (
            <ButtonLink variant="secondary" href={more({ before: next })}>
              Pokaż następne
            </ButtonLink>
          ) : (
            <p className="text-muted">To wszystko, co znaleźliśmy.</p>
          )}
        </section>
      ) : (
        groups.length === 0 && (
          <EmptyState title={isLater ? "Nie ma nic więcej" : "Nic nie znaleźliśmy"}>
            <p>
              Spróbuj innego albo krótszego słowa. Szukamy w postach, komentarzach i grupach, które
              możesz czytać{isMember ? "" : " bez logowania"}.
            </p>
          </EmptyState>
        )
      )}
    </>
  );
}

function Sorting({ question, sort }: { question: string; sort: SearchSort }) {
  const choices = [
    { value: "newest", label: "Najnowsze", href: paths.search({ q: question }) },
    { value: "best", label: "Najtrafniejsze", href: paths.search({ q: question, sort: "best" }) },
  ] as const;
  return (
    <nav aria-label="Kolejność" className="flex gap-1">
      {choices.map(({ value, label, href }) => (
        <Fragment key={value}>
          <a
            href={href}
            aria-current={value === sort ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-sunken",
              value === sort && "bg-sunken font-semibold",
            )}
          >
            {label}
          </a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

function FoundGroups({ groups }: { groups: readonly FoundGroup[] }) {
  return (
    <AsidePart id="grupy" title="Grupy">
      <ul className="space-y-3">
        {groups.map(({ slug, name, description }) => (
          <li key={slug}>
            <a href={paths.group(slug)} className="link inline-block py-1 font-semibold">
              <Marked pieces={name} />
            </a>
            <p className="text-sm text-muted">
              <Marked pieces={description} />
            </p>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

function Hit({ hit, isMember, now }: { hit: SearchHit; isMember: boolean; now: string }) {
  const { kind, id, postId, group, author, createdAt, title, excerpt } = hit;
  const post = isMember ? paths.post(postId) : paths.groupPost(group.slug, postId);
  return (
    <Card as="li" area="community" className="space-y-3">
      <div className="flex items-center gap-3 text-sm leading-snug text-muted">
        <AuthorPicture author={author} size="small" />
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-semibold text-ink">{author.name}</span>{" "}
          {kind === "post" ? "post" : "komentarz"} w grupie {group.name} ·{" "}
          <RelativeTime moment={createdAt} now={now} />
        </p>
      </div>
      <h3 className="text-xl wrap-anywhere">
        <a
          href={kind === "comment" && isMember ? paths.comment(id) : post}
          className="hover:underline"
        >
          {kind === "comment" && "Komentarz do: "}
          <Marked pieces={title} />
        </a>
      </h3>
      {excerpt ? (
        <p className="wrap-anywhere">
          <Marked pieces={excerpt} />
        </p>
      ) : (
        <p className="text-muted">Trudny temat: tekst przeczytasz po otwarciu.</p>
      )}
    </Card>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ text, isHit }, index) =>
        isHit ? (
          <mark key={index} className="rounded-sm bg-area-soft text-area-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
