import { useLoaderData } from "@remix-run/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { formatDay, formatNumber } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import type { CountedArea, ToldCount, YearlyCounts } from "~/services/crisis/yearly-counts.server";
import { yearlyCounts } from "~/services/crisis/yearly-counts.server";
import { Container } from "~/ui/container";
import { HelpLineList } from "~/ui/crisis-help";
import { DataTable } from "~/ui/data-table";
import { GroundingExercise } from "~/ui/grounding-exercise";
import { pageMeta } from "~/ui/page-meta";
import { Prose } from "~/ui/prose";

const title = "Jak dbamy o bezpieczeństwo";

export const meta = () =>
  pageMeta(
    title,
    "Co robimy, gdy w czyichś słowach słychać kryzys, czego program nie potrafi i jak często to się zdarza.",
  );

/** Its counts change with every form that is read, so it is not kept as other public pages are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const years = await yearlyCounts(serviceContext("visitor", requestLog(context)));
  return { years, checkedOn: env.OPERATOR_HELP_LINES_CHECKED_ON };
}

export default function Safety() {
  const { years, checkedOn } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-12 py-10 sm:py-14">
      <header className="space-y-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg">
          {tieWords(
            `Do ${brand.nameGenitive} ludzie piszą także wtedy, gdy jest im bardzo źle. Tu jest cały porządek, według którego wtedy postępujemy, i liczby za każdy rok.`,
          )}
        </p>
      </header>
      <section aria-labelledby="telefony" className="space-y-4">
        <h2 id="telefony" className="text-3xl">
          Jeśli to dotyczy Ciebie teraz
        </h2>
        <HelpLineList />
        <p className="text-sm text-muted">
          Te numery ostatnio sprawdzono <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>.
        </p>
        <GroundingExercise />
        <p>
          <a href={paths.safetyPlan()} className="link inline-flex min-h-11 items-center">
            Ułóż plan bezpieczeństwa
          </a>
        </p>
      </section>
      {protocol.map(({ id, heading, points }) => (
        <section key={id} aria-labelledby={id} className="space-y-4">
          <h2 id={id} className="text-3xl">
            {heading}
          </h2>
          <Prose>
            <ul>
              {points.map((point) => (
                <li key={point}>{tieWords(point)}</li>
              ))}
            </ul>
          </Prose>
        </section>
      ))}
      <section aria-labelledby="liczby" className="space-y-6">
        <h2 id="liczby" className="text-3xl">
          Jak często to się zdarza
        </h2>
        <p>
          {tieWords(
            "Liczymy tylko dzień, miejsce i to, jak poważnie coś zabrzmiało. Nie wiemy z tego, kto to napisał ani czy naprawdę był to kryzys. Małych liczb nie podajemy.",
          )}
        </p>
        {years.length === 0 && <p>Na razie nie ma tu jeszcze żadnych liczb.</p>}
        {years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </section>
    </Container>
  );
}

const protocol = [
  {
    id: "sluchanie",
    heading: "Jak słuchamy",
    points: [
      "Telefony stoją na każdej stronie wsparcia, w grupach i przy mentorze AI, cokolwiek ktoś napisze.",
      "Reguły językowe czytają każdy formularz, zanim cokolwiek zapiszemy. Działają zawsze, także gdy model językowy nie odpowiada. Gdy słychać zagrożenie życia, pomoc pokazuje się przed wszystkim innym, a wpisane słowa nie giną.",
      "Za wyraźną zgodą słucha też drugi czytelnik: model, który odpowiada jednym słowem, czy potrzebna jest pilna pomoc. Nie może uchylić tego, co usłyszały reguły.",
      "Gdy dostawca modelu odmówi przeczytania czyichś słów, traktujemy to jak wołanie o pomoc, nie jak błąd.",
    ],
  },
  {
    id: "mentor",
    heading: "Mentor AI",
    points: [
      "To program. Nie diagnozuje, nie mówi o lekach i nie udaje człowieka. Rozmawia z osobami pełnoletnimi, które się na to zgodziły.",
      "Każde zdanie odpowiedzi czytają reguły, zanim je zobaczysz, a całą odpowiedź jeszcze raz model, który ocenia, czy może zaszkodzić. Taką, która może, zastępuje pomoc.",
      "Gdy w rozmowie słychać zagrożenie życia, mentor odkłada swój styl, odpowiada łagodnie i zachęca do rozmowy z człowiekiem. Tak zostaje do końca rozmowy, chyba że powiesz, że to nieporozumienie.",
      "Dzienny limit wiadomości nie zatrzymuje pomocy: słuchamy także wiadomości, na którą mentor już nie odpowie.",
      "Na czytanie dla bezpieczeństwa są osobne środki, których nie zużyje żadna rozmowa.",
      "Po godzinie bez przerwy strona proponuje przerwę.",
    ],
  },
  {
    id: "spolecznosc",
    heading: "Grupy, posty i komentarze",
    points: [
      "Post, w którym słychać zagrożenie życia, najpierw czyta ktoś z zespołu. Jego autor widzi go od razu i wie, dlaczego inni jeszcze nie.",
      "Gdy taki post czeka godzinę, zespół dostaje przypomnienie.",
    ],
  },
  {
    id: "granice",
    heading: "Czego nie robimy i czego nie potrafimy",
    points: [
      "Nie zawiadamiamy nikogo z zewnątrz i nie wzywamy pomocy. Program nie wie, gdzie jesteś.",
      "W takiej chwili niczego nie sprzedajemy, a od tego, co słychać, nie zależą ceny.",
      "Nikogo nie zatrzymujemy: z pomocy zawsze można pójść dalej.",
      "Automat nie usłyszy wszystkiego. W próbie na tekstach, których wcześniej nie widział, bez drugiego czytelnika nie zauważył mniej więcej co piątego wołania o pomoc, a pomoc na pierwszym miejscu pokazał tylko przy co trzecim. Czasem myli się też w drugą stronę. Dlatego telefony są zawsze.",
    ],
  },
] as const;

const areaLabels: Record<CountedArea, string> = {
  talks: "Rozmowy z mentorem AI",
  community: "Grupy, posty i komentarze",
  orders: "Zamówienia",
  other: "Inne formularze i wyszukiwarka",
};

function Year({ year, heard, unanswered }: YearlyCounts) {
  const rows = (Object.keys(areaLabels) as CountedArea[]).map((area) => ({
    id: area,
    ...heard[area],
  }));
  return (
    <div className="space-y-3">
      <h3 className="text-xl">{year}</h3>
      <DataTable
        caption={`Ile razy w ${year} roku słychać było kryzys`}
        columns={[
          { heading: "Gdzie", cell: ({ id }) => areaLabels[id] },
          {
            heading: "Pomoc na pierwszym miejscu",
            numeric: true,
            cell: ({ acute }) => inWords(acute),
          },
          { heading: "Pomoc obok", numeric: true, cell: ({ concern }) => inWords(concern) },
        ]}
        rows={rows}
      />
      <p className="text-sm text-muted">
        Drugi czytelnik nie odpowiedział: {inWords(unanswered)}. Słuchały wtedy same reguły.
      </p>
    </div>
  );
}

const inWords = (count: ToldCount) => (count === null ? "mniej niż 10" : formatNumber(count));
