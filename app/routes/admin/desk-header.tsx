import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { DeskBell } from "./desk-bell";

type DeskHeaderProps = {
  hasConsole: boolean;
  /** How much waits for one's agreement; null for whoever agrees to nothing. */
  waiting: number | null;
};

/** The ways out of the page in view that the specification puts above the console. */
export function DeskHeader({ hasConsole, waiting }: DeskHeaderProps) {
  return (
    <nav aria-label="Skróty" className="mb-6 flex flex-wrap items-center justify-end gap-2">
      {waiting !== null && <DeskBell waiting={waiting} />}
      {hasConsole && (
        <ButtonLink variant="secondary" size="small" href={paths.adminModules()}>
          Konsola modułów
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="small" href={paths.panel()}>
        Panel
      </ButtonLink>
      <form method="post" action={paths.logout()}>
        <Button variant="secondary" size="small">
          Wyloguj się
        </Button>
      </form>
    </nav>
  );
}
