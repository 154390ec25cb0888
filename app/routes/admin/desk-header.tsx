import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";

/** The ways out of the page in view that the specification puts above the console. */
export function DeskHeader({ hasConsole }: { hasConsole: boolean }) {
  return (
    <nav aria-label="Skróty" className="mb-6 flex flex-wrap justify-end gap-2">
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
