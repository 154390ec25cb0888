import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { RouteHandle } from "~/http/route-handle";
import { symbolsNotScience } from "~/sky/ephemeris/birth-sky-words";
import { horoscopeOf, type HoroscopeEntry } from "~/sky/ephemeris/horoscope.server";
import { isCalendarDate, neighbours, periodInWords, periodOf, scopes } from "~/sky/ephemeris/period";
import { formatIsoDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { signCharacters } from "~/sky/sign-characters";
import { signDatesOf } from "~/sky/ephemeris/sign-dates.server";
import { findSign, signs } from "~/sky/signs";
import { classNames } from "~/ui/class-names";
import { Card } from "~/ui/card";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** Years before and after this one that are told; without a bound, robots would walk through centuries. */
const range = 10;

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const today = formatIsoDate(new Date());
  const sign = findSign(asked.get("sign") ?? "baran");
  if (!sign) throw redirect("/horoscope#znaki");
  const scope = scopes.find(({ key }) => key === asked.get("scope")) ?? scopes[0];
  const date = asked.get("date") ?? today;
  if (!isCalendarDate(date) || !isAvailable(date, today)) throw new Response(null, { status: 404 });

  const period = periodOf(scope.key, date);
  const { previous, next } = neighbours(period);
  const [main, ...further] = horoscopeOf(sign, period);
  return {
    title: `Horoskop ${scope.adjective}\u00a0– ${sign.name}`,
    sign,
    signDates: signDatesOf(Number(date.slice(0, 4)))[sign.slug] ?? { dates: "", edge: "" },
    scope: scope.key,
    date,
    today,
    periodLabel: periodInWords(period),
    previous: isAvailable(previous, today) ? previous : null,
    next: isAvailable(next, today) ? next : null,
    main,
    further,
    character: signCharacters[sign.slug] ?? "",
    note: symbolsNotScience,
  };
}

function isAvailable(date: string, today: string): boolean {
  return Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= range;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta(`${data.title}, ${data.periodLabel}`, `Prawdziwe niebo nad ${data.sign.instrumental}: ${data.periodLabel}. Obliczone, opowiedziane prostymi słowami, bez wróżb.`)
    : pageMeta("Horoskop");

/** Today and the days beside it; a page for every day of twenty years would crowd out the others. */
function keptDays(): string[] {
  const today = formatIsoDate(new Date());
  const { previous, next } = neighbours(periodOf("daily", today));
  return [previous, today, next];
}

export const handle: RouteHandle = {
  cached: {
    parameters: {
      sign: () => signs.map(({ slug }) => slug),
      scope: () => scopes.map(({ key }) => key),
      date: keptDays,
    },
  },
};

export const headers: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? publicHeaders;

type Scope = (typeof scopes)[number]["key"];

const scopeLinks: readonly { scope: Scope; label: string }[] = [
  { scope: "daily", label: "Dzienny" },
  { scope: "monthly", label: "Miesięczny" },
  { scope: "yearly", label: "Roczny" },
];

const steps: Record<Scope, { previous: string; next: string }> = {
  daily: { previous: "Poprzedni dzień", next: "Następny dzień" },
  weekly: { previous: "Poprzedni tydzień", next: "Następny tydzień" },
  monthly: { previous: "Poprzedni miesiąc", next: "Następny miesiąc" },
  yearly: { previous: "Poprzedni rok", next: "Następny rok" },
};

export default function HoroscopeDetail() {
  const horoscope = useLoaderData<typeof loader>();
  const { title, sign, signDates, scope, date, periodLabel, main, further, character, note } = horoscope;
  return (
    <div data-area="spirituality">
      <PageHeader
        area="spirituality"
        title={title}
        back={{ href: "/horoscope#znaki", label: "Wróć do horoskopów" }}
        figure={
          <Constellation
            name={sign.constellation}
            width={300}
            height={220}
            title={`Gwiazdozbiór znaku ${sign.name}`}
          />
        }
      >
        <p className="text-xl">{periodLabel}</p>
        <p className="mt-1 text-sm">
          {sign.name} ({date.slice(0, 4)}): {tieWords(signDates.dates)}
        </p>
        <p className="mt-1 text-sm">
          {tieWords(signDates.edge)}{" "}
          <a className="link" href={paths.mySign()}>
            Sprawdź swój znak
          </a>
        </p>
      </PageHeader>
      <Container className="space-y-10 pt-10 pb-20">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <nav aria-label="Zakres horoskopu">
            <ul className="flex flex-wrap gap-2">
              {scopeLinks.map((link) => (
                <li key={link.scope}>
                  <a
                    href={paths.horoscope(sign.slug, link.scope, date)}
                    aria-current={link.scope === scope ? "page" : undefined}
                    className={classNames(
                      "inline-flex min-h-11 items-center rounded-full border px-5 font-semibold focus-visible:rounded-full",
                      link.scope === scope
                        ? "border-transparent bg-area-soft text-area-ink"
                        : "border-control hover:border-ink",
                    )}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PeriodNavigation horoscope={horoscope} />
        </div>
        {main && (
          <Card as="section" area="spirituality" labelledBy="horoskop">
            <Entry entry={main} id="horoskop" />
          </Card>
        )}
        <section aria-labelledby="dodatkowe" className="space-y-6">
          <h2 id="dodatkowe" className="text-3xl">
            Dodatkowe informacje
          </h2>
          {further.map((entry) => (
            <Entry key={entry.header} entry={entry} level="h3" />
          ))}
        </section>
        <section aria-labelledby="znak" className="space-y-3">
          <h2 id="znak" className="text-3xl">
            {sign.name} w tradycji
          </h2>
          <p className="text-lg">{tieWords(character)}</p>
          <p className="text-muted">Żywioł: {sign.element}.</p>
        </section>
        <p className="border-t border-line pt-6 text-sm text-muted">{tieWords(note)}</p>
      </Container>
    </div>
  );
}

function Entry({
  entry: { header, paragraphs, facts },
  id,
  level: Heading = "h2",
}: {
  entry: HoroscopeEntry;
  id?: string;
  level?: "h2" | "h3";
}) {
  return (
    <div className="space-y-3">
      <Heading id={id} className={Heading === "h2" ? "text-3xl" : "text-2xl"}>
        {tieWords(header)}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{tieWords(paragraph)}</p>
      ))}
      {facts.length > 0 && (
        <dl className="divide-y divide-line border-y border-line">
          {facts.map(({ label, value }) => (
            <div
              key={`${label} ${value}`}
              className="grid gap-x-6 py-2.5 sm:grid-cols-[13rem_1fr]"
            >
              <dt className="font-semibold">{tieWords(label)}</dt>
              <dd>{tieWords(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function PeriodNavigation({ horoscope }: { horoscope: SerializeFrom<typeof loader> }) {
  const { sign, scope, previous, next } = horoscope;
  const step = (date: string | null, label: string, children: ReactNode, rel: "prev" | "next") =>
    date && (
      <a
        rel={rel}
        href={paths.horoscope(sign.slug, scope, date)}
        aria-label={label}
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        {children}
      </a>
    );
  const { previous: back, next: on } = steps[scope];
  return (
    <nav aria-label="Inny czas" className="flex flex-wrap gap-x-6">
      {step(
        previous,
        back,
        <>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back}
        </>,
        "prev",
      )}
      {step(
        next,
        on,
        <>
          {on}
          <ArrowRight aria-hidden="true" className="size-5" />
        </>,
        "next",
      )}
    </nav>
  );
}
