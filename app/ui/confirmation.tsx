import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "./button";
import { Container } from "./container";
import { HelpLinesNote } from "./crisis-help";

type ConfirmationProps = {
  question: string;
  back: string;
  action: string;
  /** Whether help lines stand below. */
  needsHelp: boolean;
  /** Default "Usuń". */
  button?: { label: string; busyLabel: string };
  /** What will be gone. */
  children: ReactNode;
  /** What of it is not gone at once. */
  note?: string;
};

/** Asks once more before something that its author wrote is deleted. */
export function Confirmation({
  question,
  back,
  action,
  needsHelp,
  button = { label: "Usuń", busyLabel: "Usuwam…" },
  children,
  note,
}: ConfirmationProps) {
  return (
    <Container className="space-y-6 py-10 sm:py-16">
      <h1 className="text-3xl">{question}</h1>
      <p className="text-lg wrap-anywhere">{children}</p>
      {note && <p className="text-muted">{tieWords(note)}</p>}
      <form method="post" action={action} className="flex flex-wrap gap-3">
        <Button variant="danger" busyLabel={button.busyLabel}>
          {button.label}
        </Button>
        <ButtonLink variant="secondary" href={back}>
          Zostaw
        </ButtonLink>
      </form>
      {needsHelp && <HelpLinesNote />}
    </Container>
  );
}
