import { paths } from "~/paths";
import type { PersonKind } from "~/services/people/person-kinds";
import { ButtonLink } from "~/ui/button";

/** The way to everything about the one whose order, account or message is in view. */
export const PersonLink = ({ kind, id }: { kind: PersonKind; id: string }) => (
  <ButtonLink
    variant="secondary"
    size="small"
    href={paths.adminPerson(kind, id)}
    className="print:hidden"
  >
    Wszystko o tej osobie
  </ButtonLink>
);
