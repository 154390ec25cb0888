import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { Notice, type NoticeKind } from "~/ui/notice";
import { Unbroken } from "~/ui/unbroken";
import { Facts, type Fact } from "./facts";

/** Where a row in view stands, for somebody who has a minute. */
export type Situation = {
  kind: NoticeKind;
  /** What happened, in a sentence. */
  title: string;
  text?: string;
  /** What came last, and when. */
  latest?: string;
  /** What whoever it concerns sees of that. */
  seen?: { by: string; what: string };
  /** Where what it asks for is done. */
  link?: { href: string; label: string };
};

type DetailFrameProps = {
  /** What the row is called by. */
  title: ReactNode;
  badges?: ReactNode;
  /** What it is about, in a line. */
  about?: ReactNode;
  situation: Situation;
  /** What is read before anything is done. */
  words?: ReactNode;
  acts?: ReactNode;
  facts: readonly Fact[];
  /** What is looked at less often. */
  children?: ReactNode;
};

/** The row in view: what happened and who sees what of it, its words, what can be done; then what is known, and what was before. */
export function DetailFrame({
  title,
  badges,
  about,
  situation,
  words,
  acts,
  facts,
  children,
}: DetailFrameProps) {
  return (
    <>
      <header className="space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-2xl wrap-anywhere">{title}</h2>
          {badges}
        </div>
        {about && <p className="wrap-anywhere">{about}</p>}
      </header>
      <SituationNotice {...situation} />
      {words}
      {acts && <div className="flex flex-wrap gap-3 empty:hidden">{acts}</div>}
      <Facts items={facts} />
      {children}
    </>
  );
}

function SituationNotice({ kind, title, text, latest, seen, link }: Situation) {
  return (
    <Notice kind={kind} title={title} className="sm:p-4!">
      {text && <p>{tieWords(text)}</p>}
      {latest && (
        <Labelled label="Ostatnio">
          <Unbroken text={latest} />
        </Labelled>
      )}
      {seen && <Labelled label={seen.by}>{tieWords(seen.what)}</Labelled>}
      {link && (
        <p>
          <a href={link.href} className="link inline-flex min-h-11 items-center font-semibold">
            {link.label}
          </a>
        </p>
      )}
    </Notice>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="wrap-anywhere">
    <span className="font-semibold">{label}:</span> {children}
  </p>
);

type DetailSectionProps = { title: string; children: ReactNode };

/** A part of the detail that is there only where there is something in it. */
export const DetailSection = ({ title, children }: DetailSectionProps) => (
  <section className="space-y-2">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);
