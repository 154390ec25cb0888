import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime, formatDay, formatDayAndMonth } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { listSearch, readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf, creationLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { monthOptions, signOptions, typeOptions } from "~/services/horoscopes/choices";
import {
  dailyMonth,
  entryCard,
  horoscopeProgress,
  listEntries,
  yearOf,
  type EntryCard,
  type HoroscopeProgress,
  type MonthDay,
} from "~/services/horoscopes/desk-queries.server";
import {
  horoscopeKinds,
  horoscopeStates,
  paragraphsOf,
  type HoroscopeState,
} from "~/services/horoscopes/entries";
import { horoscopeRules, isHoroscopeRule, periodFailures } from "~/services/horoscopes/rules";
import { changesBetween } from "~/services/horoscopes/text-changes";
import { scopes, type Scope } from "~/sky/ephemeris/period";
import { findSign, signs } from "~/sky/signs";
import { Badge, StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Pending } from "~/ui/pending";
import { FoldSummary } from "~/ui/fold-summary";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { readPending } from "./read-pending.server";
import { Stacked } from "./stacked";
import { staffContext } from "./staff-context.server";

const tab = "horoscopes";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>("Horoskopy", ({ entry }) =>
  entry ? `${nameOf(entry.sign)}, ${formatDay(entry.startsOn)}` : undefined,
);

const filters = [
  {
    kind: "choice",
    name: "sign",
    label: "Znak zodiaku",
    placeholder: "Wybierz znak",
    options: signOptions,
  },
  {
    kind: "choice",
    name: "month",
    label: "Miesiąc",
    placeholder: "Wybierz miesiąc",
    options: monthOptions,
  },
  { kind: "choice", name: "type", label: "Typ", placeholder: "Wybierz typ", options: typeOptions },
  { kind: "text", name: "year", label: "Rok (puste: bieżący)", autoComplete: "off" },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Każdy",
    options: [...optionsOf(horoscopeStates), { value: "faulty", label: "Do poprawy" }],
  },
  { kind: "text", name: "q", label: "Słowo z tekstu", autoComplete: "off" },
] as const satisfies readonly Field[];

/** What the specification says of a search. */
const words = {
  incomplete: "Uzupełnij wszystkie pola: znak zodiaku, miesiąc i typ.",
  wrong: "Nieprawidłowy znak lub typ horoskopu.",
  onlyDaily: "Ten przycisk działa tylko dla typu daily.",
  ordered: "Horoskop został wygenerowany.",
  failed: "Nie udało się wygenerować horoskopu.",
};

const isScope = (name: string | undefined): name is Scope => scopes.some(({ key }) => key === name);

/** What was asked for, in the specification's own names of signs too, and what is wrong with it. */
function askedOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const isSearch = ["sign", "month", "type"].some((name) => searchParams.has(name));
  const given = (name: string) => searchParams.get(name)?.trim() || undefined;
  const [sign, type, month, year] = ["sign", "type", "month", "year"].map(given);
  const found = sign ? findSign(sign)?.slug : undefined;
  const isLoose = given("state") !== undefined || given("q") !== undefined;
  const isWrong = (sign && !found) || (type && !isScope(type));
  const isIncomplete = isSearch && !isLoose && !(sign && type && month);
  const number = Number(month);
  return {
    sign: found,
    scope: isScope(type) ? type : undefined,
    month: Number.isInteger(number) && number >= 1 && number <= 12 ? number : undefined,
    year: /^20\d\d$/.test(year ?? "") ? Number(year) : undefined,
    problem: isWrong ? words.wrong : isIncomplete ? words.incomplete : null,
    wantsMonth: searchParams.has("view"),
  };
}

/** What is wrong with single fields; of sign and type the specification has a sentence of its own, and more names than the lists. */
function errorsOf({ values, errors }: { values: TextByControl; errors: TextByControl }) {
  const { sign: _sign, type: _type, ...others } = errors;
  const year = values.year ?? "";
  return year === "" || /^20\d\d$/.test(year)
    ? others
    : { ...others, year: "Wpisz rok od 2000 do 2099." };
}

const whyNoMonth = ({ scope }: { scope?: Scope }) =>
  scope !== undefined && scope !== "daily" ? words.onlyDaily : words.incomplete;

