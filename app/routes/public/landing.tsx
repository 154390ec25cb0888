import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { useFlash } from "~/http/flash";
import { Container } from "~/ui/container";
import { FlashNotice } from "~/ui/flash-notice";
import type { RouteHandle } from "~/http/route-handle";
import { exampleOpinions } from "./landing/example-opinions";
import { findRecommendedGroup } from "~/site/groups";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { findProduct, products } from "~/products/registry";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/context.server";
import { getLatestReviews } from "~/services/reviews/queries.server";
import { getSampleSheet } from "~/services/samples/queries.server";
import { AreaTiles } from "./landing/area-tiles";
import { Closing } from "./landing/closing";
import { Documents } from "./landing/documents";
import { GroupRecommender, recommenderName } from "./landing/group-recommender";
import { Hero } from "./landing/hero";
import { Honesty } from "./landing/honesty";
import { HowItWorks } from "./landing/how-it-works";
import { Opinions } from "./landing/opinions";
import { Teams } from "./landing/teams";

export const meta: MetaFunction = () => [
  { title: `Osobiste analizy w PDF – ${brand.name}` },
  {
    name: "description",
    content:
      "Opowiedz kilkoma zdaniami, co się u Ciebie dzieje, a dostaniesz spokojną, osobistą analizę w PDF. Bez konta i abonamentu, dane usuwane po 24 godzinach.",
  },
];

export const handle: RouteHandle = {
  kept: { parameters: { [recommenderName]: (key) => findRecommendedGroup(key) !== undefined } },
};

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

/** Pages of samples, the one in front last. */
const sheetsShown = [
  { slug: "special-horoscope", page: 1 },
  { slug: "life-decision", page: 1 },
  { slug: emotionMirror.slug, page: 2 },
];

/** Opinions on the page. */
const shown = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reviews = await getLatestReviews(serviceContext("buyer", requestLog(context)), shown);
  const real = reviews.map(({ authorName, text, productSlug }) => ({
    author: authorName,
    text,
    product: findProduct(productSlug)?.title ?? "",
    example: false,
  }));
  return {
    opinions: [...real, ...exampleOpinions(products, shown - real.length)],
    sheets: sheetsShown.flatMap(({ slug, page }) => getSampleSheet(slug, page) ?? []),
    group: findRecommendedGroup(new URL(request.url).searchParams.get(recommenderName)),
  };
}

export default function Landing() {
  const { opinions, sheets, group } = useLoaderData<typeof loader>();
  const flash = useFlash();
  return (
    <>
      {flash && (
        <Container width="wide" className="py-4">
          <FlashNotice flash={flash} />
        </Container>
      )}
      <Hero startHref={emotionMirror.path} priceGrosze={emotionMirror.priceGrosze} />
      <div className="space-y-24 py-16 sm:space-y-32 sm:py-20">
        <AreaTiles sheets={sheets} />
        <HowItWorks />
        <Documents products={products} />
        <Teams />
        <GroupRecommender group={group} />
        <Honesty />
        <Opinions opinions={opinions} />
      </div>
      <Closing startHref={emotionMirror.path} />
    </>
  );
}
