import { ButtonLink, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { useActAddress } from "./way-back";

type ActLinkProps = {
  tab: string;
  id: string;
  act: string;
  label: string;
  /** Default "secondary". */
  variant?: ButtonVariant;
  /** Default "small". */
  size?: ButtonSize;
};

/** Leads to the page on which an act upon a row is confirmed, and from there back to this one. */
export function ActLink({
  tab,
  id,
  act,
  label,
  variant = "secondary",
  size = "small",
}: ActLinkProps) {
  const addressOf = useActAddress();
  return (
    <ButtonLink variant={variant} size={size} href={addressOf(tab, id, act)}>
      {label}
    </ButtonLink>
  );
}
