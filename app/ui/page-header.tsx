import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { BackLink } from "./back-link";
import { Container } from "./container";
import { tieTitle, tieWords } from "~/copy/typography";
import { Hills } from "./hills";

type PageHeaderProps = {
  area: Area;
  title: string;
  lead?: string;
  /** A constellation beside the title: `Constellation`, or on pages with scripts `ConstellationDrawing`. */
  figure?: ReactNode;
  back?: { href: string; label: string };
  /** Default "wide"; "text" lines up with a column of reading or a form. */
  width?: "text" | "wide";
  /** A price, a rating: whatever belongs to the title. */
  children?: ReactNode;
};

/** The top of a page: a night in its area's hue, with the way back, heading, lead and a constellation. */
export function PageHeader({
  area,
  title,
  lead,
  figure,
  back,
  width = "wide",
  children,
}: PageHeaderProps) {
  return (
    <header data-theme="dark" data-area={area} className="area-night relative overflow-hidden">
      <Container
        width={width}
        className="relative grid items-center gap-x-8 pb-24 sm:grid-cols-[1fr_auto] sm:pb-32"
      >
        <div className="pt-3">
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          <h1 className="mt-4 text-4xl sm:text-5xl">{tieTitle(title)}</h1>
          {lead && <p className="mt-4 max-w-xl text-lg">{tieWords(lead)}</p>}
          {children && <div className="mt-6">{children}</div>}
        </div>
        {figure && <div className="mt-4 hidden w-52 sm:block md:w-72">{figure}</div>}
      </Container>
      <Hills className="h-14 sm:h-20" />
    </header>
  );
}
