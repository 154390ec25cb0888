import { tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { HelpLineList } from "~/ui/crisis-help";
import { Notice } from "~/ui/notice";
import { helpSeenForAnother, helpSeenName } from "./detour";

type HelpStaysProps = {
  /** Of the form, as they were sent. */
  values: Readonly<Record<string, string>>;
  /** Whether it came back only because no page can hold its files. */
  hasLostFiles: boolean;
};

/** Stands above a form that comes back after its author has seen help: whatever else is said now, the lines do not go. */
export function HelpStays({ values, hasLostFiles }: HelpStaysProps) {
  const seen = values[helpSeenName];
  if (seen === undefined) return null;
  return (
    <Container className="space-y-4 pt-6">
      {hasLostFiles && (
        <Notice kind="warning" role="alert" title="Jeszcze nie wysłane">
          <p>
            {tieWords(
              "Twoje słowa są w formularzu, ale zdjęcia ani pliku nie możemy tu przechować. Dodaj je jeszcze raz albo wyślij same słowa.",
            )}
          </p>
        </Notice>
      )}
      <Notice>
        <p>
          {tieWords(
            seen === helpSeenForAnother
              ? "Pod tymi numerami ktoś powie Ci, co zrobić, i wysłucha także Ciebie."
              : "Nie zostawaj z tym w pojedynkę. Pod tymi numerami ktoś Cię wysłucha.",
          )}
        </p>
        <HelpLineList />
      </Notice>
    </Container>
  );
}
