import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import type { WaitingComplaints } from "~/services/support/desk-queries.server";
import { ComplaintBell, DeskBell } from "./desk-bell";

type DeskHeaderProps = {
  hasConsole: boolean;
  /** How much waits for one's agreement; null for whoever agrees to nothing. */
  waiting: number | null;
  /** Null for whoever does not decide about them. */
  complaints: WaitingComplaints | null;
};

/** The ways out of the page in view that the specification puts above the console. */
export function DeskHeader({ hasConsole, waiting, complaints }: DeskHeaderProps) {
  return (
    <nav aria-label="Skróty" className="mb-6 flex flex-wrap items-center justify-end gap-2">
      {waiting !== null && <DeskBell waiting={waiting} />}
      {complaints && <ComplaintBell warned={complaints.warned} />}
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
