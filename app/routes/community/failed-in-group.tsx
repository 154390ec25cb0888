import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";

/** What goes wrong with something in a group that may be a sensitive one, which nobody can tell any more: with help. */
export const FailedInGroup = () => (
  <>
    <ErrorPage />
    <Container className="pb-16">
      <HelpLinesNote />
    </Container>
  </>
);
