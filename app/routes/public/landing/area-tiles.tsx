import { ArrowRight } from "lucide-react";
import type { Area } from "~/site/areas";
import { AreaIcon } from "~/ui/area-icon";
import { Container } from "~/ui/container";
import { SampleSheets, type SampleSheet } from "./sample-sheets";

const tiles: readonly { area: Area; href: string; label: string; lead: string }[] = [
  {
    area: "emotions",
    href: "/ai-therapist",
    label: "Wsparcie emocjonalne",
    lead: "Na wieczory, gdy trudno się w\u00a0sobie połapać.",
  },
  {
    area: "spirituality",
    href: "/horoscope",
    label: "Horoskopy i sny",
    lead: "Symbole nieba i\u00a0snów. Do namysłu, nie do wróżenia.",
  },
  {
    area: "dating",
    href: "/dating-tools",
    label: "Randki",
    lead: "Profil, w\u00a0którym słychać Ciebie.",
  },
  {
    area: "career",
    href: "/career-tools",
    label: "Kariera",
    lead: "List, który odpowiada na ogłoszenie.",
  },
  {
    area: "law",
    href: "/doradca-prawny",
    label: "Doradca prawny",
    lead: "Umowa najmu, krok po kroku i\u00a0po ludzku.",
  },
  {
    area: "books",
    href: "/books",
    label: "Książki",
    lead: "E-book na długi, spokojny wieczór.",
  },
  {
    area: "fitness",
    href: "/fitvibes",
    label: "Łagodny ruch",
    lead: "Pięć, dziesięć albo dwadzieścia minut. Bezpłatnie.",
  },
  {
    area: "community",
    href: "#grupa",
    label: "Grupy",
    lead: "Ludzie, którzy mają podobnie. Znajdź swoją grupę.",
  },
];

/** Every area of the product beside pages of documents. */
export function AreaTiles({ sheets }: { sheets: readonly SampleSheet[] }) {
  return (
    <section aria-labelledby="oferta">
      <Container
        width="wide"
        className="grid items-center gap-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16"
      >
        <div>
          <h2 id="oferta" className="text-3xl sm:text-4xl">
            Co na Ciebie czeka
          </h2>
          <ul className="mt-8 grid gap-4 sm:grid-cols-2">
            {tiles.map(({ href, label, area, lead }) => (
              <li
                key={href}
                data-area={area}
                className="group relative flex items-center gap-4 rounded-card bg-area-soft p-4 text-area-ink sm:flex-col sm:items-start sm:p-5"
              >
                <AreaIcon area={area} className="bg-surface" />
                <div className="grow">
                  <h3 className="text-xl">
                    <a
                      href={href}
                      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
                    >
                      {label}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm">{lead}</p>
                </div>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-hover:translate-x-1 sm:absolute sm:top-7 sm:right-5"
                />
              </li>
            ))}
          </ul>
        </div>
        <SampleSheets sheets={sheets} />
      </Container>
    </section>
  );
}
