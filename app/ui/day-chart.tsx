import { formatDate, formatDayMonth } from "~/copy/format";
import { classNames } from "./class-names";

type Series = {
  label: string;
  /** One for each day, 0 or more. */
  values: readonly number[];
};

type DayChartProps = {
  title: string;
  /** YYYY-MM-DD, in order. */
  days: readonly string[];
  /** One, or a second one that is a part of the first and stands in front of it. */
  series: readonly [Series, Series?];
  /** A value in words: "12", "11,99 zł". */
  format: (value: number) => string;
  formatTick?: (value: number) => string;
};

const looks = [
  { bar: "fill-info/35", mark: "bg-info/35" },
  { bar: "fill-info", mark: "bg-info" },
];

/**
 * Bars for the days of a period. The drawing stretches to the room there is, so its words stand beside it, and their size
 * stays. Whoever cannot see it finds the same figures in a table, which the page has to offer with it.
 */
export function DayChart({ title, days, series, format, formatTick = format }: DayChartProps) {
  const shown = series.filter((each) => each !== undefined);
  const ticks = ticksUpTo(Math.max(0, ...shown.flatMap(({ values }) => values)));
  const top = ticks.at(-1) || 1;
  const last = days.length - 1;
  const labelled = [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])];
  const single = shown.length === 1;
  return (
    <figure className="space-y-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        {!single && (
          <ul className="flex flex-wrap gap-x-5 text-sm text-muted">
            {shown.map(({ label }, index) => (
              <li key={label} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={classNames("size-3 rounded-sm", looks[index]?.mark)}
                />
                {label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-muted tabular-nums">
        <div aria-hidden="true" className="flex h-48 flex-col-reverse justify-between text-right">
          {ticks.map((tick) => (
            <span key={tick} className="h-0 leading-none -translate-y-1.5">
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${title}: słupki dla kolejnych dni. Te same liczby są w tabeli poniżej.`}
          viewBox={`0 0 ${days.length * 10} 100`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2={days.length * 10}
              y1={100 - (tick / top) * 100}
              y2={100 - (tick / top) * 100}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? "stroke-control" : "stroke-line"}
            />
          ))}
          {days.map((day, index) => (
            <g key={day}>
              <title>
                {`${formatDate(day)}: ${shown.map(({ label, values }) => `${label.toLowerCase()} ${format(values[index] ?? 0)}`).join(", ")}`}
              </title>
              {shown.map(({ label, values }, place) => {
                const height = ((values[index] ?? 0) / top) * 100;
                return (
                  <rect
                    key={label}
                    x={index * 10 + 1.5}
                    y={100 - height}
                    width="7"
                    height={height}
                    className={looks[single ? 1 : place]?.bar}
                  />
                );
              })}
            </g>
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between pt-1.5">
          {labelled.map((index) => (
            <span key={index}>{formatDayMonth(days[index] ?? "")}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Round steps from nothing to the first one that is not below the highest value; four of them or a little more. */
export function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = Math.max(
    1,
    power * ([1, 2, 5, 10].find((each) => each * power * 4 >= highest) ?? 10),
  );
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
