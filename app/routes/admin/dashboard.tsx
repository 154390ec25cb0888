import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  formatCount,
  formatDate,
  formatDuration,
  formatIsoDate,
  formatNumber,
  formatPrice,
  formatShare,
} from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FilterBar } from "~/forms/filter-bar";
import { listSearch } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/http/paths";
import { findProduct } from "~/products/registry";
import { describeError } from "~/services/describe-error";
import { modelCost } from "~/services/figures/model-cost.server";
import type { Period } from "~/services/figures/period";
import { deliveryTimes, salesFigures, type Sales } from "~/services/figures/sales.server";
import { Card } from "~/ui/card";
import { DataTable, type Column } from "~/ui/data-table";
import { DayChart } from "~/ui/day-chart";
import { Notice } from "~/ui/notice";
import { periodFilters, readPeriod } from "./dashboard-period";
import { staffContext } from "./staff-context.server";
import { whatWaits, type Waiting } from "./waiting.server";

export const meta = formMeta("Administracja");

/** What waits for a person, and how the shop does. A source that fails is said to, and takes no other with it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit);
  const { permissions } = session.actor;
  const attempt = <Value,>(what: string, read: Promise<Value>): Promise<Value | null> =>
    read.catch((error: unknown) => {
      ctx.log.error({ what, error: describeError(error) }, "a figure could not be read");
      return null;
    });
  const waits = whatWaits(ctx, permissions, attempt);
  if (!permissions.includes("view_orders")) return { waiting: await waits, shop: null };
  const { period, values, errors } = readPeriod(visit.request, formatIsoDate(ctx.now()));
  const seesMoney = permissions.includes("view_revenue");
  const [waiting, sales, times, cost] = await Promise.all([
    waits,
    attempt("sales", salesFigures(ctx, period)),
    attempt("delivery times", deliveryTimes(ctx, period)),
    seesMoney ? attempt("model cost", modelCost(ctx, period)) : undefined,
  ]);
  return { waiting, shop: { period, values, errors, sales, times, cost } };
}

export default function Dashboard() {
  const { waiting, shop } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-12">
      <header className="space-y-2">
        <h1 className="text-4xl">Administracja</h1>
        <p className="max-w-text text-muted">
          To miejsce widzą tylko osoby, które pracują w&nbsp;serwisie. Ze względów bezpieczeństwa po
          dwunastu godzinach od logowania poprosimy o&nbsp;ponowne zalogowanie.
        </p>
      </header>
      <section aria-labelledby="czeka" className="space-y-4">
        <h2 id="czeka" className="text-2xl">
          Co czeka
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map((each) => (
            <WaitingCard key={each.href} {...each} />
          ))}
        </ul>
      </section>
      {shop && <Shop {...shop} />}
    </div>
  );
}

function WaitingCard({ label, href, count, note }: Waiting) {
  return (
    <Figure
      label={label}
      href={href}
      value={count === null ? null : formatNumber(count)}
      note={note}
      isQuiet={count === 0}
    />
  );
}

/** A figure that leads to the list behind it; null is one that could not be read. */
function Figure({
  label,
  href,
  value,
  note,
  isQuiet = false,
}: {
  label: string;
  href: string;
  value: string | null;
  note?: ReactNode;
  /** Nothing to see here. */
  isQuiet?: boolean;
}) {
  return (
    <Card as="li" className="space-y-1 hover:bg-sunken">
      <p
        className={
          isQuiet
            ? "text-3xl font-semibold text-muted tabular-nums"
            : "text-3xl font-semibold tabular-nums"
        }
      >
        {value ?? "?"}
      </p>
      <a href={href} className="link after:absolute after:inset-0 after:rounded-card">
        {tieWords(label)}
      </a>
      {value === null ? (
        <p className="text-sm text-danger-ink">Nie udało się tego policzyć.</p>
      ) : (
        note && <p className="text-sm text-muted">{note}</p>
      )}
    </Card>
  );
}

type ShopProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["shop"]>;

