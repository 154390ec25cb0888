import type { ReactNode } from "react";
import { brand } from "~/config/brand";
import { FilterBar } from "~/forms/filter-bar";
import type { Field } from "~/forms/fields";
import { listSearch, type ListQuery } from "~/forms/filters";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { formatCount } from "~/copy/format";
import { Card } from "~/ui/card";
import { DataTable, type Column } from "~/ui/data-table";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { NumberedPages } from "~/ui/numbered-pages";

type ListPageProps<Row extends { id: string }> = {
  title: string;
  path: string;
  filters: readonly Field[];
  query: Omit<ListQuery, "filters">;
  list: NumberedPage<Row>;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  empty: string;
  detail?: { id: string; content: ReactNode } | null;
  choose?: string;
  children?: ReactNode;
};

export function ListPage<Row extends { id: string }>({
  title,
  path,
  filters,
  query: { values, errors },
  list,
  columns,
  empty,
  detail,
  choose,
  children,
}: ListPageProps<Row>) {
  const flash = useFlash();
  const hasDetails = choose !== undefined;
  const total = list.isMore
    ? `ponad ${list.total.toLocaleString("pl-PL")} wyników`
    : formatCount(list.total, "wynik", "wyniki", "wyników");
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-muted">Zarządzaj treściami i użytkownikami w {brand.name}.</p>
      </header>
      <FlashNotice flash={flash} />
      {filters.length > 0 && (
        <FilterBar action={path} fields={filters} values={values} errors={errors} />
      )}
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
      <div
        className={
          hasDetails
            ? "grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
            : undefined
        }
      >
        <section aria-label={title} className="min-w-0 space-y-5 max-xl:order-last">
          {list.rows.length === 0 ? (
            <p className="rounded-card border border-dashed border-control p-8 text-center text-muted">
              {empty}
            </p>
          ) : (
            <DataTable
              caption={title}
              columns={columns}
              rows={list.rows}
              href={
                hasDetails ? ({ id }) => `${path}/${id}${listSearch(values, list.page)}` : undefined
              }
              selected={detail?.id}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm text-muted">{total}</p>
            <NumberedPages
              label={`Strony: ${title}`}
              page={list.page}
              pages={list.pages}
              href={(page) => path + listSearch(values, page)}
            />
          </div>
        </section>
        {hasDetails &&
          (detail ? (
            <Card as="aside" className="space-y-5 xl:sticky xl:top-6">
              {detail.content}
            </Card>
          ) : (
            list.rows.length > 0 && (
              <p className="rounded-card border border-dashed border-control p-6 text-muted max-xl:hidden">
                {choose}
              </p>
            )
          ))}
      </div>
    </div>
  );
}
