import type { SerializeFrom } from "@remix-run/node";
import { ArrowLeft, ArrowRight, ChevronDown } from "~/ui/icons";
import type { ReactNode } from "react";
import { tieTitle, tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { nameOfPeriod } from "~/sky/ephemeris/period-names";
import { scopes, type Scope } from "~/sky/ephemeris/period";
import { signs } from "~/sky/signs";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { Hills } from "~/ui/hills";
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
  const { sign, signDates, scope, date, text, nearest, scores, sky } = horoscope;
  return (
    <div data-area="spirituality">
      <Sentence horoscope={horoscope} />
      <Container width="wide" className="space-y-12 pt-6 pb-20 sm:pt-8 lg:space-y-16">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <nav aria-label="Zakres horoskopu">
            <ul className="-ml-2 flex flex-wrap sm:ml-0 sm:gap-2">
              {scopes.map(({ key, link }) => (
                <li key={key}>
                  <a
                    href={paths.horoscope(sign.slug, key, horoscope.near)}
                    aria-current={key === scope ? "page" : undefined}
                    className={classNames(
                      "inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold focus-visible:rounded-full sm:px-4 sm:text-base",
                      key === scope
                        ? "bg-area-soft text-area-ink forced-colors:border"
                        : "hover:bg-sunken",
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
          <Missing
            nearest={nearest}
            isComputed={sky !== null}
            isPast={horoscope.isPast}
            scope={scope}
          />
        )}

        {sky && <Sky sky={sky} scope={scope} isOpen={!text} />}

        <WayOn horoscope={horoscope} />

        <section aria-labelledby="znak" className={beside}>
          <div className="space-y-1">
            <h2 id="znak" className="text-3xl">
              {sign.name} w&nbsp;tradycji
            </h2>
            <p className="text-muted">
              Żywioł: {sign.element}
              {signDates && (
                <>
                  <br />
                  {date.slice(0, 4)}: {tieWords(signDates.dates)}
                </>
              )}
            </p>
          </div>
          <div className="max-w-prose space-y-3">
            <p className="text-lg">{tieWords(horoscope.character)}</p>
            {signDates && (
              <p className="text-sm text-muted">
                {tieWords(signDates.edge)}{" "}
                <a className="link whitespace-nowrap" href={paths.mySign()}>
                  Sprawdź swój znak
                </a>
              </p>
            )}
          </div>
        </section>

        <section aria-labelledby="inne" className={beside}>
          <h2 id="inne" className="text-3xl">
            Inne znaki i&nbsp;dni
          </h2>
          <div className="space-y-4">
            <ul className="flex flex-wrap gap-x-5">
              {signs
                .filter(({ slug }) => slug !== sign.slug)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <a className={listed} href={paths.horoscope(slug, scope, date)}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
            <ul className="flex flex-wrap gap-x-5 border-t border-line pt-2">
              {[
                { href: paths.horoscopeArchive(sign.slug), label: `Archiwum: ${sign.name}` },
                { href: paths.horoscopeFeed(sign.slug), label: "Kanał RSS" },
                { href: paths.skyCalendar(), label: "Kalendarz nieba (ICS)" },
              ].map(({ href, label }) => (
                <li key={href}>
                  <a className={listed} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <p className="max-w-prose border-t border-line pt-6 text-sm text-muted">
          {tieWords(horoscope.note)}
        </p>
      </Container>
    </div>
  );
}

/** A narrow column beside the one that is read. */
const beside = "grid gap-x-16 gap-y-4 lg:grid-cols-[18rem_1fr]";

const listed = "link inline-flex min-h-11 items-center";

/** The sign's sky, with what there is to read at a glance. */
function Sentence({ horoscope }: { horoscope: Horoscope }) {
  const { title, sign, label, text } = horoscope;
  return (
    <header
      data-theme="dark"
      data-area="spirituality"
      className="area-night relative overflow-hidden"
    >
      <Container width="wide" className="pt-3 pb-16 sm:pb-28">
        <BackLink href="/horoscope#znaki">Wróć do horoskopów</BackLink>
        <div className="mt-3 grid items-center gap-x-12 gap-y-2 sm:mt-6 sm:grid-cols-[1fr_auto]">
          <div>
            <h1 className={text ? "text-2xl text-gold" : "text-4xl sm:text-5xl"}>
              {tieTitle(title)}
            </h1>
            <p className={text ? "mt-1 text-muted" : "mt-3 text-xl"}>{tieWords(label)}</p>
            {text && (
              <div {...aiMark} className="mt-6 space-y-6 sm:mt-8">
                <p className="font-serif text-4xl leading-[1.15] font-medium tracking-tight text-balance sm:text-5xl lg:text-6xl">
                  {tieWords(text.sentence)}
                </p>
                <WrittenBy isApproved={text.isApproved} />
              </div>
            )}
          </div>
          <Constellation
            name={sign.constellation}
            width={300}
            height={220}
            title={`Gwiazdozbiór znaku ${sign.name}`}
            className="mx-auto h-32 sm:h-auto sm:w-56 lg:w-80"
          />
        </div>
      </Container>
      <Hills className="h-12 sm:h-20" />
    </header>
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
      <article {...aiMark} aria-labelledby="horoskop" className={beside}>
        <div className="space-y-3">
          <dl className="divide-y divide-line border-y border-line">
            {text.lines.map(({ kind, title, header }) => (
              <div key={kind} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
                <dt className="font-semibold">{title}</dt>
                {scores && (
                  <dd>
                    <Dots label={title} score={scores[kind]} />
                  </dd>
                )}
                <dd className="col-span-2 text-muted">{tieWords(header)}</dd>
              </div>
            ))}
          </dl>
          {scores && (
            <p className="text-sm text-muted">
              Kropki: dla zabawy, nie prognoza.
              <br />
              <a className="link" href={paths.horoscopeRule()}>
                Jak to liczymy
              </a>
            </p>
          )}
        </div>
        <div className="max-w-prose space-y-5 text-xl leading-relaxed">
          <h2 id="horoskop" className="sr-only">
            Horoskop
          </h2>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{tieWords(paragraph)}</p>
          ))}
          {text.question && <Question>{text.question}</Question>}
        </div>
      </article>
      {text.further.length > 0 && (
        <section aria-labelledby="dodatkowe" className="space-y-6">
          <h2 id="dodatkowe" className="text-3xl">
            Dodatkowe informacje
          </h2>
          <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {text.further.map(({ kind, title, header, content, isApproved }) => (
              <article
                key={kind}
                {...aiMark}
                className="flex flex-col gap-2 border-t-2 border-area pt-3"
              >
                <h3 className="text-xl">
                  <span className="mb-1 block font-sans text-sm font-semibold text-area-ink">
                    {title}
                  </span>
                  {tieWords(header)}
                </h3>
                <p className="grow">{tieWords(content)}</p>
                <p className="text-sm text-muted">
                  Tekst: AI{isApproved && ", sprawdzone przez redakcję"}
                </p>
              </article>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const Question = ({ children }: { children: string }) => (
  <p className="border-l-4 border-area pl-5 font-serif text-2xl leading-snug text-balance sm:text-3xl">
    {tieWords(children)}
  </p>
);

const Dots = ({ label, score }: { label: string; score: number }) => (
  <span role="img" aria-label={`${label}: ${score} na 10`} data-score={score} className="dots" />
);

const missing: Record<Scope, { past: string; ahead: string }> = {
  daily: { past: "Z tego dnia nie mamy tekstu", ahead: "Na ten dzień nie ma jeszcze tekstu" },
  weekly: {
    past: "Z tego tygodnia nie mamy tekstu",
    ahead: "Na ten tydzień nie ma jeszcze tekstu",
  },
  monthly: {
    past: "Z tego miesiąca nie mamy tekstu",
    ahead: "Na ten miesiąc nie ma jeszcze tekstu",
  },
  yearly: { past: "Z tego roku nie mamy tekstu", ahead: "Na ten rok nie ma jeszcze tekstu" },
};

function Missing({
  nearest,
  isComputed,
  isPast,
  scope,
}: {
  nearest: Horoscope["nearest"];
  isComputed: boolean;
  isPast: boolean;
  scope: Scope;
}) {
  const { past, ahead } = missing[scope];
  return (
    <section aria-labelledby="brak" className="space-y-6">
      <div className="max-w-prose space-y-2">
        <h2 id="brak" className="text-3xl">
          {isPast ? past : ahead}
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
            <div className="max-w-prose space-y-4 text-lg">
              {nearest.text.paragraphs.map((paragraph) => (
                <p key={paragraph}>{tieWords(paragraph)}</p>
              ))}
              {nearest.text.question && <Question>{nearest.text.question}</Question>}
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
  const { happens, places, aspects, isBackward } = sky;
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-4 font-serif text-2xl sm:px-7">
        {skyOf[scope]}
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-area group-open:rotate-180"
        />
      </summary>
      <div className="space-y-5 px-5 pb-6 sm:px-7">
        <p className="max-w-prose text-muted">
          {tieWords(
            "Policzone astronomicznie, czas polski. Tekst może mówić tylko o tym, co tu stoi, i sprawdza to program.",
          )}
        </p>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          <div className="space-y-6">
            <SkyPart
              heading="Co się dzieje"
              sentences={happens}
              none="Nic się nie zmienia, wszystko zostaje w swoich znakach."
            />
            {scope === "daily" && (
              <SkyPart
                heading="Co trwa cały dzień"
                sentences={aspects}
                none="Żaden układ nie trwa przez całą dobę."
              />
            )}
          </div>
          <div className="space-y-3">
            <SkyPart heading="Gdzie co jest" sentences={places} none="" />
            {isBackward && (
              <p className="text-sm text-muted">
                {tieWords(
                  "Ruch wsteczny: oglądana z Ziemi planeta cofa się wtedy na tle gwiazd, bo się z nią mijamy.",
                )}
              </p>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}

type SkyPartProps = { heading: string; sentences: readonly string[]; none: string };

function SkyPart({ heading, sentences, none }: SkyPartProps) {
  return (
    <section className="space-y-2">
      <h3 className="text-xl">{heading}</h3>
      {sentences.length > 0 ? (
        <ul className="list-disc space-y-1 pl-5 marker:text-area">
          {sentences.map((sentence) => (
            <li key={sentence}>{tieWords(sentence)}</li>
          ))}
        </ul>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
}

function WayOn({ horoscope }: { horoscope: Horoscope }) {
  const { sign, scope, date, text } = horoscope;
  const period = nameOfPeriod({ scope, from: date });
  return (
    <section
      aria-label="Co dalej"
      className={classNames("grid gap-5", text ? "md:grid-cols-3" : "md:grid-cols-2")}
    >
      <Card area="spirituality" className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">{tieWords(`Horoskop specjalny dla ${sign.genitive}`)}</h2>
        <p className="grow">
          {tieWords(
            "Jeden temat, który wybierzesz, i prawdziwe niebo z dnia zamówienia. PDF w 1–2 minuty, bez konta.",
          )}
        </p>
        <ButtonLink
          href={`${specialHoroscope.path}?${new URLSearchParams({ zodiacSign: sign.slug })}`}
        >
          {tieWords(`Zamów dla ${sign.genitive}`)}
        </ButtonLink>
      </Card>
      <Card className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">Codziennie rano e&#8288;-&#8288;mailem</h2>
        <p className="grow">
          {tieWords("Jedno zdanie, trzy myśli i pytanie, zanim zacznie się dzień. Bezpłatnie.")}
        </p>
        <ButtonLink variant="secondary" href={paths.horoscopeMail(sign.slug)}>
          Chcę dostawać
        </ButtonLink>
      </Card>
      {text && (
        <Card className="flex flex-col gap-3">
          <h2 className="text-2xl">Obrazek do&nbsp;wysłania</h2>
          <p className="grow">{tieWords(`Jedno zdanie pod gwiazdami ${sign.genitive}.`)}</p>
          <ul className="flex flex-wrap gap-x-5">
            {(["pionowa", "pozioma"] as const).map((shape) => (
              <li key={shape}>
                <a className={listed} download href={paths.horoscopeCard(sign.slug, period, shape)}>
                  {cardNames[shape]}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const cardNames = {
  pionowa: "Pionowy (1080\u00a0×\u00a01350)",
  pozioma: "Poziomy (1200\u00a0×\u00a0630)",
};

function PeriodNavigation({ horoscope }: { horoscope: Horoscope }) {
  const { sign, scope, previous, next } = horoscope;
  const step = (date: string | null, label: string, children: ReactNode, rel: "prev" | "next") =>
    date && (
      <a
        rel={rel}
        href={paths.horoscope(sign.slug, scope, date)}
        aria-label={label}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        {children}
      </a>
    );
  const { previous: back, next: on } = steps[scope];
  return (
    <nav aria-label="Inny czas" className="flex grow flex-wrap justify-between gap-x-6 sm:grow-0">
      {step(
        previous,
        back,
        <>
          <ArrowLeft className="size-5" />
          {back}
        </>,
        "prev",
      )}
      {step(
        next,
        on,
        <>
          {on}
          <ArrowRight className="size-5" />
        </>,
        "next",
      )}
    </nav>
  );
}
