import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/http/route-handle";
import { teamOfHub } from "~/site/personas";
import { requestLog } from "~/http/load-context.server";
import { publicHeaders } from "~/http/public-headers";
import { withCovers } from "~/services/samples/queries.server";
import { productsInHub } from "~/products/registry";
import { serviceContext } from "~/services/command/context.server";
import { sentencesOf } from "~/services/horoscopes/queries.server";
import { withPrices } from "~/services/prices/queries.server";
import { formatIsoDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { signDatesOf } from "~/sky/ephemeris/sign-dates.server";
import { signs } from "~/sky/signs";
import { Prose } from "~/ui/prose";
import { bookingPathOf } from "~/products/talk/product";
import { TeamSection } from "~/ui/team-section";
import { ZodiacCard } from "~/ui/zodiac-card";
import { HubView, type HubProduct } from "./hub-view";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "Horoskopy i sny",
    "Portret z prawdziwego nieba w dniu Twoich urodzin i spokojna analiza snu. PDF na e-mail w 1–2 minuty. Dwanaście znaków zodiaku z rysunkiem ich gwiazd.",
  );

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const products = withCovers(await withPrices(ctx, productsInHub("/horoscope")));
  const today = formatIsoDate(ctx.now());
  const sentences = await sentencesOf(ctx, today);
  return { today, sentences, signDates: signDatesOf(Number(today.slice(0, 4))), products };
}

export default function Spirituality() {
  const team = teamOfHub("/horoscope");
  const { today, sentences, signDates, products } = useLoaderData<typeof loader>();
  return (
    <HubView
      area="spirituality"
      title="Horoskopy i sny"
      lead="Niebo w dniu urodzin i obrazy, które przychodzą nocą. Symbole do namysłu, nie do wróżenia."
      constellation="cygnus"
      products={products as HubProduct[]}
      productsTitle="Co chcesz zrozumieć?"
      first={
        <section aria-labelledby="znaki">
          <h2 id="znaki" className="text-3xl">
            Dwanaście znaków
          </h2>
          <p className="mt-2 text-muted">
            {tieWords(
              Object.keys(sentences).length > 0
                ? "Jedno zdanie na dziś dla każdego, pisane przez AI z prawdziwego nieba. Czyta się bezpłatnie. Daty są tegoroczne i obejmują całe dni; dni pomiędzy dzielą dwa znaki."
                : "Każdy pod swoimi prawdziwymi gwiazdami, narysowanymi z katalogu nieba. Horoskopy czyta się bezpłatnie. Daty są tegoroczne i obejmują całe dni; dni pomiędzy dzielą dwa znaki.",
            )}
          </p>
          <ul className="mt-6 grid grid-cols-2 gap-4 sm:gap-5 md:grid-cols-3">
            {signs.map((sign) => (
              <ZodiacCard
                key={sign.slug}
                sign={sign}
                dates={signDates[sign.slug]?.dates ?? ""}
                today={today}
                sentence={sentences[sign.slug]}
              />
            ))}
          </ul>
        </section>
      }
    >
      {team && <TeamSection team={team} bookingPath={bookingPathOf(team)} />}
      <section aria-labelledby="symbole">
        <h2 id="symbole" className="mb-4 text-3xl">
          Symbole, nie nauka
        </h2>
        <Prose>
          <p>
            Położenie Słońca, Księżyca i&nbsp;planet obliczamy tak, jak robią to astronomowie. To,
            co z&nbsp;niego czytamy, jest językiem symboli: starym, bogatym i&nbsp;nienaukowym.
          </p>
          <p>
            Dlatego niczego tu nie przesądzamy i&nbsp;nikogo nie straszymy. Dobry symbol zadaje
            pytanie, a&nbsp;odpowiedź zostawia Tobie.
          </p>
          <p>
            Daty przy znakach liczymy co roku na nowo, bo Słońce wchodzi do znaku za każdym razem
            o&nbsp;trochę innej porze. Jeśli Twoje urodziny wypadają na granicy albo dzień od niej,
            o&nbsp;znaku decydują rok i&nbsp;godzina:{" "}
            <a className="link" href={paths.mySign()}>
              sprawdź swój znak
            </a>
            .
          </p>
          <p>
            Horoskop może też przychodzić sam:{" "}
            <a className="link" href={paths.horoscopeMail()}>
              codziennie rano e-mailem
            </a>
            . Nowie, pełnie i&nbsp;przejścia planet są w{" "}
            <a className="link" href={paths.skyCalendar()}>
              kalendarzu do pobrania
            </a>
            , a&nbsp;o&nbsp;tym, skąd to wszystko wiemy, piszemy w{" "}
            <a className="link" href={paths.horoscopeRule()}>
              Jak to liczymy
            </a>
            .
          </p>
        </Prose>
      </section>
    </HubView>
  );
}
