import type { ReactNode } from "react";
import { fullTitle } from "~/copy/full-title";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { rentalSteps, type StepNumber } from "~/products/rental-agreement/fields";
import { formatDateTime } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import type { Price } from "~/products/price";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { Check } from "~/ui/icons";
import { DraftPrice } from "./draft-summary";

export type DraftFacts = {
  token: string;
  expiresAt: Date | string;
  completeSteps: readonly StepNumber[];
  price: Price;
};

type DraftFrameProps = {
  draft: DraftFacts;
  title: string;
  current?: number | "sprawdz";
  form?: string;
  children: ReactNode;
};

const stops = [
  ...rentalSteps.map(({ number, title }) => ({ page: number, title })),
  { page: "sprawdz" as const, title: null },
];

type StopNameProps = {
  page: StepNumber | "sprawdz";
  title: string | null;
  isComplete: boolean;
};

/** A step's name, of which a phone shows the number, and whether it waits for answers. */
function StopName({ page, title, isComplete }: StopNameProps) {
  if (title === null)
    return (
      <span>
        <span className="max-sm:sr-only">Sprawdź i </span>
        <span className="max-sm:first-letter:uppercase inline-block">zamów</span>
      </span>
    );
  return (
    <>
      {isComplete && <Check aria-hidden="true" className="mr-1 -ml-1 size-4.5 shrink-0" />}
      <span>
        {page}
        <span className="max-sm:sr-only">. {title}</span>
        <span className="sr-only">{isComplete ? ", gotowe" : ", do uzupełnienia"}</span>
      </span>
    </>
  );
}

/** What comes after a page of a draft, in words; null after the last. */
export function nextOf(current: DraftFrameProps["current"]): string | null {
  if (typeof current !== "number") return null;
  return rentalSteps.find(({ number }) => number === current + 1)?.title ?? "Sprawdź i\u00a0zamów";
}

export function DraftFrame({ draft, title, current, form, children }: DraftFrameProps) {
  const next = nextOf(current);
  return (
    <div data-area="law">
      <Container width="wide" className="space-y-6 py-4 sm:space-y-7 sm:py-12">
        <BackLink href={paths.legalAdviser()}>Umowa najmu: {rentalAgreement.subtitle}</BackLink>
        <header className="space-y-4">
          <p className="font-semibold text-area-ink max-sm:hidden">{fullTitle(rentalAgreement)}</p>
          <h1 className="text-3xl sm:text-4xl">{tieWords(title)}</h1>
          <nav aria-label="Kroki">
            {form && (
              <button
                form={form}
                name="intent"
                value="next"
                tabIndex={-1}
                aria-hidden="true"
                className="sr-only"
              >
                Dalej
              </button>
            )}
            <ol className="flex flex-wrap gap-2">
              {stops.map(({ page, title }) => {
                const isComplete = draft.completeSteps.some((number) => number === page);
                const name = <StopName page={page} title={title} isComplete={isComplete} />;
                const looks = {
                  "aria-current": page === current ? ("step" as const) : undefined,
                  className: classNames(
                    "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border px-3 sm:px-4 text-sm font-semibold focus-visible:rounded-full",
                    page === current
                      ? "border-transparent bg-primary text-on-primary forced-colors:underline"
                      : isComplete
                        ? "border-area-ink text-area-ink hover:border-ink"
                        : classNames(
                            "border-control text-muted hover:border-ink",
                            title !== null && "border-dashed",
                          ),
                  ),
                };
                return (
                  <li key={page}>
                    {form ? (
                      <button form={form} name="intent" value={page} {...looks}>
                        {name}
                      </button>
                    ) : (
                      <a href={paths.rentalDraft(draft.token, page)} {...looks}>
                        {name}
                      </a>
                    )}
                  </li>
                );
              })}
            </ol>
          </nav>
          {next && (
            <p className="text-sm text-muted">
              Dalej: <span className="font-semibold">{tieTitle(next)}</span>
            </p>
          )}
          {current !== undefined && <DraftPrice price={draft.price} />}
        </header>
        {children}
        <p className="border-t border-line pt-4 text-sm text-muted">
          {tieWords(
            `Szkic zapisuje się, gdy przechodzisz dalej, wstecz albo do innego kroku. Zna go tylko ten, kto ma adres tej strony. Usuniemy go ${formatDateTime(draft.expiresAt)}, jeśli nic się w nim do tego czasu nie zmieni.`,
          )}
          {!form && (
            <>
              {" "}
              <a className="link" href={paths.rentalDraft(draft.token, "anuluj")}>
                Zachowaj na później albo usuń
              </a>
            </>
          )}
        </p>
      </Container>
    </div>
  );
}
