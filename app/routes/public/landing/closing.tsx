import { ButtonLink } from "~/ui/button";
import { NightSky } from "~/ui/night-sky";

export function Closing({ startHref }: { startHref: string }) {
  return (
    <section
      data-theme="dark"
      aria-labelledby="na-koniec"
      className="dusk relative overflow-hidden px-5 pt-40 pb-12 text-center sm:pt-72 sm:pb-24"
    >
      <NightSky className="closing-stars" />
      <div className="relative mx-auto max-w-xl space-y-5">
        <h2 id="na-koniec" className="text-3xl sm:text-5xl">
          Jak minął Ci ten dzień?
        </h2>
        <ButtonLink size="large" href={startHref}>
          Opowiedz o&nbsp;swoim dniu
        </ButtonLink>
      </div>
    </section>
  );
}