/** The orders of a period: every figure is that of a list of them. */
function Shop({ period, values, errors, sales, times, cost }: ShopProps) {
  const ordersOf = (more: Partial<Period> & { only?: string } = {}) =>
    paths.adminTab("orders") + listSearch(given({ ...period, ...more }));
  const here = paths.admin() + listSearch(given(period));
  const failed = sales === null || times === null || cost === null;
  return (
    <section aria-labelledby="sprzedaz" className="space-y-6">
      <header className="space-y-2">
        <h2 id="sprzedaz" className="text-2xl">
          Sprzedaż
        </h2>
        <p className="max-w-text text-muted">
          {tieWords(
            "Wszystko liczymy dla dnia, w którym złożono zamówienie, według zegara w Warszawie: także pieniądze, które przyszły albo wróciły później.",
          )}
        </p>
      </header>
      <FilterBar action={paths.admin()} fields={periodFilters} values={values} errors={errors} />
      {failed && (
        <Notice kind="error" title="Części liczb nie udało się odczytać.">
          <p>
            Reszta strony jest aktualna.{" "}
            <a href={here} className="link">
              Spróbuj ponownie
            </a>
          </p>
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Figure
          label="Złożone zamówienia"
          href={ordersOf()}
          value={sales && formatNumber(sales.total.placed)}
        />
        <Figure
          label="Opłacone"
          href={ordersOf({ only: "paid" })}
          value={sales && formatNumber(sales.total.paid)}
          note={
            sales &&
            tieWords(
              `${formatShare(sales.total.paid, sales.total.placed)} złożonych. Nie wiemy, ile osób tylko otworzyło formularz: nikogo nie śledzimy.`,
            )
          }
        />
        {(!sales || sales.total.money) && cost !== undefined && (
          <Figure
            label="Przychód po zwrotach"
            href={ordersOf({ only: "paid" })}
            value={sales?.total.money ? formatPrice(net(sales.total)) : null}
            note={
              sales?.total.money &&
              `${formatPrice(sales.total.money.worth)} opłacone, ${formatPrice(sales.total.money.returned)} zwrócone`
            }
          />
        )}
        <Figure
          label="Od wpłaty do e-maila, połowa zamówień"
          href={ordersOf({ only: "paid" })}
          value={times && (times.p50 === null ? "–" : `do ${formatDuration(times.p50)}`)}
          note={tieWords("Obiecujemy minutę albo dwie.")}
        />
        <Figure
          label="Od wpłaty do e-maila, 99 na 100"
          href={ordersOf({ only: "late" })}
          value={times && (times.p99 === null ? "–" : `do ${formatDuration(times.p99)}`)}
          note={
            times &&
            tieWords(
              `Później niż po 2 minutach: ${formatNumber(times.late)} z ${formatNumber(times.delivered)} dostarczonych.`,
            )
          }
        />
        {cost !== undefined && (
          <Figure
            label="Koszt modelu na zamówienie"
            href={ordersOf({ only: "paid" })}
            value={
              cost &&
              (cost.orders === 0
                ? "–"
                : `${formatNumber(cost.microUsd / cost.orders / 1_000_000, 4)}\u00a0$`)
            }
            note={
              cost &&
              `${formatNumber(cost.microUsd / 1_000_000, 2)}\u00a0$ za ${formatCount(cost.orders, "zamówienie", "zamówienia", "zamówień")}, razem z nieudanymi próbami`
            }
          />
        )}
      </ul>
      {sales && (
        <>
          <DayCharts sales={sales} ordersOf={ordersOf} />
          <section aria-labelledby="produkty" className="space-y-3">
            <h3 id="produkty" className="text-lg">
              Według produktu
            </h3>
            {sales.products.length === 0 ? (
              <p className="text-muted">W tym okresie nikt nic nie zamówił.</p>
            ) : (
              <DataTable
                caption="Zamówienia według produktu"
                rows={sales.products.map((row) => ({ ...row, id: row.slug }))}
                href={({ slug }) => ordersOf({ product: slug })}
                columns={[
                  { heading: "Produkt", cell: ({ slug }) => findProduct(slug)?.title ?? slug },
                  ...salesColumns(sales.total),
                ]}
              />
            )}
          </section>
        </>
      )}
    </section>
  );
}

type Figures = NonNullable<ShopProps["sales"]>;

function DayCharts({
  sales,
  ordersOf,
}: {
  sales: Figures;
  ordersOf: (more: Partial<Period>) => string;
}) {
  const { total } = sales;
  const days = sales.days.map(({ day }) => day);
  return (
    <div className="space-y-6">
      <div className={total.money ? "grid gap-8 xl:grid-cols-2" : undefined}>
        <DayChart
          title="Zamówienia na dzień"
          days={days}
          series={[
            { label: "Złożone", values: sales.days.map(({ placed }) => placed) },
            { label: "Opłacone", values: sales.days.map(({ paid }) => paid) },
          ]}
          format={(value) => formatNumber(value)}
        />
        {total.money && (
          <DayChart
            title="Przychód na dzień"
            days={days}
            series={[{ label: "Przychód", values: sales.days.map((day) => Math.max(0, net(day))) }]}
            format={formatPrice}
            formatTick={(grosze) => `${formatNumber(grosze / 100)}\u00a0zł`}
          />
        )}
      </div>
      <details className="rounded-card border border-line bg-surface px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Te same liczby w tabeli
        </summary>
        <div className="pb-4">
          <DataTable
            caption="Zamówienia na dzień"
            rows={sales.days.map((row) => ({ ...row, id: row.day })).reverse()}
            href={({ day }) => ordersOf({ from: day, to: day })}
            columns={[
              { heading: "Dzień", cell: ({ day }) => formatDate(day) },
              ...salesColumns(total),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

/** Columns of figures; those of money only where there is any to see. */
const salesColumns = ({ money }: Sales): Column<Sales>[] => [
  { heading: "Złożone", numeric: true, cell: ({ placed }) => formatNumber(placed) },
  { heading: "Opłacone", numeric: true, cell: ({ paid }) => formatNumber(paid) },
  {
    heading: "Opłacone z\u00a0złożonych",
    numeric: true,
    cell: ({ paid, placed }) => formatShare(paid, placed),
  },
  ...(money
    ? ([
        {
          heading: "Wartość opłaconych",
          numeric: true,
          cell: ({ money }) => formatPrice(money?.worth ?? 0),
        },
        {
          heading: "Zwrócone",
          numeric: true,
          cell: ({ money }) => formatPrice(money?.returned ?? 0),
        },
        { heading: "Przychód", numeric: true, cell: (sales) => formatPrice(net(sales)) },
      ] satisfies Column<Sales>[])
    : []),
];

const net = ({ money }: Sales) => (money ? money.worth - money.returned : 0);

const given = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
