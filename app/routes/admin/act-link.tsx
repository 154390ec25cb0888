import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";

/** Leads to the page on which an act upon a row is confirmed. */
export function ActLink({
  tab,
  id,
  act,
  label,
}: {
  tab: string;
  id: string;
  act: string;
  label: string;
}) {
  return (
    <ButtonLink variant="secondary" size="small" href={paths.adminAct(tab, id, act)}>
      {label}
    </ButtonLink>
  );
}
