import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "./button";

type PaginationProps = {
  /** Names the list for screen readers: "Strony z postami". */
  label: string;
  newerHref?: string;
  olderHref?: string;
};

/** The way through a long list, newer and older; renders nothing when everything is in view. */
export function Pagination({ label, newerHref, olderHref }: PaginationProps) {
  if (!newerHref && !olderHref) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-3">
      {newerHref && (
        <ButtonLink
          variant="secondary"
          href={newerHref}
          rel="prev"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          Nowsze
        </ButtonLink>
      )}
      {olderHref && (
        <ButtonLink variant="secondary" href={olderHref} rel="next" className="ml-auto">
          Starsze
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </nav>
  );
}
