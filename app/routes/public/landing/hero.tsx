import { formatPrice } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import { ButtonLink } from "~/ui/button";
import { Hills } from "~/ui/hills";
import { NightSky } from "~/ui/night-sky";
import { SampleSheets, type SampleSheet } from "./sample-sheets";

type HeroProps = {
  startHref: string;
  sampleHref: string;
  fromGrosze: number;
  sheets: readonly SampleSheet[];
  /** The first words of the sample that can be read here. */
  opening: string | null;
};

export function Hero({ startHref, sampleHref, fromGrosze, sheets, opening }: HeroProps) {
  return (
    <section
      data-theme="dark"
      aria-labelledby="hero-title"
      className="dawn relative overflow-hidden"
    >
      <NightSky className="hero-stars" />
      <div className="relative mx-auto grid max-w-wide items-center gap-x-10 gap-y-10 px-5 pt-8 pb-32 sm:px-8 sm:pb-48 lg:grid-cols-[1.3fr_1fr] lg:pt-14">
        <div className="max-w-xl space-y-5 sm:space-y-6">
          <h1
            id="hero-title"
            className="text-[clamp(1.875rem,1.2rem+2.9vw,3.375rem)] leading-[1.12] font-normal"
          >
            Opisz, co Cię męczy. Za&nbsp;2&nbsp;minuty masz o&nbsp;tym dokument napisany
            dla&nbsp;Ciebie.
          </h1>
          <p className="text-lg sm:text-xl">
            {tieWords(
              "Na wieczór po trudnym dniu, decyzję, która nie daje spać, i list, którego nie wiesz, jak zacząć.",
            )}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink size="large" href={startHref}>
              Opowiedz o&nbsp;swoim dniu
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={sampleHref}>
              Zobacz przykład
            </ButtonLink>
          </div>
          <p>
            {tieTitle(
              `Pisze AI na podstawie Twoich słów. PDF na e-mail, od\u00a0${formatPrice(fromGrosze)}, bez konta i abonamentu.`,
            )}
          </p>
        </div>
        <SampleSheets {...{ sheets, opening }} href={sampleHref} />
      </div>
      <Hills />
    </section>
  );
}
