import type { ReactNode } from "react";
import { fullTitle } from "~/copy/full-title";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { rentalSteps } from "~/products/rental-agreement/fields";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { BackLink } from "~/ui/back-link";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";

export type DraftFacts = { token: string; expiresAt: Date | string };

type DraftFrameProps = {
  draft: DraftFacts;
  title: string;
  current?: number | "sprawdz";
  form?: string;
  children: ReactNode;
};

const stops = [
  ...rentalSteps.map(({ number, title }) => ({
    page: number,
    name: (
      <span>
        {number}
        <span className="max-sm:sr-only">. {title}</span>
      </span>
    ),
  })),
  { page: "sprawdz" as const, name: "Sprawdź i zamów" },
];

export function DraftFrame({ draft, title, current, form, children }: DraftFrameProps) {
  return (
    <div data-area="law">
      <Container width="wide" className="space-y-7 py-8 sm:py-12">
        <BackLink href={paths.legalAdviser()}>Umowa najmu: {rentalAgreement.subtitle}</BackLink>
        <header className="space-y-4">
          <p className="font-semibold text-area-ink">{fullTitle(rentalAgreement)}</p>
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
              {stops.map(({ page, name }) => {
                const looks = {
                  "aria-current": page === current ? ("step" as const) : undefined,
                  className: classNames(
                    "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border px-3 sm:px-4 text-sm font-semibold focus-visible:rounded-full",
                    page === current
                      ? "border-transparent bg-area-soft text-area-ink"
                      : "border-line text-muted hover:border-ink",
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
