import type { ActLinkLine } from "~/services/acts/act-links.server";
import { ButtonLink, type ButtonSize } from "~/ui/button";
import { useActAddress } from "./return-path";

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
export function ActLinks({ links, part, size = "small", primary }: ActLinksProps) {
  const addressOf = useActAddress();
  return links
    .filter((link) => link.part === part)
    .map(({ tab, id, act, label }) => (
      <ButtonLink
        key={act}
        variant={act === primary ? "primary" : "secondary"}
        size={size}
        href={addressOf(tab, id, act)}
      >
        {label}
      </ButtonLink>
    ));
}
