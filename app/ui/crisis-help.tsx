import { FoldSummary } from "./fold-summary";
import { Phone } from "./icons";
import type { ReactNode } from "react";
import { emergencyNumber, helpLines, type HelpLine } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";
import { Card } from "./card";
import { GroundingExercise } from "./grounding-exercise";

export function HelpLineList({ className = "space-y-3" }: { className?: string }) {
  return (
    <ul className={className}>
      {helpLines.map(({ number, href, purpose }) => (
        <li key={number}>
          <a
            href={href}
            className="link inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold whitespace-nowrap"
          >
            <Phone className="size-4.5 shrink-0" />
            {number}
          </a>{" "}
          <span className="block text-sm">{purpose}</span>
        </li>
      ))}
    </ul>
  );
}

export const detourTitle = "Zatrzymajmy się na chwilę";

type CrisisHelpProps = {
  /** What a machine, or a mail, cannot do. */
  limits?: string;
  /** It is somebody else who is in danger: what to do comes before whom to call for oneself. */
  isForAnother?: boolean;
  children: ReactNode;
};

const documentLimits =
  "Nasze teksty pisze sztuczna inteligencja. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie będzie przy Tobie. Człowiek może.";

/** What somebody in despair sees first: that it was noticed, whom to call, something for the next minute, and our limits. */
export function CrisisHelp(props: CrisisHelpProps) {
  const { limits = documentLimits, isForAnother = false, children } = props;
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <h1 tabIndex={-1} className="text-4xl">
          {detourTitle}
        </h1>
        <p className="text-lg">
          {tieWords(
            isForAnother
              ? "Z Twoich słów wynika, że komuś może teraz grozić niebezpieczeństwo. Dobrze, że szukasz pomocy. Nie musisz wiedzieć wszystkiego: wystarczy kilka kroków."
              : "W Twoich słowach słychać coś bardzo trudnego. Dobrze, że to jest nazwane. Nie musisz teraz nieść tego w pojedynkę.",
          )}
        </p>
      </div>
      {isForAnother && <StepsForAnother />}
      <Card as="section" area="emotions" labelledBy="help-lines" className="space-y-4">
        <h2 id="help-lines" className="text-2xl">
          Po drugiej stronie jest człowiek
        </h2>
        <p>
          {tieWords(
            isForAnother
              ? "Pod tymi numerami ktoś powie Ci, co zrobić, i wysłucha także Ciebie. Wystarczy: „boję się o kogoś”."
              : "Zadzwoń, nawet jeśli nie wiesz, co powiedzieć. Wystarczy: „jest mi bardzo źle”.",
          )}
        </p>
        <HelpLineList />
      </Card>
      <section aria-labelledby="grounding" className="space-y-3">
        <h2 id="grounding" className="text-2xl">
          Na najbliższą minutę
        </h2>
        <GroundingExercise />
      </section>
      <section aria-labelledby="limits" className="space-y-3">
        <h2 id="limits" className="text-2xl">
          Czego tu nie dostaniesz
        </h2>
        <p>{tieWords(limits)}</p>
      </section>
      {children}
    </div>
  );
}

/**
 * After the advice for relatives and friends of the World Health Organization ("Preventing suicide: a resource") and of the Polish
 * Biuro ds. Zapobiegania Zachowaniom Samobójczym: call, ask openly, stay, keep means away, keep no such secret.
 */
export function StepsForAnother() {
  return (
    <section aria-labelledby="steps-for-another" className="space-y-3">
      <h2 id="steps-for-another" className="text-2xl">
        Co możesz zrobić teraz
      </h2>
      <p>
        <a
          href={emergencyNumber.href}
          className="link inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold"
        >
          <Phone className="size-4.5 shrink-0" />
          Zadzwoń pod {emergencyNumber.number}
        </a>
      </p>
      <ol className="list-decimal space-y-2 pl-6">
        {stepsForAnother.map((step) => (
          <li key={step}>{tieWords(step)}</li>
        ))}
      </ol>
    </section>
  );
}

