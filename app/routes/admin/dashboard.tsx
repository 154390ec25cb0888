import { minutesOf, promisedTime } from "~/config/limits";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import {
  formatCount,
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
import { paths } from "~/paths";
import { deadEnds } from "~/services/desk/dead-ends.server";
import { modelCost } from "~/services/figures/model-cost.server";
import { boundsOf, periodBefore, type Period } from "~/services/figures/period";
import {
  deliveryTimes,
  salesFigures,
  type Sales,
  type SalesFigures,
} from "~/services/figures/sales.server";
import { countBounces } from "~/services/mails/count-bounces.server";
import { Card } from "~/ui/card";
import { FlashNotice } from "~/ui/flash-notice";
import { useDeskFlash } from "./delayed-acts";
import { Notice } from "~/ui/notice";
import { attempt } from "./attempt.server";
import { periodFilters, readPeriod } from "./dashboard-period";
import { DeadEndAlarm, DeadEnds } from "./dashboard-dead-ends";
import { DayCharts, net, SalesByProduct } from "./dashboard-sales";
import { orderSearch } from "~/services/desk/order-filters";
import { staffContext } from "./staff-context.server";
import { pendingWorkOnce, type PendingCount } from "./pending-work.server";
import { formatUsd } from "~/copy/model-figures";

export const meta = formMeta("Pulpit");

/** What waits for a person, and how the shop does. A source that fails is said to, and takes no other with it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit);
  const { permissions } = session.actor;
  const waits = pendingWorkOnce(visit.context, ctx, permissions);
  if (!permissions.includes("view_orders")) return { waiting: await waits, ends: [], shop: null };
  const { searchParams } = new URL(visit.request.url);
  const isAsked = periodFilters.some(({ name }) => searchParams.has(name));
  const { period, values, errors } = readPeriod(visit.request, formatIsoDate(ctx.now()));
  const seesMoney = permissions.includes("view_revenue");
  const { start, end } = boundsOf(period);
  const [waiting, ends, sales, before, times, bounces, cost] = await Promise.all([
    waits,
    attempt(ctx, "dead ends", deadEnds(ctx)),
    attempt(ctx, "sales", salesFigures(ctx, period)),
    attempt(ctx, "sales before", salesFigures(ctx, periodBefore(period))),
    attempt(ctx, "delivery times", deliveryTimes(ctx, period)),
    attempt(ctx, "bounces", countBounces(ctx, { from: start, to: end })),
    seesMoney ? attempt(ctx, "model cost", modelCost(ctx, period)) : null,
  ]);
  return {
    waiting,
    ends,
    shop: { isAsked, period, values, errors, seesMoney, sales, before, times, bounces, cost },
  };
}

export default function Dashboard() {
  const { waiting, ends, shop } = useLoaderData<typeof loader>();
  const flash = useDeskFlash();
  return (
    <div className="space-y-9">
      <h1 className="text-3xl">Pulpit</h1>
      <FlashNotice flash={flash} />
      <DeadEndAlarm ends={ends ?? []} />
      {shop && (
        <section aria-labelledby="szukaj" className="space-y-4">
          <h2 id="szukaj" className="text-2xl">
            Znajdź zamówienie
          </h2>
          <FilterBar
            action={paths.adminTab("orders")}
            fields={orderSearch}
            values={{}}
            errors={{}}
            button="Szukaj"
          />
        </section>
      )}
      <section aria-labelledby="czeka" className="space-y-4">
        <h2 id="czeka" className="text-2xl">
          Co czeka
        </h2>
        <Waiting waiting={waiting} />
      </section>
      {ends !== null && ends.length > 0 && <DeadEnds ends={ends} />}
      {shop && <Shop {...shop} />}
      <p className="max-w-text text-sm text-muted">
        To miejsce widzą tylko osoby, które pracują w&nbsp;serwisie. Ze względów bezpieczeństwa po
        dwunastu godzinach od logowania poprosimy o&nbsp;ponowne zalogowanie.
      </p>
    </div>
  );
}

/** What needs somebody is large; where nothing waits is said in one quiet line. */
function Waiting({ waiting }: { waiting: readonly PendingCount[] }) {
  const needed = waiting.filter(({ count }) => count !== 0);
  const quiet = waiting.filter(({ count }) => count === 0);
  return (
    <>
      {needed.length > 0 && (
        <ul className={figuresClass}>
          {needed.map(({ label, href, count, note }) => (
            <Figure
              key={label}
              value={count === null ? null : formatNumber(count)}
              {...{ label, href, note }}
            />
          ))}
        </ul>
      )}
      {quiet.length > 0 && (
        <details className="text-sm text-muted">
          <summary className="inline-flex min-h-8 cursor-pointer list-none items-center">
            <span>
              {needed.length > 0 ? "Poza tym nic nie czeka. " : "Nic nie czeka. "}
              <span className="link">Pokaż puste kolejki ({quiet.length})</span>
            </span>
          </summary>
          <p className="pt-1 leading-relaxed">
            {quiet.map(({ label, href }, index) => (
              <Fragment key={label}>
                {index > 0 && " · "}
                <a href={href} className="link">
                  {tieWords(label)}
                </a>
              </Fragment>
            ))}
          </p>
        </details>
      )}
    </>
  );
}

const figuresClass = "grid gap-3 sm:grid-cols-2 xl:grid-cols-4";

/** A figure that leads to the list behind it; null is one that could not be read. */
function Figure({
  label,
  href,
  value,
  note,
  more,
}: {
  label: string;
  href: string;
  value: string | null;
  note?: ReactNode;
  /** What is asked for seldom: behind a question mark. */
  more?: ReactNode;
}) {
  return (
    <Card as="li" className="space-y-0.5 p-4! hover:bg-sunken">
      <p className="text-3xl leading-tight font-semibold tabular-nums">{value ?? "?"}</p>
      <a href={href} className="link after:absolute after:inset-0 after:rounded-card">
        {tieWords(label)}
      </a>
      {value === null ? (
        <p className="text-sm text-danger-ink">Nie udało się tego policzyć.</p>
      ) : (
        note && <p className="text-sm text-muted">{note}</p>
      )}
      {more && (
        <details className="relative z-10 text-sm text-muted">
          <summary
            aria-label={`Co to znaczy: ${label}`}
            className="link inline-flex min-h-8 min-w-8 cursor-pointer list-none items-center"
          >
            ?
          </summary>
          <p>{more}</p>
        </details>
      )}
    </Card>
  );
}

type ShopProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["shop"]>;

/** Whoever does not look after the money answers people: for them the figures are folded, unless they asked for a period. */
function Shop(props: ShopProps) {
  if (props.seesMoney) return <Figures {...props} />;
  return (
    <details open={props.isAsked}>
      <summary className="min-h-11 cursor-pointer py-2 text-2xl">Sprzedaż w liczbach</summary>
      <div className="pt-4">
        <Figures {...props} />
      </div>
    </details>
  );
}

function Figures({ period, values, errors, seesMoney, sales, before, ...others }: ShopProps) {
  const { times, bounces, cost } = others;
  const ordersOf = (more: Partial<Period> & { only?: string } = {}) =>
    paths.adminTab("orders") + listSearch(given({ ...period, ...more }));
  const here = paths.admin() + listSearch(given(period));
  const failed =
    sales === null || times === null || bounces === null || (seesMoney && cost === null);
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
      <ul className={figuresClass}>
        <Figure
          label="Złożone zamówienia"
          href={ordersOf()}
          value={sales && formatNumber(sales.total.placed)}
          note={before && compared(before, formatNumber, ({ placed }) => placed, sales)}
        />
        <Figure
          label="Opłacone"
          href={ordersOf({ only: "paid" })}
          value={sales && formatNumber(sales.total.paid)}
          note={before && compared(before, formatNumber, ({ paid }) => paid, sales)}
          more={
            sales &&
            tieWords(
              `${sales.total.placed > 0 ? `${formatShare(sales.total.paid, sales.total.placed)} złożonych. ` : ""}Nie wiemy, ile osób tylko otworzyło formularz: nikogo nie śledzimy.`,
            )
          }
        />
        {seesMoney && (
          <Figure
            label="Sprzedaż po zwrotach"
            href={ordersOf({ only: "paid" })}
            value={sales?.total.money ? formatPrice(net(sales.total)) : null}
            note={before && compared(before, formatPrice, net, sales)}
            more={
              sales?.total.money &&
              tieWords(
                `${formatPrice(sales.total.money.worth)} to ceny opłaconych zamówień, ${formatPrice(sales.total.money.returned)} wróciło, także przez bank.${sales.total.money.outside === 0 ? "" : ` Osobno, poza bramką: ${formatPrice(sales.total.money.outside)}.`} Wpłaty za niskie i nadpłaty są tylko w statystykach płatności.`,
              )
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
              `Później niż po ${minutesOf(promisedTime)} minutach: ${formatNumber(times.late)} z ${formatNumber(times.delivered)} dostarczonych.`,
            )
          }
        />
        <Figure
          label="Wiadomości, które wróciły"
          href={
            paths.adminTab("mails") +
            listSearch({ state: "bounced", from: period.from, to: period.to })
          }
          value={bounces && formatShare(bounces.hard + bounces.soft, bounces.accepted)}
          note={
            bounces &&
            tieWords(
              `${formatNumber(bounces.hard + bounces.soft)} z ${formatNumber(bounces.accepted)} przyjętych przez pocztę, wszystkich rodzajów; skargi: ${formatNumber(bounces.complained)}`,
            )
          }
        />
        {seesMoney && (
          <Figure
            label="Koszt modelu na zamówienie"
            href={
              paths.adminTab("modules/smart") + listSearch({ from: period.from, to: period.to })
            }
            value={cost && (cost.orders === 0 ? "–" : formatUsd(cost.microUsd / cost.orders))}
            note={
              cost &&
              `${formatNumber(cost.microUsd / 1_000_000, 2)}\u00a0$ za ${formatCount(cost.orders, "zamówienie", "zamówienia", "zamówień")}, razem z nieudanymi próbami z tych dni`
            }
          />
        )}
      </ul>
      {sales && (
        <>
          <DayCharts sales={sales} ordersOf={ordersOf} />
          <SalesByProduct sales={sales} ordersOf={ordersOf} />
        </>
      )}
    </section>
  );
}

/** By how much it has changed from what it was in as many days before. */
function compared(
  before: SalesFigures,
  format: (value: number) => string,
  of: (sales: Sales) => number,
  now: SalesFigures | null,
): string | null {
  if (!now) return null;
  const [earlier, value] = [of(before.total), of(now.total)];
  const days = formatCount(before.days.length, "dniach", "dniach", "dniach");
  const than = `wobec ${format(earlier)} w poprzednich ${days}`;
  if (value === earlier) return `Tyle samo co w poprzednich ${days}`;
  return `${value > earlier ? "▲" : "▼"} ${format(Math.abs(value - earlier))} ${than}`;
}

const given = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
