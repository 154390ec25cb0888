import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { env } from "~/config/env.server";
import { Container } from "~/ui/container";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import type { RouteHandle } from "~/http/route-handle";
import { findRecommendedGroup, recommendedGroups } from "~/site/groups";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { motivationLetter } from "~/products/motivation-letter/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { products } from "~/products/registry";
import { requestLog } from "~/http/load-context.server";
import { publicHeaders } from "~/http/public-headers";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { formatIsoDate } from "~/copy/format";
import { eclipticLongitude } from "~/sky/ephemeris/longitude.server";
import { signAt } from "~/sky/signs";
import { sentencesOf } from "~/services/horoscopes/queries.server";
import { groupExists } from "~/services/groups/queries.server";
import { withPrices } from "~/services/prices/queries.server";
import { getLatestReviews } from "~/services/reviews/queries.server";
import {
  getSampleGlimpse,
  getSampleOpening,
  getSampleSheet,
} from "~/services/samples/queries.server";
import { AreaTiles } from "./landing/area-tiles";
import { Closing } from "./landing/closing";
import { FirstChoices, type FirstChoice } from "./landing/first-choices";
import { GroupRecommender, recommenderName } from "./landing/group-recommender";
import { Hero } from "./landing/hero";
import { Honesty } from "./landing/honesty";
import { HowItWorks } from "./landing/how-it-works";
import { madeUpOpinions } from "./landing/made-up-opinions";
import { Opinions } from "./landing/opinions";
import { Teams } from "./landing/teams";
import { TodaysSentences } from "./landing/todays-sentences";
import { UnknownAddress } from "./landing/unknown-address";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "Osobiste analizy w PDF",
    "AI pisze dla Ciebie PDF: horoskop, analizę, list. Zwykle w 2 minuty, bez konta i abonamentu, dane usuwane po 24 godzinach.",
  );

export const handle: RouteHandle = {
  cached: { parameters: { [recommenderName]: () => recommendedGroups.map(({ key }) => key) } },
};

export const headers = () => publicHeaders;

const firstChoices = [emotionMirror, specialHoroscope, motivationLetter, dreamAnalysis];

const sheetsShown = [
  { slug: dreamAnalysis.slug, page: 1 },
  { slug: emotionMirror.slug, page: 1 },
];

const shown = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const today = formatIsoDate(ctx.now());
  const [reviews, offered, sentences] = await Promise.all([
    getLatestReviews(ctx, shown),
    withPrices(ctx, products),
    sentencesOf(ctx, today),
  ]);
  const written = offered.filter(({ writtenByModel }) => writtenByModel);
  const real = reviews.map(({ authorName, text, productTitle, answer }) => ({
    author: authorName,
    text,
    product: productTitle,
    answer,
  }));
  const madeUp = real.length === 0 && env.DEMONSTRATION;
  const wanted = new URL(request.url).searchParams.get(recommenderName);
  const group = findRecommendedGroup(wanted);
  const isOpen = group !== undefined && (await groupExists(ctx, group.key));
  return {
    opinions: madeUp ? madeUpOpinions(products, shown) : real,
    madeUp,
    fromGrosze: Math.min(...written.map(({ price }) => price.grosze)),
    firstChoices: firstChoices
      .flatMap(({ slug }) => offered.find((product) => product.slug === slug) ?? [])
      .map((product) => ({ ...product, pageCount: getSampleGlimpse(product.slug)?.pageCount })),
    sheets: sheetsShown.flatMap(({ slug, page }) => getSampleSheet(slug, page) ?? []),
    opening: getSampleOpening(emotionMirror.slug),
    group,
    isOpen,
    isEmpty: wanted === "",
    today,
    sentences,
    inSun: signAt(eclipticLongitude("sun", ctx.now())).slug,
  };
}

export default function Landing() {
  const {
    opinions,
    madeUp,
    fromGrosze,
    sheets,
    opening,
    group,
    isOpen,
    isEmpty,
    today,
    sentences,
    inSun,
    ...loaded
  } = useLoaderData<typeof loader>();
  const flash = useFlash();
  if (flash?.code === "unknown-address") return <UnknownAddress />;
  return (
    <>
      {flash && (
        <Container width="wide" className="py-4">
          <FlashNotice flash={flash} />
        </Container>
      )}
      <Hero
        startHref={emotionMirror.path}
        sampleHref={paths.samplePages(emotionMirror.slug)}
        fromGrosze={fromGrosze}
        {...{ sheets, opening }}
      />
      <div className="space-y-12 py-8 sm:space-y-24 sm:py-16">
        <FirstChoices products={loaded.firstChoices as FirstChoice[]} />
        <Honesty />
        <AreaTiles />
        <HowItWorks />
        <TodaysSentences {...{ today, sentences, inSun }} />
        <Teams />
        <GroupRecommender group={group} isOpen={isOpen} isEmpty={isEmpty} />
        <Opinions opinions={opinions} madeUp={madeUp} />
      </div>
      <Closing startHref={emotionMirror.path} />
    </>
  );
}
