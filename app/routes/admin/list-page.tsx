import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { FilterBar } from "~/forms/filter-bar";
import type { Field } from "~/forms/fields";
import { listSearch, type ListQuery } from "~/forms/filters";
import type { NumberedPage } from "~/services/listing/numbered-page";
import { formatCount } from "~/copy/format";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { DataTable, rowAnchor, type Column } from "~/ui/data-table";
import { FlashNotice } from "~/ui/flash-notice";
import { FoldSummary } from "~/ui/fold-summary";
import { NumberedPages } from "~/ui/numbered-pages";
import { useDeskFlash } from "./delayed-acts";
import { PendingActs, PendingMarks, type PendingByRow } from "./pending-acts";

type Row = { id: string };

/** A short list that is shown whole, beside others. */
type ListSection<Line extends Row> = { title: string; rows: readonly Line[]; empty?: string };

type ListPageProps<Line extends Row> = {
  title: string;
  /** What the list is for, in a sentence. */
  intro?: string;
  path: string;
  filters?: readonly Field[];
  query?: Omit<ListQuery, "filters">;
  columns: readonly [Column<Line>, ...Column<Line>[]];
  pending?: PendingByRow;
  /**
   * `isRead`: it is a conversation, which needs room. `goesOnIn`: the codes of notices after which whoever reads goes on in
   * the row itself, so that the notice does not take the focus.
   */
  detail?: {
    id: string;
    content: ReactNode;
    isRead?: boolean;
    goesOnIn?: readonly string[];
  } | null;
  choose?: string;
  /** Where else something may be, below what was found here. */
  elsewhere?: ReactNode;
  children?: ReactNode;
} & ({ list: NumberedPage<Line>; empty: string } | { sections: readonly ListSection<Line>[] });

export function ListPage<Line extends Row>({
  title,
  intro,
  path,
  filters = [],
  query: { values, errors } = { values: {}, errors: {}, page: 1 },
  columns: [first, ...others],
  pending = {},
  detail,
  choose,
  elsewhere,
  children,
  ...lists
}: ListPageProps<Line>) {
  const flash = useDeskFlash();
  const hasDetails = choose !== undefined;
  const isEmpty =
    "list" in lists
      ? lists.list.rows.length === 0
      : lists.sections.every(({ rows }) => rows.length === 0);
  const table = (caption: string, rows: readonly Line[], page = 1) => (
    <DataTable
      caption={caption}
      columns={[{ ...first, cell: withMark(first, pending) }, ...others]}
      rows={rows}
      href={hasDetails ? ({ id }) => `${path}/${id}${listSearch(values, page)}` : undefined}
      selected={detail?.id}
      isTerse={hasDetails}
    />
  );
  // What is printed is the row in view, where there is one.
  const listLook = classNames("min-w-0", detail && "max-xl:hidden print:hidden");
  const filtered = Object.keys(values).length;
  const filtersLabel = filtered > 0 ? `Filtry (${filtered})` : "Filtry";
  const hasTools = filters.length > 0 || Boolean(children);
  const tools = (
    <>
      {filters.length > 0 && (
        <FilterBar action={path} fields={filters} values={values} errors={errors} />
      )}
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </>
  );
  return (
    <div className="space-y-4">
      {detail && (
        <nav
          aria-label={`Lista: ${title}`}
          className="flex items-center justify-between gap-4 xl:hidden print:hidden"
        >
          <a
            data-back=""
            href={`${path}${listSearch(values, "list" in lists ? lists.list.page : 1)}#${rowAnchor(detail.id)}`}
            className="link inline-flex min-h-11 items-center gap-1"
          >
            <span aria-hidden="true">‹</span> {title}
          </a>
          {filters.length > 0 && (
            <a href={path + listSearch(values)} className="link inline-flex min-h-11 items-center">
              {filtersLabel}
            </a>
          )}
        </nav>
      )}
      <header className={classNames("space-y-1", detail && "max-xl:sr-only print:hidden")}>
        <h1 className="text-3xl">{title}</h1>
        {!detail && (intro ?? choose) && (
          <p className="text-sm text-muted">
            {intro && tieWords(intro)}
            {choose && !isEmpty && <span className="max-xl:hidden"> {choose}</span>}
          </p>
        )}
      </header>
      <FlashNotice flash={flash} isFocused={!(flash && detail?.goesOnIn?.includes(flash.code))} />
      {detail ? (
        // The row is what one looks at: what narrows the list down gives it the room.
        hasTools && (
          <details
            open={Object.keys(errors).length > 0}
            className="group max-xl:hidden print:hidden"
          >
            <FoldSummary>{filtersLabel}</FoldSummary>
            <div className="space-y-4 pt-1 pb-2">{tools}</div>
          </details>
        )
      ) : (
        <div className="space-y-4 empty:hidden">{tools}</div>
      )}
      <div
        className={
          detail
            ? classNames(
                "grid items-start gap-6 print:block",
                detail.isRead
                  ? "xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                  : "xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]",
              )
            : undefined
        }
      >
        {"list" in lists ? (
          <section aria-label={title} className={classNames("space-y-3", listLook)}>
            {isEmpty ? (
              <p className="rounded-card border border-dashed border-control p-8 text-center text-muted">
                {lists.empty}
              </p>
            ) : (
              table(title, lists.list.rows, lists.list.page)
            )}
            {elsewhere}
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-sm text-muted">{totalOf(lists.list)}</p>
              <NumberedPages
                label={`Strony: ${title}`}
                page={lists.list.page}
                pages={lists.list.pages}
                href={(page) => path + listSearch(values, page)}
              />
            </div>
          </section>
        ) : (
          <div className={classNames("space-y-8", listLook)}>
            {lists.sections.map((section) => (
              <section key={section.title} className="space-y-4">
                <h2 className="text-2xl">{section.title}</h2>
                {section.rows.length === 0 ? (
                  <p className="text-muted">{section.empty}</p>
                ) : (
                  table(section.title, section.rows)
                )}
              </section>
            ))}
          </div>
        )}
        {detail && (
          <Card
            as="aside"
            className="space-y-5 sm:p-6! xl:sticky xl:top-6 print:static print:border-0 print:p-0! print:shadow-none"
          >
            <PendingActs acts={pending[detail.id] ?? []} />
            {detail.content}
          </Card>
        )}
      </div>
    </div>
  );
}

const totalOf = ({ total, isMore }: NumberedPage<unknown>) =>
  isMore
    ? `ponad ${total.toLocaleString("pl-PL")} wyników`
    : formatCount(total, "wynik", "wyniki", "wyników");

/** What a colleague has begun upon a row stands below its name. */
const withMark =
  <Line extends Row>({ cell }: Column<Line>, pending: PendingByRow) =>
  (row: Line): ReactNode => {
    const acts = pending[row.id];
    return acts ? (
      <>
        {cell(row)}
        <PendingMarks acts={acts} />
      </>
    ) : (
      cell(row)
    );
  };
