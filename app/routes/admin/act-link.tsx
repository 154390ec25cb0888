import type { ReactNode } from "react";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import { ButtonLink, type ButtonSize } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FoldSummary } from "~/ui/fold-summary";
import { useActAddress } from "./return-path";

type ActLinksProps = {
  links: readonly ActLinkLine[];
  part?: string;
  size?: ButtonSize;
  primary?: string;
  /** Acts that are as heavy for whom they are about as the dangerous ones. */
  apart?: readonly string[];
  /** Acts that the key for the first one does not begin. */
  notFirst?: readonly string[];
  /** Dangerous ones that are asked for too often to be folded away. */
  inView?: readonly string[];
  /** What is dangerous is out of sight until somebody wants it; where there is nothing else, it is not. */
  isFolded?: boolean;
  /** Other ways on, among those that are not dangerous. */
  children?: ReactNode;
};

/** Take a fresh sign-in, and are no loss to whom they are about: they stand among the others. */
const harmless: readonly string[] = ["open", "correct-email"];

/** How what has a key shows it, where there is a keyboard. */
export const keyMark =
  "lg:data-key:before:mr-1.5 lg:data-key:before:text-xs lg:data-key:before:opacity-75 lg:data-key:before:content-[attr(data-key)_/_'']";

/** The same as a cap of its own, at the right of what the link lies over. */
export const keyCap =
  "lg:data-key:before:absolute lg:data-key:before:top-1/2 lg:data-key:before:right-4 lg:data-key:before:-translate-y-1/2 lg:data-key:before:rounded lg:data-key:before:border lg:data-key:before:border-control lg:data-key:before:bg-sunken lg:data-key:before:px-2 lg:data-key:before:text-sm lg:data-key:before:text-ink lg:data-key:before:content-[attr(data-key)_/_'']";

/** For `primary`: whichever of the acts that are not dangerous comes first. */
export const firstAct = "first";

/**
 * The ways to what can be done to a row; what is dangerous stands apart, after the others.
 * @param part of its page; by default its row of buttons
 * @param primary the act that is most likely meant
 */
export function ActLinks({
  links,
  part,
  size = "small",
  primary,
  apart = [],
  notFirst = [],
  inView = [],
  isFolded = false,
  children,
}: ActLinksProps) {
  const addressOf = useActAddress();
  const shown = links.filter((link) => link.part === part);
  const isHeavy = ({ act, isDangerous }: ActLinkLine) =>
    (isDangerous && !harmless.includes(act)) || apart.includes(act);
  const harmlessOnes = shown.filter((link) => !isHeavy(link));
  const common = shown.filter((link) => isHeavy(link) && inView.includes(link.act));
  const dangerous = shown.filter((link) => isHeavy(link) && !inView.includes(link.act));
  const wanted = primary === firstAct ? harmlessOnes[0]?.act : primary;
  const safe = [
    ...harmlessOnes.filter(({ act }) => act === wanted),
    ...harmlessOnes.filter(({ act }) => act !== wanted),
  ];
  const first =
    safe.find(({ act }) => act === wanted) ?? safe.find(({ act }) => !notFirst.includes(act));
  const button = (link: ActLinkLine) => {
    const { tab, id, act, label } = link;
    return (
      <ButtonLink
        key={act}
        variant={act === wanted ? "primary" : "secondary"}
        size={size}
        href={addressOf(tab, id, act)}
        data-act=""
        data-first-act={link === first ? "" : undefined}
        className={classNames(
          "print:hidden",
          keyMark,
          isHeavy(link) && act !== wanted && "border-danger! text-danger-ink!",
        )}
      >
        {label}
      </ButtonLink>
    );
  };
  return (
    <>
      {safe.map(button)}
      {common.map(button)}
      {children}
      {dangerous.length > 0 &&
        (isFolded && safe.length + common.length > 0 ? (
          <details className="basis-full border-t border-line pt-1 print:hidden">
            <FoldSummary className="link">Więcej czynności</FoldSummary>
            <div className="flex flex-wrap gap-2 pt-1 pb-2">{dangerous.map(button)}</div>
          </details>
        ) : (
          <span
            className={classNames(
              "flex flex-wrap gap-2 print:hidden",
              (safe.length + common.length > 0 || Boolean(children)) &&
                "in-[aside]:basis-full in-[aside]:border-t in-[aside]:border-line in-[aside]:pt-3",
            )}
          >
            {dangerous.map(button)}
          </span>
        ))}
    </>
  );
}
