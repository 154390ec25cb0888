import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay, formatIsoDate, formatTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { dateMessages } from "~/forms/kinds/date";
import { publicHeaders } from "~/http/public-headers";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { birthSignOf } from "~/sky/ephemeris/birth-sign.server";
import type { Sign } from "~/sky/signs";
import { Button, ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

const controls = { day: "birthDay", month: "birthMonth", year: "birthYear" };

const field = {
  kind: "date",
  name: "birthDate",
  label: "Data urodzenia",
  hint: "Nie zapisujemy jej.",
  required: dateMessages.none,
  controls,
  years: 100,
  birthDate: true,
} as const satisfies Field;

export const meta: MetaFunction = () =>
  pageMeta(
    "Jaki to znak zodiaku?",
    "Słońce wchodzi do znaku co roku o innej porze. Wybierz datę urodzenia i sprawdź, w którym znaku było tamtego dnia, a na granicy: o której go zmieniło.",
  );

export const handle: RouteHandle = {
  // With a date it is written for one reader.
  cached: {
    parameters: Object.fromEntries(Object.values(controls).map((name) => [name, () => []])),
  },
};

export const headers = () => publicHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const { filters, values, errors } = readListQuery([field], request);
  const isAsked = Object.keys(values).length > 0;
  const date = filters.birthDate;
  return {
    values,
    error: isAsked ? errors.birthDate : undefined,
    today: formatIsoDate(new Date()),
    found: date ? { date, ...birthSignOf(date) } : null,
  };
}

export default function MySign() {
  const { values, error, today, found } = useLoaderData<typeof loader>();
  return (
    <div data-area="spirituality">
      <PageHeader
        area="spirituality"
        title="Jaki to znak?"
        lead="Słońce przekracza granicę znaku co roku o innej porze. Tu sprawdzisz, gdzie było w dniu Twoich urodzin."
        back={{ href: "/horoscope#znaki", label: "Wróć do horoskopów" }}
      />
      <Container className="space-y-10 pt-10 pb-20">
        <form action={paths.mySign()} noValidate className="max-w-xl space-y-6">
          <FieldInput
            field={field}
            values={values}
            errors={error ? { [controls.day]: error } : {}}
          />
          <Button>Sprawdź znak</Button>
        </form>
        {found && <Found {...found} today={today} />}
      </Container>
    </div>
  );
}

type FoundProps = {
  date: string;
  sign: Sign;
  next: { sign: Sign; at: Date } | null;
  today: string;
};

function Found({ date, sign, next, today }: FoundProps) {
  const born = formatDay(date);
  const parts = next
    ? [
        { sign, when: `przed ${formatTime(next.at)}` },
        { sign: next.sign, when: `od ${formatTime(next.at)}` },
      ]
    : [{ sign, when: "przez całą dobę" }];
  return (
    <section data-area="spirituality" aria-labelledby="znak" className="space-y-6">
      <h2 id="znak" className="text-4xl">
        {parts.map((part) => part.sign.name).join(" albo ")}
      </h2>
      <div className="max-w-prose space-y-3">
        <p className="text-lg">
          {tieWords(
            next
              ? `${born} o ${formatTime(next.at)} czasu polskiego Słońce przeszło ${sign.outOf} do ${next.sign.genitive}. O znaku decyduje więc godzina urodzenia.`
              : `${born} Słońce było przez całą dobę ${sign.inside}, więc godzina urodzenia nic tu nie zmienia.`,
          )}
        </p>
        {next && (
          <p className="text-muted">
            {tieWords(
              "Godzinę liczymy z dokładnością do trzech minut, razem z czasem letnim tamtego roku. Urodziny za granicą przelicz na czas polski.",
            )}
          </p>
        )}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {parts.map((part) => (
          <SignPart key={part.sign.slug} {...part} today={today} />
        ))}
      </ul>
    </section>
  );
}

type SignPartProps = { sign: Sign; when: string; today: string };

function SignPart({ sign, when, today }: SignPartProps) {
  const { slug, name, genitive, constellation } = sign;
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div data-theme="dark" data-area="spirituality" className="area-night px-5 py-6">
        <Constellation name={constellation} width={220} height={150} className="mx-auto h-32" />
      </div>
      <div className="space-y-4 p-5">
        <h3 className="text-2xl">
          {name} <span className="font-sans text-base text-muted">{tieWords(when)}</span>
        </h3>
        <ButtonLink href={paths.horoscope(slug, "daily", today)} variant="secondary">
          {tieWords(`Dzisiejszy horoskop dla ${genitive}`)}
        </ButtonLink>
        <p>
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${specialHoroscope.path}?${new URLSearchParams({ zodiacSign: slug })}`}
          >
            {tieWords(`Horoskop specjalny dla ${genitive}`)}
          </a>
        </p>
      </div>
    </li>
  );
}
