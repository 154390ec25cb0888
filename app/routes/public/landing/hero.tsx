import { formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Hills } from "~/ui/hills";
import { NightSky } from "~/ui/night-sky";
import { SignUpButton } from "~/ui/sign-up-button";

type HeroProps = {
  startHref: string;
  fromGrosze: number;
};

export function Hero({ startHref, fromGrosze }: HeroProps) {
  return (
    <section
      data-theme="dark"
      aria-labelledby="hero-title"
      className="dawn relative overflow-hidden"
    >
      <NightSky className="hero-stars" />
      <div className="relative mx-auto grid max-w-wide items-center px-5 pt-8 pb-28 sm:px-8 sm:pb-40 lg:grid-cols-[1.15fr_1fr] lg:pt-14 lg:pb-56">
        <figure className="max-lg:hidden lg:order-last">
          <Constellation
            name="ursa-major"
            width={520}
            height={360}
            animated
            className="w-full text-ink"
          />
          <figcaption className="mt-2 text-right text-sm text-muted">
            Wielki Wóz widać z&nbsp;Polski w&nbsp;każdą pogodną noc,
            <br />
            o&nbsp;każdej porze roku.
          </figcaption>
        </figure>
        <div className="max-w-xl space-y-5 sm:space-y-6">
          <h1 id="hero-title" className="font-normal text-[clamp(2.1rem,1.3rem+3.9vw,4.25rem)]">
            Z&nbsp;rozsypanych myśli układamy spokojny obraz
          </h1>
          <p className="max-w-lg text-lg sm:text-xl">
            {tieWords(
              `AI pisze dla Ciebie PDF: horoskop, analizę, list. Od\u00a0${formatPrice(fromGrosze)}, zwykle w 2 minuty.`,
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ButtonLink size="large" href={startHref}>
              Opowiedz o&nbsp;swoim dniu
            </ButtonLink>
            <SignUpButton />
          </div>
          <p className="text-sm">Zamówisz także bez konta.</p>
        </div>
      </div>
      <Hills />
    </section>
  );
}
