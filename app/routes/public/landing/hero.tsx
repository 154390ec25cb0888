import { ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { formatPrice } from "~/copy/format";
import { Hills } from "~/ui/hills";
import { NightSky } from "~/ui/night-sky";

type HeroProps = { startHref: string; priceGrosze: number };

/** The first view of the landing page: a night that turns into the paper of the page. */
export function Hero({ startHref, priceGrosze }: HeroProps) {
  return (
    <section
      data-theme="dark"
      aria-labelledby="hero-title"
      className="dawn relative overflow-hidden"
    >
      <NightSky className="hero-stars" />
      <div className="relative mx-auto grid max-w-wide items-center px-5 pt-4 pb-44 sm:px-8 sm:pb-48 lg:grid-cols-[1.15fr_1fr] lg:pt-14 lg:pb-64">
        <figure className="lg:order-last">
          <Constellation
            name="ursa-major"
            width={520}
            height={360}
            animated
            className="mx-auto w-full max-w-sm text-ink lg:max-w-none"
          />
          <figcaption className="mt-2 hidden text-right text-sm text-muted lg:block">
            Wielki Wóz widać z&nbsp;Polski w&nbsp;każdą pogodną noc,
            <br />
            o&nbsp;każdej porze roku.
          </figcaption>
        </figure>
        <div className="max-w-xl space-y-6">
          <h1 id="hero-title" className="font-normal text-[clamp(2.35rem,1.4rem+4.4vw,4.25rem)]">
            Z&nbsp;rozsypanych myśli układamy spokojny obraz
          </h1>
          <p className="max-w-lg text-lg sm:text-xl">
            Opowiedz kilkoma zdaniami, co się u&nbsp;Ciebie dzieje. Dostaniesz osobistą analizę:
            ciepłą, konkretną, napisaną tylko dla Ciebie.
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ButtonLink size="large" href={startHref}>
              Opowiedz o&nbsp;swoim dniu
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href="/register">
              Załóż konto
            </ButtonLink>
          </div>
          <p className="text-sm">
            {formatPrice(priceGrosze)} za PDF na e-mail, także bez konta.{" "}
            <a className="link inline-block py-2" href="#jak-to-dziala">
              Jak to działa
            </a>
          </p>
        </div>
      </div>
      <Hills />
    </section>
  );
}
