import { ChevronRight } from "./icons";
import { Fragment } from "react";

type BreadcrumbsProps = {
  ancestors: { label: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ ancestors, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Okruszki">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {ancestors.map((page) => (
          <Fragment key={page.href}>
            <li>
              <a href={page.href} className="link inline-flex min-h-11 items-center">
                {page.label}
              </a>
            </li>
            <li aria-hidden="true">
              <ChevronRight className="size-4 text-muted" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="text-muted">
          {current}
        </li>
      </ol>
    </nav>
  );
}
