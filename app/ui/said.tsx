import { formatDateTime } from "~/copy/format";

type SaidProps = {
  by: string;
  at: Date | null;
  mine?: boolean;
  /** How its moment is written; by default with the day. */
  format?: (at: Date) => string;
  children: string;
};

/** Something that somebody said in a talk. */
export function Said({ by, at, mine, format = formatDateTime, children }: SaidProps) {
  return (
    <div
      className={
        mine
          ? "ml-auto w-fit max-w-[90%] rounded-card bg-area-soft px-5 py-3 text-area-ink"
          : "w-fit max-w-[95%] rounded-card border border-line bg-surface px-5 py-3"
      }
    >
      <p className="text-sm">
        <strong>{by}</strong> {at && <time dateTime={at.toISOString()}>{format(at)}</time>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}
