import type { SerializeFrom } from "@remix-run/node";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { nameOfPeriod } from "~/sky/ephemeris/period-names";
import { scopes, type Scope } from "~/sky/ephemeris/period";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import type { HoroscopePage, ReaderText } from "./horoscope-page.server";

type Horoscope = SerializeFrom<HoroscopePage>;

const steps: Record<Scope, { previous: string; next: string }> = {
  daily: { previous: "Poprzedni dzień", next: "Następny dzień" },
  weekly: { previous: "Poprzedni tydzień", next: "Następny tydzień" },
  monthly: { previous: "Poprzedni miesiąc", next: "Następny miesiąc" },
  yearly: { previous: "Poprzedni rok", next: "Następny rok" },
};

const skyOf: Record<Scope, string> = {
  daily: "Niebo tego dnia",
  weekly: "Niebo tego tygodnia",
  monthly: "Niebo tego miesiąca",
  yearly: "Niebo tego roku",
};

export function HoroscopeReader({ horoscope }: { horoscope: Horoscope }) {
  const { title, sign, signDates, scope, date, label, text, nearest, scores, sky } = horoscope;
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
        <p className="text-xl">{tieWords(label)}</p>
        {signDates && (
          <p className="mt-1 text-sm">
            {sign.name} ({date.slice(0, 4)}): {tieWords(signDates.dates)}
          </p>
        )}
      </PageHeader>
      <Container className="space-y-10 pt-10 pb-20">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <nav aria-label="Zakres horoskopu">
            <ul className="flex flex-wrap gap-2">
              {scopes.map(({ key, link }) => (
                <li key={key}>
                  <a
                    href={paths.horoscope(sign.slug, key, horoscope.near)}
                    aria-current={key === scope ? "page" : undefined}
                    className={classNames(
                      "inline-flex min-h-11 items-center rounded-full border px-5 font-semibold focus-visible:rounded-full",
                      key === scope
                        ? "border-transparent bg-area-soft text-area-ink"
                        : "border-control hover:border-ink",
                    )}
                  >
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PeriodNavigation horoscope={horoscope} />
        </div>

        {text ? (
          <Text text={text} scores={scores} />
        ) : (
          <Missing nearest={nearest} isComputed={sky !== null} isPast={horoscope.isPast} />
        )}

        {sky && <Sky sky={sky} scope={scope} isOpen={!text} />}

        <WayOn horoscope={horoscope} />

        <section aria-labelledby="znak" className="space-y-3">
          <h2 id="znak" className="text-3xl">
            {sign.name} w&nbsp;tradycji
          </h2>
          <p className="max-w-prose text-lg">{tieWords(horoscope.character)}</p>
          <p className="text-muted">Żywioł: {sign.element}.</p>
          {signDates && (
            <p className="max-w-prose text-muted">
              {tieWords(signDates.edge)}{" "}
              <a className="link" href={paths.mySign()}>
                Sprawdź swój znak
              </a>
            </p>
          )}
        </section>

        <section aria-labelledby="inne" className="space-y-3">
          <h2 id="inne" className="text-2xl">
            Czytaj po&nbsp;swojemu
          </h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {[
              { href: paths.horoscopeMail(sign.slug), label: "Codziennie rano e-mailem" },
              { href: paths.horoscopeArchive(sign.slug), label: `Archiwum: ${sign.name}` },
              { href: paths.horoscopeFeed(sign.slug), label: "Kanał RSS" },
              { href: paths.skyCalendar(), label: "Kalendarz faz Księżyca (ICS)" },
            ].map((link) => (
              <li key={link.href}>
                <a className="link inline-flex min-h-11 items-center" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p className="border-t border-line pt-6 text-sm text-muted">{tieWords(horoscope.note)}</p>
      </Container>
    </div>
  );
}

/** That a machine wrote it, and whether a person has read it: on each entry, for people and for machines. */
export function WrittenBy({ isApproved = false }: { isApproved?: boolean }) {
  return (
    <p className="flex flex-wrap gap-2 text-sm">
      <Badge tone="area">Tekst: AI</Badge>
      {isApproved && <Badge tone="success">sprawdzone przez redakcję</Badge>}
    </p>
  );
}

export const aiMark = { "data-ai-generated": "true" } as const;

function Text({ text, scores }: { text: ReaderText; scores: Horoscope["scores"] }) {
  return (
    <>
      <Card as="article" area="spirituality" labelledBy="horoskop" className="space-y-7">
        <div {...aiMark} className="space-y-7">
          <h2 id="horoskop" className="max-w-3xl text-3xl leading-snug sm:text-4xl">
            {tieWords(text.sentence)}
          </h2>
          {text.lines.length > 0 && (
            <dl className="divide-y divide-line border-y border-line">
              {text.lines.map(({ kind, title, header }) => (
                <div
                  key={kind}
                  className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_1fr_auto]"
                >
                  <dt className="font-semibold">{title}</dt>
                  <dd>{tieWords(header)}</dd>
                  {scores && (
                    <dd>
                      <Dots label={title} score={scores[kind]} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          )}
          <div className="max-w-prose space-y-4 text-lg">
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{tieWords(paragraph)}</p>
            ))}
            {text.question && (
              <p className="border-l-4 border-area pl-4 font-serif text-xl">
                {tieWords(text.question)}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <WrittenBy isApproved={text.isApproved} />
          {scores && (
            <p className="text-sm text-muted">
              Kropki: dla zabawy, nie prognoza.{" "}
              <a className="link" href={paths.horoscopeRule()}>
                Jak to liczymy
              </a>
            </p>
          )}
        </div>
      </Card>
      {text.further.length > 0 && (
        <section aria-labelledby="dodatkowe" className="space-y-6">
          <h2 id="dodatkowe" className="text-3xl">
            Dodatkowe informacje
          </h2>
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {text.further.map(({ kind, title, header, content, isApproved }) => (
              <article key={kind} {...aiMark} className="space-y-2">
                <h3 className="text-2xl">
                  <span className="block text-base font-semibold text-area-ink">{title}</span>
                  {tieWords(header)}
                </h3>
                <p className="max-w-prose">{tieWords(content)}</p>
                <WrittenBy isApproved={isApproved} />
              </article>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1);

function Dots({ label, score }: { label: string; score: number }) {
  return (
    <span
      role="img"
      aria-label={`${label}: ${score} na 10`}
      className="inline-flex items-center gap-1"
    >
      {ten.map((dot) => (
        <span
          key={dot}
          className={classNames(
            "size-2.5 rounded-full border",
            dot <= score ? "border-area bg-area" : "border-control",
          )}
        />
      ))}
    </span>
  );
}

function Missing({
  nearest,
  isComputed,
  isPast,
}: {
  nearest: Horoscope["nearest"];
  isComputed: boolean;
  isPast: boolean;
}) {
  return (
    <section aria-labelledby="brak" className="space-y-6">
      <div className="max-w-prose space-y-2">
        <h2 id="brak" className="text-3xl">
          {isPast ? "Z tego czasu nie mamy tekstu" : "Na ten czas nie ma jeszcze tekstu"}
        </h2>
        <p className="text-lg">
          {tieWords(
            isComputed
              ? `Niebo jest policzone: znajdziesz je niżej.${nearest ? " A tu jest najbliższy tekst, który mamy." : ""}`
              : "Nieba z tak odległego czasu nie liczymy. Tu jest najbliższy tekst, który mamy.",
          )}
        </p>
      </div>
      {nearest?.text && (
        <Card as="article" area="spirituality" labelledBy="najblizszy" className="space-y-4">
          <p className="font-semibold text-area-ink">{tieWords(nearest.label)}</p>
          <div {...aiMark} className="space-y-4">
            <h3 id="najblizszy" className="max-w-3xl text-3xl leading-snug">
              {tieWords(nearest.text.sentence)}
            </h3>
            <div className="max-w-prose space-y-3 text-lg">
              {nearest.text.paragraphs.map((paragraph) => (
                <p key={paragraph}>{tieWords(paragraph)}</p>
              ))}
              <p className="font-serif text-xl">{tieWords(nearest.text.question)}</p>
            </div>
          </div>
          <WrittenBy isApproved={nearest.text.isApproved} />
          <p>
            <a className="link inline-flex min-h-11 items-center" href={nearest.href}>
              {tieWords(`Cały tekst: ${nearest.label}`)}
            </a>
          </p>
        </Card>
      )}
    </section>
  );
}

function Sky({
  sky,
  scope,
  isOpen,
}: {
  sky: NonNullable<Horoscope["sky"]>;
  scope: Scope;
  isOpen: boolean;
}) {
  const parts = [
    { heading: "Co się dzieje", sentences: sky.happens, none: "Nic się nie zmienia." },
    { heading: "Gdzie co jest", sentences: sky.places },
    ...(scope === "daily"
      ? [
          {
            heading: "Co trwa cały dzień",
            sentences: sky.aspects,
            none: "Żaden układ nie trwa przez całą dobę.",
          },
        ]
      : []),
  ];
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <summary className="min-h-11 cursor-pointer font-serif text-2xl">{skyOf[scope]}</summary>
      <p className="mt-3 max-w-prose text-muted">
        {tieWords(
          "Policzone astronomicznie, czas polski. Tekst może mówić tylko o tym, co tu stoi, i sprawdza to program.",
        )}
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {parts.map(({ heading, sentences, none }) => (
          <section key={heading} className="space-y-2">
            <h3 className="text-xl">{heading}</h3>
            {sentences.length > 0 ? (
              <ul className="list-disc space-y-1 pl-5">
                {sentences.map((sentence) => (
                  <li key={sentence}>{tieWords(sentence)}</li>
                ))}
              </ul>
            ) : (
              <p>{none}</p>
            )}
          </section>
        ))}
      </div>
    </details>
  );
}

function WayOn({ horoscope }: { horoscope: Horoscope }) {
  const { sign, scope, date, text } = horoscope;
  const period = nameOfPeriod({ scope, from: date });
  return (
    <section aria-labelledby="dalej" className="grid gap-6 md:grid-cols-2">
      <Card className="space-y-3">
        <h2 id="dalej" className="text-2xl">
          {tieWords(`Horoskop specjalny dla ${sign.genitive}`)}
        </h2>
        <p>
          {tieWords(
            "Jeden temat, który wybierzesz, i prawdziwe niebo z dnia zamówienia. PDF w 1–2 minuty, bez konta.",
          )}
        </p>
        <ButtonLink href={`${specialHoroscope.path}?${new URLSearchParams({ zodiacSign: sign.slug })}`}>
          {tieWords(`Zamów dla ${sign.genitive}`)}
        </ButtonLink>
      </Card>
      {text && (
        <Card className="space-y-3">
          <h2 className="text-2xl">Obrazek do&nbsp;wysłania</h2>
          <p>{tieWords("Jedno zdanie pod gwiazdami Twojego znaku, jako obrazek.")}</p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <a
                className="link inline-flex min-h-11 items-center"
                download
                href={paths.horoscopeCard(sign.slug, period, "pionowa")}
              >
                Pionowy (1080&nbsp;×&nbsp;1350)
              </a>
            </li>
            <li>
              <a
                className="link inline-flex min-h-11 items-center"
                download
                href={paths.horoscopeCard(sign.slug, period, "pozioma")}
              >
                Poziomy (1200&nbsp;×&nbsp;630)
              </a>
            </li>
          </ul>
        </Card>
      )}
    </section>
  );
}

function PeriodNavigation({ horoscope }: { horoscope: Horoscope }) {
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
