import type { ActLinkLine } from "~/services/acts/act-links.server";
import { ActLinks } from "./act-link";

type UncoverProps = {
  links: readonly ActLinkLine[];
  /** How often whoever looks has uncovered something in the last thirty days. */
  recentAccesses: number;
  /** What becomes known of it, after "Każde odsłonięcie jest". */
  told?: string;
  /** Its form stands on the page, so that no way leads to it. */
  isBegun?: boolean;
};

/** The way to what is covered, for whoever may uncover it. */
export function Uncover({
  links,
  recentAccesses,
  told = "zapisane i\u00a0policzone",
  isBegun = false,
}: UncoverProps) {
  if (!isBegun && !links.some(({ part }) => part === "content")) return null;
  return (
    <>
      <ActLinks links={links} part="content" />
      <p className="text-sm text-muted print:hidden">
        Każde odsłonięcie jest {told}. Twoje z&nbsp;ostatnich 30&nbsp;dni: {recentAccesses}.
      </p>
    </>
  );
}