const stepsForAnother: readonly string[] = [
  `Jeśli życie lub zdrowie jest zagrożone w tej chwili, zadzwoń pod ${emergencyNumber.number}: podaj, kto to jest, gdzie może być i co mówi. Także wtedy, gdy nie masz pewności.`,
  "Bądź przy tej osobie albo na linii, aż przyjdzie pomoc. Jeśli nie możesz, poproś o to kogoś, kto jest blisko.",
  "Gdy chodzi o myśli samobójcze, zapytaj wprost: „Czy myślisz o odebraniu sobie życia?”. To pytanie nikogo nie popycha do śmierci, a często przynosi ulgę.",
  "Słuchaj. Nie oceniaj, nie przekonuj, że inni mają gorzej, i nie obiecuj, że zachowasz to w tajemnicy.",
  "Jeśli to bezpieczne, zabierz z zasięgu leki, ostre rzeczy i wszystko, czym można zrobić sobie krzywdę. Gdy ktoś jest agresywny, najpierw zadbaj o siebie.",
];

/** The lines as a band, for pages where nothing hard was said: three in sight, all of them with one press. */
export function HelpLineBand() {
  return (
    <div className="@container space-y-1">
      <ul className="grid gap-x-8 @lg:grid-cols-3">
        {helpLines.slice(0, 3).map((line) => (
          <BandLine key={line.number} {...line} />
        ))}
      </ul>
      <details className="group">
        <FoldSummary>Wszystkie numery</FoldSummary>
        <ul className="grid gap-x-8 @lg:grid-cols-3">
          {helpLines.slice(3).map((line) => (
            <BandLine key={line.number} {...line} />
          ))}
        </ul>
      </details>
    </div>
  );
}

const BandLine = ({ number, href, purpose }: HelpLine) => (
  <li className="flex items-center gap-x-3 @lg:block">
    <a
      href={href}
      className="link inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap"
    >
      <Phone className="size-4 shrink-0" />
      {number}
    </a>{" "}
    <span className="min-w-0 text-sm @lg:block">{purpose}</span>
  </li>
);

/** The lines above a list that may be long: three to press at once, and with one press all of them and for whom they are. */
export const HelpLineStrip = () => (
  <section
    aria-labelledby="help-strip"
    className="flex flex-wrap items-center gap-x-5 rounded-card bg-info-soft px-4 py-1 text-info-ink sm:px-5"
  >
    <h2 id="help-strip" className="font-sans text-base font-semibold">
      Gdy jest bardzo ciężko:
    </h2>
    <ul className="flex flex-wrap gap-x-5">
      {helpLines.slice(0, 3).map(({ number, href, purpose }) => (
        <li key={number}>
          <a
            href={href}
            className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
          >
            {number}
          </a>
          <span className="sr-only"> {purpose}</span>{" "}
        </li>
      ))}
    </ul>
    <details className="group open:basis-full">
      <FoldSummary className="text-sm">Wszystkie numery</FoldSummary>
      <HelpLineList className="grid gap-x-6 gap-y-2 pb-3 sm:grid-cols-2" />
    </details>
  </section>
);

/** Stands below what was just saved, where something hard may have been meant in it or not: no heading, no claim. */
export const HelpNearby = () => (
  <section
    aria-label="Numery pomocy"
    className="space-y-2 rounded-card bg-info-soft px-5 py-4 text-info-ink"
  >
    <p className="text-sm">
      {tieWords(
        "Gdyby Tobie albo komuś bliskiemu zrobiło się bardzo ciężko: pod tymi numerami ktoś wysłucha i powie, co robić.",
      )}
    </p>
    <HelpLineBand />
  </section>
);

/** @param isWhole whether nothing of it is folded: after somebody told of a danger now */
export function HelpLinesNote({ isWhole = false }: { isWhole?: boolean }) {
  return (
    <section
      aria-labelledby="help-note"
      className="space-y-2 rounded-card bg-info-soft px-5 py-4 text-info-ink"
    >
      <h2 id="help-note" className="text-lg">
        Gdyby zrobiło się bardzo ciężko
      </h2>
      <p className="text-sm">
        {tieWords("Nie zostawaj z tym w pojedynkę. Pod tymi numerami ktoś Cię wysłucha.")}
      </p>
      {isWhole ? (
        <HelpLineList className="grid gap-x-6 gap-y-2 sm:grid-cols-2" />
      ) : (
        <HelpLineBand />
      )}
    </section>
  );
}
