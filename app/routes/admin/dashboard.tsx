import { minutesOf, promisedTime } from "~/config/limits";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import {
  formatCount,
  formatDay,
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
import { classNames } from "~/ui/class-names";
import { FlashNotice } from "~/ui/flash-notice";
import { useDeskFlash } from "./delayed-acts";
import { FoldSummary } from "~/ui/fold-summary";
import { Notice } from "~/ui/notice";
import { Unbroken } from "~/ui/unbroken";
import { keyCap } from "./act-link";
import { attempt } from "./attempt.server";
import { deliveryLabel } from "./delivery-label";
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
  const previousPeriod = periodBefore(period);
  const previousBounds = boundsOf(previousPeriod);
  const [waiting, ends, sales, times, bounces, cost, ...previous] = await Promise.all([
    waits,
    attempt(ctx, "dead ends", deadEnds(ctx)),
    attempt(ctx, "sales", salesFigures(ctx, period)),
    attempt(ctx, "delivery times", deliveryTimes(ctx, period)),
    attempt(ctx, "bounces", countBounces(ctx, { from: start, to: end })),
    seesMoney ? attempt(ctx, "model cost", modelCost(ctx, period)) : null,
    attempt(ctx, "previous sales", salesFigures(ctx, previousPeriod)),
    attempt(ctx, "previous delivery times", deliveryTimes(ctx, previousPeriod)),
    attempt(
      ctx,
      "previous bounces",
      countBounces(ctx, { from: previousBounds.start, to: previousBounds.end }),
    ),
  ]);
  const [previousSales, previousTimes, previousBounces] = previous;
  return {
    waiting,
    ends,
    shop: {
      isAsked,
      period,
      values,
      errors,
      seesMoney,
      sales,
      times,
      bounces,
      cost,
      previous: {
        period: previousPeriod,
        sales: previousSales,
        times: previousTimes,
        bounces: previousBounces,
      },
    },
  };
}

export default function Dashboard() {
  const { waiting, ends, shop } = useLoaderData<typeof loader>();
  const flash = useDeskFlash();
  return (
    <div className="space-y-7">
      <h1 className="text-3xl">Pulpit</h1>
      <FlashNotice flash={flash} isFocused />
      <DeadEndAlarm ends={ends ?? []} />
      <section aria-labelledby="czeka" className="space-y-4">
        <h2 id="czeka" className="text-2xl">
          Co czeka
        </h2>
        <Waiting waiting={waiting} />
      </section>
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
      {ends !== null && ends.length > 0 && <DeadEnds ends={ends} />}
      {shop && <Shop {...shop} />}
      <p className="max-w-text text-sm text-muted">
        To miejsce widzą tylko osoby, które pracują w&nbsp;serwisie. Ze względów bezpieczeństwa po
        dwunastu godzinach od logowania poprosimy o&nbsp;ponowne zalogowanie.
      </p>
    </div>
  );
}

