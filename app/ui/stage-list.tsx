import { Check, X } from "./icons";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

export type StageState = "done" | "current" | "waiting" | "failed";

export type Stage = {
  label: string;
  state: StageState;
  time?: string;
  note?: ReactNode;
};

const states: Record<StageState, { words: string; look: string; mark: ReactNode }> = {
  done: {
    words: "zrobione",
    look: "border-success bg-success-soft text-success",
    mark: <Check className="size-5" />,
  },
  current: {
    words: "w toku",
    look: "border-gold-ink bg-surface text-gold-ink",
    mark: <Spinner />,
  },
  waiting: { words: "czeka", look: "border-control border-dashed bg-surface", mark: null },
  failed: {
    words: "nie udało się",
    look: "border-danger bg-danger-soft text-danger",
    mark: <X className="size-5" />,
  },
};

export function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol>
      {stages.map(({ label, state, time, note }) => (
        <li
          key={label}
          aria-current={state === "current" ? "step" : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-0 left-4.5 w-px -translate-x-1/2 bg-control group-last:hidden"
          />
          <span
            className={classNames(
              "flex size-9 shrink-0 items-center justify-center rounded-full border-2",
              states[state].look,
            )}
          >
            {states[state].mark}
          </span>
          <div className="min-w-0 grow pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={state === "waiting" ? "text-muted" : "font-semibold"}>
                {label}
                <span className="sr-only"> – {states[state].words}</span>
              </span>
              {/* The space is for browsers without style sheets. */}{" "}
              {time && <span className="text-sm text-muted tabular-nums">{time}</span>}
            </p>
            {note && <div className="mt-1 text-sm text-muted">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
