import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { classNames } from "./class-names";
import { Container } from "./container";

/**
 * A page that is read from top to bottom, with what belongs to it at its right: one measure and one left edge for all of them.
 * In one column the aside comes after, or first where somebody needs it before the rest.
 */
export function WithAside({
  aside,
  label,
  asideFirst = false,
  className,
  children,
}: {
  aside: ReactNode;
  label: string;
  asideFirst?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const beside = aside && (
    <aside
      aria-label={label}
      className="min-w-0 space-y-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
    >
      {aside}
    </aside>
  );
  return (
    <Container
      width="wide"
      className={classNames(
        "grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,68ch)_minmax(16rem,1fr)]",
        className,
      )}
    >
      {asideFirst && beside}
      <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-start-1">{children}</div>
      {!asideFirst && beside}
    </Container>
  );
}

/** One thing of an aside. */
export function AsidePart({
  id,
  title,
  icon,
  area,
  children,
}: {
  id: string;
  title: string;
  /** Stands before the title. */
  icon?: ReactNode;
  /** Whose colours it has. */
  area?: Area;
  children: ReactNode;
}) {
  const heading = (
    <h2 id={id} className="min-w-0 text-xl wrap-anywhere">
      {title}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      data-area={area}
      className="space-y-3 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      {icon ? (
        <div className="flex items-center gap-3">
          {icon}
          {heading}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
