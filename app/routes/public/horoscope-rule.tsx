import { tieWords } from "~/copy/typography";
import { publicHeaders } from "~/http/public-headers";
import type { RouteHandle } from "~/http/route-handle";
import {
  beginning,
  bodiesOf,
  byDistance,
  least,
  most,
  whenRetrograde,
} from "~/services/horoscopes/score-rule";
import { horoscopeAreas, horoscopeKinds } from "~/services/horoscopes/entries";
import { bodyNames } from "~/sky/ephemeris/body-names";
import { Container } from "~/ui/container";
import { DefinitionList } from "~/ui/definition-list";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Prose } from "~/ui/prose";

export const meta = () =>
  pageMeta(
    "Jak to liczymy",
    "Skąd biorą się kropki przy miłości, pracy i zdrowiu, jak liczymy niebo i co sprawdza program, zanim horoskop trafi na stronę.",
  );

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

const places = [
  "w Twoim znaku",
  "tuż obok (o jeden znak)",
  "sekstyl (o dwa znaki)",
  "kwadratura (o trzy znaki)",
  "trygon (o cztery znaki)",
  "o pięć znaków",
  "naprzeciwko (opozycja)",
];

const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

const named = (bodies: readonly [keyof typeof bodyNames, keyof typeof bodyNames]) =>
  bodies.map((body) => bodyNames[body]).join(" i ");

export default function Rule() {
  return (
    <div data-area="spirituality">
      <PageHeader
        area="spirituality"
        title="Jak to liczymy"
        lead="Kropki są dla zabawy, nie prognoza. Ale reguła jest jedna, jawna i dla każdego taka sama."
        back={{ href: "/horoscope#znaki", label: "Wróć do horoskopów" }}
      />
      <Container className="max-w-text space-y-10 pt-10 pb-20">
        <section aria-labelledby="kropki" className="space-y-4">
          <h2 id="kropki" className="text-3xl">
            Kropki
          </h2>
          <p>
            {tieWords(
              `Każda dziedzina ma dwa ciała niebieskie. Zaczynamy od ${beginning} kropek i dodajemy punkty za to, ile znaków dzieli każde z nich od Twojego. Wynik mieści się między ${least} a ${most}.`,
            )}
          </p>
          <DefinitionList
            items={byDistance.map((points, distance) => ({
              label: places[distance] ?? "",
              value: signed(points),
            }))}
          />
          <p>
            {tieWords(
              `Za ruch wsteczny odejmujemy ${-whenRetrograde}. Gdy ciało zmienia znak w ciągu dnia, liczy się średnia obu. Wynik zaokrąglamy. W horoskopie na tydzień, miesiąc i rok liczy się średnia ze znaków, które ciało odwiedza, a zamiast Księżyca, który w miesiąc obchodzi wszystkie znaki, wchodzi ciało wolniejsze.`,
            )}
          </p>
          <DefinitionList
            items={horoscopeAreas.map((area) => ({
              label: horoscopeKinds[area].title,
              value: `dzień: ${named(bodiesOf[area].day)}; dłużej: ${named(bodiesOf[area].longer)}`,
            }))}
          />
        </section>
        <Prose>
          <h2>Niebo</h2>
          <p>
            {tieWords(
              "Położenia Słońca, Księżyca i planet liczymy sami, w zodiaku tropikalnym i w czasie polskim. Długości zgadzają się z opublikowanymi tablicami co do jednej minuty kątowej, fazy Księżyca i wejścia Słońca do znaków co do trzech minut, wejścia Księżyca co do pięciu. Godzinę podajemy tylko przy nich. Przy planetach podajemy dzień.",
            )}
          </p>
          <h2>Tekst</h2>
          <p>
            {tieWords(
              "Teksty pisze AI z listy faktów o niebie i z tego, co dany znak czytał poprzednio. Potem program sprawdza, czy nie ma w nich innego nieba, form, które zakładają płeć, powtórzeń z ostatnich 30 dni i źle zapisanych nazw. Drugi model odpowiada, czy tekst nie mówi o chorobie, śmierci, pieniądzach, ciąży, sądach, nie straszy i nie zniechęca do szukania pomocy. Tekst, który nie przejdzie, jest pisany jeszcze raz, a potem czeka na człowieka.",
            )}
          </p>
          <p>
            {tieWords(
              "Przy każdym stoi „Tekst: AI”. „Sprawdzone przez redakcję” stoi tylko tam, gdzie przeczytał go i zatwierdził człowiek.",
            )}
          </p>
        </Prose>
      </Container>
    </div>
  );
}
