import { ButtonLink, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { useActAddress } from "./return-path";

type ActLinkProps = {
  tab: string;
  id: string;
  act: string;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

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
