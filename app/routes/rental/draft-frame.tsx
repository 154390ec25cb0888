import type { ReactNode } from "react";
import { rentalSteps } from "~/products/rental-agreement/fields";
import { formatDateTime } from "~/copy/format";
import { paths } from "~/http/paths";
import { BackLink } from "~/ui/back-link";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";

/** What every page of a draft is given; times may have become texts on their way. */
export type DraftFacts = { token: string; expiresAt: Date | string };

type DraftFrameProps = {
  draft: DraftFacts;
  title: string;
  /** The step in view, or the page after the last one. */
  current?: number | "sprawdz";
  children: ReactNode;
};

/** The frame of every page of a draft: where one is, how long the draft stays, and its pages. */
export function DraftFrame({ draft, title, current, children }: DraftFrameProps) {
  const stops = [
    ...rentalSteps.map(({ number, title: name }) => ({ page: number, name })),
    { page: "sprawdz" as const, name: "Sprawdzenie i zamówienie" },
  ];
  return (
    <div data-area="law">
      <Container width="wide" className="space-y-7 py-8 sm:py-12">
        <BackLink href={paths.legalAdviser()}>Doradca prawny</BackLink>
        <header className="space-y-4">
          <p className="font-semibold text-area-ink">Umowa najmu mieszkania</p>
          <h1 className="text-4xl">{title}</h1>
          <nav aria-label="Kroki">
            <ol className="flex flex-wrap gap-2">
              {stops.map(({ page, name }, index) => (
                <li key={page}>
                  <a
                    href={paths.rentalDraft(draft.token, page)}
                    aria-current={page === current ? "step" : undefined}
                    className={classNames(
                      "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold focus-visible:rounded-full",
                      page === current
                        ? "border-transparent bg-area-soft text-area-ink"
                        : "border-line text-muted hover:border-ink",
                    )}
                  >
                    {index + 1}. {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {children}
        <p className="border-t border-line pt-4 text-sm text-muted">
          Szkic zapisuje się przy każdym kroku. Zna go tylko ten, kto ma adres tej strony. Usuniemy
          go {formatDateTime(draft.expiresAt)}, jeśli nic się w&nbsp;nim do tego czasu nie zmieni.{" "}
          <a className="link" href={paths.rentalDraft(draft.token, "anuluj")}>
            Zachowaj na później albo usuń
          </a>
        </p>
      </Container>
    </div>
  );
}
