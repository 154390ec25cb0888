import type { ReactNode } from "react";
import { UnsentText } from "~/ui/quoted-text";

type KeptWordsProps = {
  id: string;
  label: string;
  text: string | undefined;
  /** Why they cannot be sent. */
  children: ReactNode;
};

/** Stands where a form was, with the words that came where nobody can send them any more. */
export const KeptWords = ({ id, label, text, children }: KeptWordsProps) => (
  <section id={id} aria-label={label} className="space-y-3">
    {children}
    <UnsentText label={label} text={text} />
  </section>
);
