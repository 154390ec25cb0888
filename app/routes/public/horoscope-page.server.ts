import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import {
  horoscopeAreas,
  horoscopeKinds,
  paragraphsOf,
  type HoroscopeArea,
  type HoroscopeKind,
} from "~/services/horoscopes/entries";
import { timeInWords } from "~/services/horoscopes/prompt.server";
import { readHoroscope, type PublishedEntry } from "~/services/horoscopes/queries.server";
import { scoresOf } from "~/services/horoscopes/scores.server";
import { symbolsNotScience } from "~/sky/ephemeris/birth-sky-words";
import { neighbours, periodInWords, periodOf, scopes, type Period } from "~/sky/ephemeris/period";
import { nameOfPeriod, periodNamed, readDate } from "~/sky/ephemeris/period-names";
import { signDatesOf } from "~/sky/ephemeris/sign-dates.server";
import { skyInWords } from "~/sky/ephemeris/sky-facts-words.server";
import { signCharacters } from "~/sky/sign-characters";
import { findSign } from "~/sky/signs";

/** A published horoscope as the page reads it. */
export type ReaderText = {
  sentence: string;
  paragraphs: string[];
  question: string;
  lines: { kind: HoroscopeArea; title: string; header: string }[];
  further: {
    kind: HoroscopeKind;
    title: string;
    header: string;
    content: string;
    isApproved: boolean;
  }[];
  isApproved: boolean;
  model: string;
  publishedAt: string | null;
};

export type HoroscopePage = Awaited<ReturnType<typeof readPage>>;

/** Years before and after this one that pages lead to; without a bound, robots would walk through centuries. */
const range = 10;

type Asked = { name: string; period: Period };

/** What either address asks for: that of the specification by its query, the lasting one by its path. */
function askedFor({ request, params }: LoaderFunctionArgs, today: string): Asked {
  if (params.period !== undefined) {
    const period = periodNamed(params.period);
    if (!period) throw new Response(null, { status: 404 });
    return { name: params.sign ?? "", period };
  }
  const asked = new URL(request.url).searchParams;
  const scope = scopes.find(({ key }) => key === asked.get("scope")) ?? scopes[0];
  const date = readDate(asked.get("date") ?? "") ?? today;
  return { name: asked.get("sign") ?? "baran", period: periodOf(scope.key, date) };
}

/**
 * What either address of a horoscope shows.
 * @throws a redirect to all signs for what is none, and where there is neither a sky nor a text; 404 for a name of no period
 */
export async function readPage(visit: LoaderFunctionArgs) {
  const today = formatIsoDate(new Date());
  const { name, period } = askedFor(visit, today);
  const sign = findSign(name);
  if (!sign) throw redirect("/horoscope#znaki");
  const ctx = serviceContext("visitor", requestLog(visit.context));
  const { entries, facts, nearest } = await readHoroscope(ctx, { sign: sign.slug, period });
  if (!facts && !nearest) throw redirect("/horoscope#znaki");
  const scope = scopes.find(({ key }) => key === period.scope) ?? scopes[0];
  const isNear = (date: string) =>
    Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= range;
  const { previous, next } = neighbours(period);
  const label = timeInWords(period);
  const canonical = paths.horoscopeOf(sign.slug, nameOfPeriod(period));
  const text = textOf(entries);
  const year = Number(period.from.slice(0, 4));
  return {
    title: `Horoskop ${scope.adjective}\u00a0– ${sign.name}`,
    ...{ sign, scope: scope.key, date: period.from, today, label, canonical, text },
    isPast: period.until <= today,
    // From the running year to the day leads to today, not to the first of January.
    near: today >= period.from && today < period.until ? today : period.from,
    picture: text ? paths.horoscopeCard(sign.slug, nameOfPeriod(period), "pozioma") : undefined,
    isIndexed: text !== null && isNear(period.from),
    signDates: year >= 1900 && year < 2100 ? signDatesOf(year)[sign.slug] : undefined,
    previous: isNear(previous) ? previous : null,
    next: isNear(next) ? next : null,
    scores: facts && scoresOf(facts, sign.slug),
    sky: facts && skyInWords(facts),
    nearest: nearest && {
      label: periodInWords(periodOf(period.scope, nearest.startsOn)),
      href: paths.horoscope(sign.slug, period.scope, nearest.startsOn),
      text: textOf(nearest.entries),
    },
    character: signCharacters[sign.slug] ?? "",
    note: symbolsNotScience,
    structuredData: text && {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: `Horoskop ${scope.adjective} – ${sign.name}, ${label}`,
      abstract: text.sentence,
      articleBody: [...text.paragraphs, text.question].join(" "),
      inLanguage: "pl",
      isAccessibleForFree: true,
      datePublished: text.publishedAt,
      mainEntityOfPage: env.APP_URL + canonical,
      image: env.APP_URL + paths.horoscopeCard(sign.slug, nameOfPeriod(period), "pozioma"),
      publisher: { "@type": "Organization", name: brand.name, url: env.APP_URL },
      // Who wrote it, for machines: a model, of whatever name.
      author: { "@type": "SoftwareApplication", name: `AI (${text.model})` },
      creditText: "Tekst wygenerowany przez AI",
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
    },
  };
}

function textOf(entries: readonly PublishedEntry[]): ReaderText | null {
  const main = entries.find(({ kind }) => kind === "main");
  if (!main) return null;
  // A day stays with its month.
  const paragraphs = paragraphsOf(main.content).map((text) =>
    text.replace(/(\d{1,2}) (?=\p{L})/gu, "$1\u00a0"),
  );
  const question = paragraphs.at(-1)?.endsWith("?") ? paragraphs.at(-1) : undefined;
  const further = entries.filter(({ kind }) => kind !== "main");
  return {
    sentence: main.header,
    paragraphs: question ? paragraphs.slice(0, -1) : paragraphs,
    question: question ?? "",
    lines: horoscopeAreas.flatMap((kind) => {
      const entry = further.find((each) => each.kind === kind);
      return entry ? [{ kind, title: horoscopeKinds[kind].title, header: entry.header }] : [];
    }),
    further: further.map(({ kind, header, content, isApproved }) => ({
      ...{ kind, title: horoscopeKinds[kind].title, header, content, isApproved },
    })),
    // The card shows the first words of the others, too.
    isApproved: entries.every(({ isApproved }) => isApproved),
    model: main.model,
    publishedAt: main.publishedAt?.toISOString() ?? null,
  };
}
