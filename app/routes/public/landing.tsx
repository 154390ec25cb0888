import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { brand } from "~/brand";
import { emotionMirror } from "~/catalogue/products/emotion-mirror";
import { products } from "~/catalogue/registry";
import { Closing } from "~/ui/landing/closing";
import { Hero } from "~/ui/landing/hero";
import { Honesty } from "~/ui/landing/honesty";
import { HowItWorks } from "~/ui/landing/how-it-works";
import { Offer } from "~/ui/landing/offer";
import { Opinions } from "~/ui/landing/opinions";

export const meta: MetaFunction = () => [
  { title: `Osobiste analizy w PDF – ${brand.name}` },
  {
    name: "description",
    content:
      "Opowiedz kilkoma zdaniami, co się u Ciebie dzieje, a dostaniesz spokojną, osobistą analizę w PDF. Bez konta i abonamentu, dane usuwane po 24 godzinach.",
  },
];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

export default function Landing() {
  return (
    <>
      <Hero startHref={emotionMirror.path} priceGrosze={emotionMirror.priceGrosze} />
      <div className="space-y-24 py-16 sm:space-y-32 sm:py-20">
        <Offer products={products} />
        <HowItWorks />
        <Honesty />
        <Opinions products={products} />
      </div>
      <Closing startHref={emotionMirror.path} />
    </>
  );
}
