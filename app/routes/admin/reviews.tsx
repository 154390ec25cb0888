import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime, formatShortDateTime, formatTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { products } from "~/products/registry";
import { bookTitles } from "~/services/books/desk-queries.server";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import {
  listReviews,
  reviewCard,
  type ReviewCard,
  type ReviewLine,
} from "~/services/reviews/desk-queries.server";
import { StatusBadge } from "~/ui/badge";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { reviewStates } from "~/services/reviews/review-states";
import { staffContext } from "./staff-context.server";
import { hidingReasons } from "~/services/reviews/acts";
import { Uncover } from "./uncover";

const tab = "reviews";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Opinie",
  ({ review }) => review?.number,
);

const filtersFor = (books: readonly { slug: string; title: string }[]) =>
  [
    {
      kind: "choice",
      name: "product",
      label: "Produkt",
      placeholder: "Wszystkie",
      options: [...products, ...books].map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      kind: "choice",
      name: "stars",
      label: "Ocena",
      placeholder: "Każda",
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: formatCount(stars, "gwiazdka", "gwiazdki", "gwiazdek"),
      })),
    },
    {
      kind: "choice",
      name: "state",
      label: "Stan",
      placeholder: "Wszystkie",
      options: optionsOf(reviewStates),
    },
    { kind: "text", name: "words", label: "Słowa w pokazanych opiniach" },
    ...dayFilters("from", "to"),
  ] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_reviews");
  const books = await bookTitles(ctx);
  const { filters: chosen, ...query } = readListQuery(filtersFor(books), visit.request);
  const { id } = visit.params;
  const { stars, ...others } = chosen;
  const [list, review] = await Promise.all([
    listReviews(
      ctx,
      {
        ...others,
        stars: stars === undefined ? undefined : Number(stars),
      },
      query.page,
    ),
    id === undefined ? null : reviewCard(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  const links = review ? actLinksOf(tab, review, ctx) : [];
  return { query, list, review, books, links };
}

export const ErrorBoundary = listFailure({
  title: "Opinie",
  message: "Nie udało się załadować opinii.",
});

export default function Reviews() {
  const { query, list, review, books, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Opinie"
      intro="Opinie o dokumentach i e-bookach oraz odpowiedzi sklepu."
      path={paths.adminTab(tab)}
      filters={filtersFor(books)}
      query={query}
      list={list}
      columns={[
        { heading: "Zamówienie", cell: ({ number }) => number },
        { heading: "Produkt", cell: ({ productTitle }) => productTitle },
        { heading: "Ocena", numeric: true, cell: ({ stars }) => `${stars} na 5` },
        { heading: "Opinia", cell: shownWords },
        { heading: "Stan", cell: (line) => <StateBadge {...line} /> },
        { heading: "Napisana", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich opinii."
      choose="Wybierz opinię z listy."
      detail={
        review && {
          id: review.id,
          content: <ReviewDetail review={review} links={links} />,
        }
      }
    />
  );
}

/** How much of a review a table shows, in characters. */
const shownLength = 120;

function shownWords({ text, length }: ReviewLine): string {
  if (text !== null) return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
  return length === null ? "–" : `Zasłonięta: ${formatCount(length, "znak", "znaki", "znaków")}`;
}

function StateBadge({ status, isWaiting, isAnswered }: ReviewLine) {
  const [tone, label] = isWaiting
    ? (["warning", "Czeka na decyzję"] as const)
    : status === "hidden"
      ? (["danger", "Ukryta"] as const)
      : (["success", isAnswered ? "Z odpowiedzią" : "Pokazana"] as const);
  return <StatusBadge {...{ tone, label }} />;
}

function ReviewDetail({ review, links }: { review: ReviewCard; links: readonly ActLinkLine[] }) {
  const { answer } = review;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">Opinia do {review.number}</h2>
      <Facts
        items={[
          { label: "Stan", value: <StateBadge {...review} /> },
          ...(review.hiddenReason
            ? [{ label: "Dlaczego ukryta", value: hiddenBecause(review) }]
            : []),
          { label: "Produkt", value: review.productTitle },
          { label: "Ocena", value: `${review.stars} na 5` },
          { label: "Podpis", value: <span className="wrap-anywhere">{review.authorName}</span> },
          { label: "Napisana", value: formatDateTime(review.createdAt) },
          ...(String(review.updatedAt) === String(review.createdAt)
            ? []
            : [{ label: "Zmieniona", value: formatDateTime(review.updatedAt) }]),
          ...(review.decidedAt
            ? [{ label: "Ostatnia decyzja", value: formatDateTime(review.decidedAt) }]
            : []),
        ]}
      />
      <Words review={review} links={links} />
      {answer && (
        <section className="space-y-1.5 border-l-2 border-area pl-4">
          <h3 className="text-lg">Nasza odpowiedź</h3>
          <p className="text-sm text-muted">{formatDateTime(answer.at)}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} />
      </div>
      <p className="text-sm text-muted">
        {tieWords(
          "Opinii nie ukrywamy za to, że jest krytyczna, i nie zmieniamy w niej ani słowa: pomijanie złych opinii wprowadzałoby kupujących w błąd (art. 7 pkt 26 ustawy o przeciwdziałaniu nieuczciwym praktykom rynkowym). Na krytykę można odpowiedzieć.",
        )}
      </p>
    </>
  );
}

function hiddenBecause({ hiddenReason, decidedAt }: ReviewCard): string {
  const reason = hiddenReason ? hidingReasons[hiddenReason] : "–";
  return decidedAt ? reason : `${reason} (tak odczytał program)`;
}

function Words({ review, links }: Parameters<typeof ReviewDetail>[0]) {
  const { text, length, openUntil } = review;
  if (length === null) return <p className="text-muted">Sama ocena, bez słów.</p>;
  if (text !== null)
    return (
      <figure className="space-y-2">
        {openUntil && (
          <p className="text-sm font-semibold">Odsłonięta do {formatTime(openUntil)}</p>
        )}
        <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      </figure>
    );
  return (
    <div className="space-y-2">
      <p>Zasłonięta: {formatCount(length, "znak", "znaki", "znaków")}.</p>
      <Uncover links={links} recentAccesses={review.recentAccesses} />
    </div>
  );
}
