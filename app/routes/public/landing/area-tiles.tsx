import { navigation } from "~/site/navigation";
import { AreaIcon } from "~/ui/area-icon";
import { Container } from "~/ui/container";

const tiles = navigation.filter(({ icon }) => icon !== "mail");

export function AreaTiles() {
  return (
    <section aria-labelledby="oferta">
      <Container width="wide">
        <h2 id="oferta" className="text-3xl sm:text-4xl">
          Co na Ciebie czeka
        </h2>
        <ul className="mt-5 grid gap-3 min-[22rem]:grid-cols-2 sm:mt-8 sm:gap-4 lg:grid-cols-4">
          {tiles.map(({ href, label, note, area }) => (
            <li
              key={href}
              data-area={area}
              className="relative flex items-center gap-2 rounded-card bg-area-soft p-2.5 text-area-ink transition-shadow hover:ring-2 hover:ring-area sm:gap-4 sm:p-4"
            >
              <AreaIcon area={area} className="bg-surface max-sm:size-8" />
              <h3 className="min-w-0 text-[0.9375rem] leading-snug sm:text-lg">
                <a href={href} className="card-link">
                  {label}
                </a>
                {note && <span className="block font-sans text-sm font-normal">{note}</span>}
              </h3>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
