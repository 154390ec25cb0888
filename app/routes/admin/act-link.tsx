import type { ActLinkLine } from "~/services/acts/act-links.server";
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

type ActLinksProps = {
  links: readonly ActLinkLine[];
  part?: string;
  size?: ButtonSize;
  primary?: string;
};

/**
 * The ways to what can be done to a row.
 * @param part of its page; by default its row of buttons
 * @param primary the act that is most likely meant
 */
export const ActLinks = ({ links, part, size, primary }: ActLinksProps) =>
  links
    .filter((link) => link.part === part)
    .map(({ tab, id, act, label }) => (
      <ActLink
        key={act}
        {...{ tab, id, act, label, size }}
        variant={act === primary ? "primary" : undefined}
      />
    ));
