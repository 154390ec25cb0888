import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { classNames } from "./class-names";

type SpeechProps = {
  by: string;
  at: Date | null;
  mine?: boolean;
  /** How its moment is written; by default with the day. */
  format?: (at: Date) => string;
  /** What can be done with it, at the end of the line that says whose it is. */
  act?: ReactNode;
  children: ReactNode;
};

/** Somebody's turn in a talk: one's own at the right and in the area's colour, the other's at the left, as on paper. */
export function Speech({ by, at, mine, format = formatDateTime, act, children }: SpeechProps) {
  return (
    <div className={classNames("w-fit max-w-[min(92%,68ch)]", mine && "ml-auto")}>
      <p
        className={classNames(
          "mb-1 flex min-h-6 items-center gap-2 px-1 text-sm",
          mine && "justify-end",
        )}
      >
        <strong className="font-semibold">{by}</strong>{" "}
        {at && (
          <time dateTime={at.toISOString()} className="text-muted">
            {format(at)}
          </time>
        )}
        {act}
      </p>
      <div
        className={classNames(
          "space-y-2 rounded-card border px-4 py-2.5 sm:px-5 sm:py-3",
          mine
            ? "ml-auto w-fit rounded-tr-md border-transparent bg-area-soft"
            : "rounded-tl-md border-line bg-surface",
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Something that somebody said in a talk. */
export const Said = ({
  children,
  ...turn
}: Omit<SpeechProps, "children"> & { children: string }) => (
  <Speech {...turn}>
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {children}
    </p>
  </Speech>
);