/** What needs somebody is large, the most urgent first; what only happened and where nothing waits is said in a quiet line each. */
function Waiting({ waiting }: { waiting: readonly PendingCount[] }) {
  const found = waiting.filter(({ count }) => count !== 0);
  const isQuiet = ({ isNews, isUrgent, count }: PendingCount) =>
    isNews === true && !isUrgent && count !== null;
  const needed = found.filter((each) => !isQuiet(each));
  const news = found.filter(isQuiet);
  const empty = waiting.filter(({ count }) => count === 0);
  return (
    <>
      <WaitingCards lines={needed.filter(({ isUrgent }) => isUrgent)} />
      <WaitingCards lines={needed.filter(({ isUrgent }) => !isUrgent)} />
      {news.length > 0 && (
        <p className="text-sm">
          <span className="text-muted">Bez Twojego udziału: </span>
          {news.map(({ label, href, count }, index) => (
            <Fragment key={label}>
              {index > 0 && " · "}
              <a href={href} className="link">
                {tieWords(label)}
              </a>
              : <span className="font-semibold tabular-nums">{formatNumber(count ?? 0)}</span>
            </Fragment>
          ))}
        </p>
      )}
      {empty.length > 0 && (
        <details className="text-sm text-muted">
          <summary className="inline-flex min-h-8 cursor-pointer list-none items-center">
            <span>
              {needed.length > 0 ? "Poza tym nic nie czeka. " : "Nic nie czeka. "}
              <span className="link">Pokaż puste kolejki ({empty.length})</span>
            </span>
          </summary>
          <p className="pt-1 leading-relaxed">
            {empty.map(({ label, href }, index) => (
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

function WaitingCards({ lines }: { lines: readonly PendingCount[] }) {
  if (lines.length === 0) return null;
  return (
    <ul
      data-queues=""
      className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3 [&>li:only-child]:col-span-full sm:max-2xl:[&>li:last-child:nth-child(odd)]:col-span-full"
    >
      {lines.map((line) => (
        <WaitingCard key={line.label} {...line} />
      ))}
    </ul>
  );
}

function WaitingCard({ label, href, count, note, isUrgent }: PendingCount) {
  return (
    <Card
      as="li"
      className={classNames(
        "flex items-center gap-4 hover:bg-sunken",
        isUrgent ? "border-l-4 border-l-danger! p-4! sm:p-5!" : "px-4! py-2.5!",
      )}
    >
      <p
        className={classNames(
          "min-w-12 shrink-0 text-center leading-none font-semibold tabular-nums",
          isUrgent ? "text-5xl text-danger-ink" : "text-3xl",
        )}
      >
        {count === null ? "?" : formatNumber(count)}
      </p>
      <div className="min-w-0 leading-snug lg:pr-9">
        <a
          href={href}
          data-act=""
          className={classNames(
            "link font-semibold after:absolute after:inset-0 after:rounded-card",
            keyCap,
          )}
        >
          <Unbroken text={label} />
        </a>
        {count === null ? (
          <p className="text-sm text-danger-ink">Nie udało się tego policzyć.</p>
        ) : (
          note && (
            <p className={classNames("text-sm", isUrgent ? "text-danger-ink" : "text-muted")}>
              {tieWords(note)}
            </p>
          )
        )}
      </div>
    </Card>
  );
}

/** A row of figures without a hole at its end. */
function FigureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid gap-3 grid-cols-2 max-sm:[&>li:last-child:nth-child(odd)]:col-span-full sm:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {children}
    </ul>
  );
}

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
    <Card as="li" className="space-y-0.5 p-3! hover:bg-sunken sm:p-4!">
      <p className="text-2xl leading-tight font-semibold wrap-anywhere tabular-nums sm:text-3xl">
        {value ?? "?"}
      </p>
      <a href={href} className="link after:absolute after:inset-0 after:rounded-card">
        <Unbroken text={label} />
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
      <FoldSummary className="font-serif text-2xl">Sprzedaż w&nbsp;liczbach</FoldSummary>
      <div className="pt-4">
        <Figures {...props} />
      </div>
    </details>
  );
}

function Figures({ period, values, errors, seesMoney, sales, previous, ...others }: ShopProps) {
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
          )}{" "}
          {previous &&
            `Poprzednio znaczy: od ${formatDay(previous.period.from)} do ${formatDay(previous.period.to)}.`}
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
      <FigureRow label="Sprzedaż w liczbach">
        <Figure
          label="Złożone zamówienia"
          href={ordersOf()}
          value={sales && formatNumber(sales.total.placed)}
          note={
            previous?.sales && compared(previous.sales, formatNumber, ({ placed }) => placed, sales)
          }
        />
        <Figure
          label="Opłacone"
          href={ordersOf({ only: "paid" })}
          value={sales && formatNumber(sales.total.paid)}
          note={
            previous?.sales && compared(previous.sales, formatNumber, ({ paid }) => paid, sales)
          }
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
            note={previous?.sales && compared(previous.sales, formatPrice, net, sales)}
            more={
              sales?.total.money &&
              tieWords(
                `${formatPrice(sales.total.money.worth)} to ceny opłaconych zamówień, ${formatPrice(sales.total.money.returned)} wróciło, także przez bank.${sales.total.money.outside === 0 ? "" : ` Osobno, poza bramką: ${formatPrice(sales.total.money.outside)}.`} Wpłaty za niskie i nadpłaty są tylko w statystykach płatności.`,
              )
            }
          />
        )}
      </FigureRow>
      <FigureRow label="Dostarczanie w liczbach">
        <Figure
          label={deliveryLabel("Połowa", times?.p50)}
          href={ordersOf({ only: "paid" })}
          value={times && (times.p50 === null ? "–" : formatDuration(times.p50))}
          note={tieWords(
            previous?.times?.p50
              ? `Poprzednio w ${formatDuration(previous.times.p50)}. Obiecujemy minutę albo dwie.`
              : "Obiecujemy minutę albo dwie.",
          )}
        />
        <Figure
          label={deliveryLabel("99 na 100", times?.p99)}
          href={ordersOf({ only: "late" })}
          value={times && (times.p99 === null ? "–" : formatDuration(times.p99))}
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
              `${formatNumber(bounces.hard + bounces.soft)} z ${formatNumber(bounces.accepted)} przyjętych przez pocztę, wszystkich rodzajów; skargi: ${formatNumber(bounces.complained)}${previous?.bounces && previous.bounces.accepted > 0 ? `. Poprzednio ${formatShare(previous.bounces.hard + previous.bounces.soft, previous.bounces.accepted)}` : ""}.`,
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
      </FigureRow>
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
  previous: SalesFigures,
  format: (value: number) => string,
  of: (sales: Sales) => number,
  current: SalesFigures | null,
): ReactNode {
  if (!current) return null;
  const [was, is] = [of(previous.total), of(current.total)];
  if (is === was) return "Tyle samo co poprzednio";
  return (
    <>
      <span className="font-semibold text-ink">
        <span aria-hidden="true">{is > was ? "▲" : "▼"}</span>{" "}
        <span className="sr-only">{is > was ? "więcej o" : "mniej o"}</span>{" "}
        {format(Math.abs(is - was))}
      </span>
      , poprzednio {format(was)}
    </>
  );
}

const given = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