/** What is done to one entry; the rest is done to all, or to a month. */
const entryActs = ["approve", "edit", "withdraw", "rewrite", "delete"] as const;

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_horoscopes");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { problem, wantsMonth, ...asked } = askedOf(visit.request);
  const { id } = visit.params;
  const isFaulty = chosen.state === "faulty";
  const [list, entry, progress] = await Promise.all([
    problem
      ? { rows: [], page: 1, pages: 1, total: 0, isMore: false }
      : listEntries(
          ctx,
          {
            ...asked,
            ...(isFaulty
              ? { state: "generated" as const, onlyFaulty: true }
              : { state: chosen.state as HoroscopeState | undefined }),
            q: chosen.q,
          },
          query.page,
        ),
    id === undefined ? null : entryCard(ctx, id),
    horoscopeProgress(ctx),
  ]);
  const isMonthPossible =
    wantsMonth && asked.sign !== undefined && asked.month !== undefined && asked.scope === "daily";
  const year = asked.year ?? yearOf(ctx);
  const monthId = `${asked.sign}_${year}-${String(asked.month ?? 1).padStart(2, "0")}`;
  return {
    ...{ query: { ...query, errors: errorsOf(query) }, list, entry, progress },
    problem: problem ?? (wantsMonth && !isMonthPossible ? whyNoMonth(asked) : null),
    month: isMonthPossible
      ? {
          id: monthId,
          label: `${nameOf(asked.sign ?? "")}, ${monthOptions[(asked.month ?? 1) - 1]?.label} ${year}`,
          days: await dailyMonth(ctx, { sign: asked.sign!, month: asked.month!, year }),
        }
      : null,
    links: entry ? actLinksOf(tab, entry, ctx, entryActs) : [],
    creationLinks: creationLinksOf(tab, ctx),
    pending: await readPending(ctx, [...list.rows, entry], { horoscope: (row) => row.id }),
  };
}

export const ErrorBoundary = listFailure({
  title: "Horoskopy",
  message: "Nie udało się załadować horoskopów.",
});

const nameOf = (slug: string) => signs.find((sign) => sign.slug === slug)?.name ?? slug;
const scopeOf = (scope: Scope) => scopes.find(({ key }) => key === scope)?.link ?? scope;

export default function Horoscopes() {
  const { query, list, entry, progress, problem, month, links, creationLinks, pending } =
    useLoaderData<typeof loader>();
  const path = paths.adminTab(tab);
  const search = listSearch({ ...query.values, view: "month" });
  return (
    <ListPage
      title="Horoskopy"
      intro="Teksty na dni, tygodnie, miesiące i lata: co czeka, co jest na stronie i dlaczego coś nie przeszło."
      path={path}
      filters={filters}
      query={query}
      list={list}
      pending={pending}
      columns={[
        {
          heading: "Znak",
          cell: ({ sign, kind }) => (
            <Stacked below={horoscopeKinds[kind].label}>{nameOf(sign)}</Stacked>
          ),
        },
        {
          heading: "Czas",
          cell: ({ scope, startsOn }) => (
            <Stacked below={scopeOf(scope)}>{formatDay(startsOn)}</Stacked>
          ),
        },
        { heading: "Nagłówek", cell: ({ header }) => header },
        {
          heading: "Stan",
          cell: ({ state, findings }) => (
            <span className="flex flex-wrap gap-1.5">
              <StatusBadge {...horoscopeStates[state]} />
              {findings.length > 0 && <Badge tone="danger">{labelOf(findings[0]?.rule)}</Badge>}
            </span>
          ),
        },
      ]}
      empty={problem ? "Wyniki pokażą się tutaj." : "Nie ma takich horoskopów."}
      choose="Wybierz wpis z listy."
      detail={entry && { id: entry.id, content: <Detail {...{ entry, links }} /> }}
    >
      {problem && (
        <Notice kind="warning" role="alert" className="w-full">
          <p>{problem}</p>
        </Notice>
      )}
      <Progress progress={progress} />
      <ActLinks links={creationLinks} primary="generate" />
      <ButtonLink variant="secondary" size="small" href={path + search}>
        Pobierz dzienne miesiąca
      </ButtonLink>
      {month && <Month {...month} />}
    </ListPage>
  );
}

const labelOf = (rule: string | undefined) =>
  rule !== undefined && isHoroscopeRule(rule) ? horoscopeRules[rule].label : (rule ?? "");

