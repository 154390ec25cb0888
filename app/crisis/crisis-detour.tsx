import { backToFormName, helpSeenForAnother, helpSeenName } from "./detour";
import type { DetourWords } from "./detour-words";
import { withoutControlCharacters } from "~/forms/text";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { CrisisHelp } from "~/ui/crisis-help";

type CrisisDetourProps = {
  words: DetourWords;
  /** It is somebody else who is in danger. */
  isForAnother?: boolean;
  /** Controls that travel on. */
  names: readonly string[];
  /** What was posted, by control name. It travels in the page, so that nothing is lost and nothing is stored. */
  values: Readonly<Record<string, string>>;
  /** Where the form goes; by default the page's own address. */
  action?: string;
  /** A page cannot hold files: going on leads past the form, where they can be added again. */
  losesFiles?: boolean;
  /** What is said of files that were kept. */
  keptFiles?: string;
  /** Why nothing that is sent could be kept: there is no way on but back. */
  inVain?: string;
};

/** Help before anything else happens, with two ways on: back to the form, or on with what was meant. */
export function CrisisDetour(props: CrisisDetourProps) {
  const {
    words,
    isForAnother = false,
    names,
    values,
    action,
    losesFiles,
    keptFiles,
    inVain,
  } = props;
  const { note, onward, limits } = words;
  const kept = names.filter((name) => values[name] !== undefined);
  return (
    <Container className="py-10 sm:py-14">
      <CrisisHelp limits={limits} isForAnother={isForAnother}>
        <form method="post" action={action} className="space-y-4 border-t border-line pt-8">
          {kept.map((name) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={withoutControlCharacters(values[name] ?? "")}
            />
          ))}
          <p>{tieWords(inVain ?? (keptFiles ? `${note} ${keptFiles}` : note))}</p>
          <p>
            {tieWords(
              "Po swoje słowa wróć tym przyciskiem. Strzałka wstecz w przeglądarce może pokazać puste pole.",
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" name={backToFormName} value="1">
              Wróć do formularza
            </Button>{" "}
            {inVain === undefined && (
              <Button
                variant="quiet"
                name={losesFiles ? backToFormName : helpSeenName}
                value={isForAnother ? helpSeenForAnother : helpSeenName}
              >
                {onward}
              </Button>
            )}
          </div>
        </form>
      </CrisisHelp>
    </Container>
  );
}
