import type { ReactNode } from "react";
import type { LegalSection } from "~/legal/section";
import { formatDay } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { Prose } from "~/ui/prose";

type LegalPageProps = {
  title: string;
  lead: ReactNode;
  /** YYYY-MM-DD */
  version: string;
  sections: readonly LegalSection[];
  /** Where other versions are. */
  more?: ReactNode;
};

export function LegalPage({ title, lead, version, sections, more }: LegalPageProps) {
  return (
    <Container
      width="wide"
      className="grid items-start gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[16rem_1fr]"
    >
      <header className="max-w-text space-y-4 lg:col-start-2">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg">{typeof lead === "string" ? tieWords(lead) : lead}</p>
        <p className="text-sm text-muted">
          Obowiązuje od <time dateTime={version}>{formatDay(version)}</time>
        </p>
        {more && <p className="text-sm">{more}</p>}
      </header>
      <nav
        aria-labelledby="spis-tresci"
        className="rounded-card bg-sunken p-5 lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="spis-tresci" className="text-lg">
          Spis treści
        </h2>
        <ol className="mt-2 list-decimal pl-6 marker:text-gold-ink">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="link inline-block py-1.5 text-sm">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-text space-y-12 lg:col-start-2">
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="mb-4 scroll-mt-6 text-2xl sm:text-3xl">
              {index + 1}. {section.title}
            </h2>
            <Prose>{section.body}</Prose>
          </section>
        ))}
      </div>
    </Container>
  );
}