function Progress({ progress }: { progress: HoroscopeProgress }) {
  const { waiting, failed, toApprove, faulty } = progress;
  const path = paths.adminTab(tab);
  return (
    <div className="w-full space-y-3">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a className="link" href={`${path}?state=generated`}>
          Do zatwierdzenia: {toApprove}
        </a>
        <a className="link" href={`${path}?state=faulty`}>
          Do poprawy: {faulty}
        </a>
      </p>
      {waiting > 0 && (
        <Notice kind="info" role="status">
          <p>
            Piszą się horoskopy. Zostało:{" "}
            {formatCount(waiting, "tekst znaku", "teksty znaków", "tekstów znaków")}.
          </p>
          <Pending href={path} after={5_000} />
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice kind="error" title={words.failed}>
          <ul>
            {failed.map(({ scope, startsOn, failure }) => (
              <li key={`${scope} ${startsOn}`}>
                {scopeOf(scope)}, {formatDay(startsOn)}:{" "}
                {(periodFailures as Readonly<Record<string, string>>)[failure] ?? failure}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function Month({ id, label, days }: { id: string; label: string; days: readonly MonthDay[] }) {
  const missing = days.filter(({ state }) => state === null).length;
  return (
    <section aria-labelledby="miesiac" className="w-full space-y-4">
      <h2 id="miesiac" className="text-2xl">
        Dzienne miesiąca: {label}
      </h2>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {days.map(({ day, state, sentence, entryId }) => (
          <li key={day} className="space-y-1 rounded-control border border-line bg-surface p-2.5">
            <p className="font-semibold">{formatDayAndMonth(day)}</p>
            {state && entryId ? (
              <>
                <p className="text-sm text-muted">{horoscopeStates[state].label}</p>
                <p className="text-sm">
                  <a className="link" href={paths.adminTab(tab, entryId)}>
                    {tieWords(sentence)}
                  </a>
                </p>
              </>
            ) : (
              <p className="text-sm text-muted">brak</p>
            )}
          </li>
        ))}
      </ol>
      {missing > 0 ? (
        <ButtonLink size="small" href={paths.adminAct(tab, id, "write-missing")}>
          Napisz brakujące dni ({missing})
        </ButtonLink>
      ) : (
        <p role="status">{words.ordered}</p>
      )}
    </section>
  );
}

function Detail({ entry, links }: { entry: EntryCard; links: readonly ActLinkLine[] }) {
  const { header, content, kind, state, findings, versions } = entry;
  const changes = changesBetween(
    `${entry.writtenHeader}\n\n${entry.writtenContent}`,
    `${header}\n\n${content}`,
  );
  const isChanged = changes.some(({ change }) => change !== "kept");
  return (
    <>
      <h2 className="text-2xl">
        {nameOf(entry.sign)}, {horoscopeKinds[kind].label.toLowerCase()}
      </h2>
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...horoscopeStates[state]} /> },
          { label: "Czas", value: `${scopeOf(entry.scope)}, ${formatDay(entry.startsOn)}` },
          {
            label: "Zatwierdzenie",
            value: entry.approved
              ? `${entry.approved.by}, ${formatDateTime(entry.approved.at)}`
              : state === "published"
                ? "bez człowieka, wszystkie sprawdzenia się zgadzały"
                : "–",
          },
          {
            label: "Napisany",
            value: `${formatDateTime(entry.writtenAt)}, AI: ${entry.model}, ${entry.promptVersion}`,
          },
        ]}
      />
      {findings.length > 0 ? (
        <Notice kind="error" title="Dlaczego czeka">
          <ul className="list-disc pl-5">
            {findings.map(({ rule, fragment }, index) => (
              <li key={`${rule} ${index}`}>
                {labelOf(rule)}
                {fragment && `: „${fragment}”`}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        !entry.isRead && (
          <Notice kind="info">
            <p>Czeka na czytelnika. Zwykle trwa to minutę.</p>
          </Notice>
        )
      )}
      <section className="space-y-3" data-area="spirituality">
        <h3 className="text-lg">Tak będzie na stronie</h3>
        <div className="space-y-3 rounded-card border border-line p-4">
          <p className="font-serif text-2xl leading-snug">{tieWords(header)}</p>
          {paragraphsOf(content).map((paragraph, index, all) => (
            <p
              key={paragraph}
              className={
                kind === "main" && index === all.length - 1
                  ? "border-l-4 border-area pl-3 font-serif text-lg"
                  : undefined
              }
            >
              {tieWords(paragraph)}
            </p>
          ))}
          <p className="flex flex-wrap gap-2">
            <Badge tone="area">Tekst: AI</Badge>
            {entry.approved && <Badge tone="success">sprawdzone przez redakcję</Badge>}
          </p>
        </div>
        {state === "published" && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={paths.horoscope(entry.sign, entry.scope, entry.startsOn)}
          >
            Zobacz na stronie
          </a>
        )}
      </section>
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary="approve" apart={["delete"]} />
        </div>
      )}
      {isChanged && (
        <section className="space-y-2">
          <h3 className="text-lg">Zmiany względem tekstu modelu</h3>
          <p className="whitespace-pre-line">
            {changes.map(({ change, text }, index) =>
              change === "kept" ? (
                <span key={index}>{text}</span>
              ) : change === "added" ? (
                <ins key={index} className="bg-success-soft">
                  {text}
                </ins>
              ) : (
                <del key={index} className="bg-danger-soft">
                  {text}
                </del>
              ),
            )}
          </p>
        </section>
      )}
      <details>
        <FoldSummary className="link">Niebo, z którego powstał</FoldSummary>
        <ul className="list-disc space-y-1 pl-5 text-sm">
          {entry.sky.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      {versions.length > 0 && (
        <section className="space-y-2">
          <h3 className="text-lg">Historia</h3>
          <ol className="space-y-3 text-sm">
            {versions.map((version) => (
              <li key={version.revision} className="border-l-2 border-line pl-3">
                <p className="text-muted">
                  do {formatDateTime(version.at)}, zmienia {version.by}
                </p>
                <p className="font-semibold">{version.header}</p>
                <p className="whitespace-pre-line">{version.content}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
