import { backToFormName, helpSeenName } from "~/products/order-fields";
import { withoutControlCharacters } from "~/forms/text";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { CrisisHelp } from "~/ui/crisis-help";

type CrisisDetourProps = {
  /** Controls that travel on. */
  names: readonly string[];
  /** What was posted, by control name. It travels in the page, so that nothing is lost and nothing is stored. */
  values: Record<string, string>;
  /** Says what has not happened yet. */
  note: string;
  /** The button that goes on. */
  onward: { label: string; name?: string };
  /** Where the form goes; by default the page's own address. */
  action?: string;
  limits?: string;
};

/** Help before anything else happens, with two ways on: back to the form, or on with what was meant. */
export function CrisisDetour({ names, values, note, onward, action, limits }: CrisisDetourProps) {
  return (
    <Container className="py-10 sm:py-14">
      <CrisisHelp limits={limits}>
        <form method="post" action={action} className="space-y-4 border-t border-line pt-8">
          {names.flatMap((name) => {
            const value = values[name];
            return value === undefined
              ? []
              : [
                  <input
                    key={name}
                    type="hidden"
                    name={name}
                    value={withoutControlCharacters(value)}
                  />,
                ];
          })}
          <p>{tieWords(note)}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" name={backToFormName} value="1">
              Wróć do formularza
            </Button>
            <Button variant="quiet" name={onward.name ?? helpSeenName} value={helpSeenName}>
              {onward.label}
            </Button>
          </div>
        </form>
      </CrisisHelp>
    </Container>
  );
}
