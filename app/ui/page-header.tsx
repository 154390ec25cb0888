import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { BackLink } from "./back-link";
import { Container } from "./container";
import { tieTitle, tieWords } from "~/copy/typography";
import { Hills } from "./hills";

type PageHeaderProps = {
  area: Area;
  title: string;
  subtitle?: string;
  lead?: string;
  figure?: ReactNode;
  back?: { href: string; label: string };
  width?: "text" | "wide";
  /** It is the whole page. */
  endsPage?: boolean;
  children?: ReactNode;
};

export function PageHeader({
  area,
  title,
  subtitle,
  lead,
  figure,
  back,
  width = "wide",
  endsPage,
  children,
}: PageHeaderProps) {
  return (
    <header data-theme="dark" data-area={area} className="area-night relative overflow-hidden">
      <Container
        width={width}
        className="relative grid items-center gap-x-8 pb-24 sm:grid-cols-[1fr_auto] sm:pb-32"
      >
        {/* However much stands here, its heading is as far from the menu as on every other page of its kind. */}
        <div className={back ? "pt-3" : "self-start pt-3 sm:pt-11"}>
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          <h1 className="mt-4 text-4xl sm:text-5xl">{tieTitle(title)}</h1>
          {subtitle && <p className="mt-2 font-semibold sm:text-lg">{tieWords(subtitle)}</p>}
          {lead && <p className="mt-4 max-w-xl text-lg">{tieWords(lead)}</p>}
          {children && <div className="mt-6">{children}</div>}
        </div>
        {figure && <div className="mt-4 hidden w-52 sm:block md:w-72">{figure}</div>}
      </Container>
      <Hills className="h-14 sm:h-20" endsPage={endsPage} />
    </header>
  );
}
