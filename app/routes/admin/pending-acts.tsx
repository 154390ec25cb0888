import { formatPreciseTime } from "~/copy/format";
import { paths } from "~/paths";
import type { PendingAct } from "~/services/acts/pending-acts.server";
import { Notice } from "~/ui/notice";
import { TakeBack } from "./delayed-acts";
import { useCurrentPath } from "./return-path";

/** What staff have begun upon rows and is not done, by the rows' ids. */
export type PendingByRow = Record<string, (PendingAct & { mayTakeBack: boolean })[]>;

type Acts = PendingByRow[string];

function waitsFor({ runsAt, bulk }: PendingAct) {
  if (runsAt) return `zrobimy to o ${formatPreciseTime(runsAt)}`;
  if (!bulk) return "czeka na zgodę drugiej osoby";
  return bulk.isUnderWay
    ? "czynność zbiorcza w toku"
    : "czynność zbiorcza czeka na zgodę drugiej osoby";
}

const inWords = (act: PendingAct) =>
  `${act.label}: ${waitsFor(act)} (${act.byEmail ?? "konto, którego już nie ma"})`;

/** Beside the name of a row. */
export function PendingMarks({ acts }: { acts: Acts }) {
  return acts.map((act) => (
    <span key={act.id} className="block text-sm text-muted wrap-anywhere">
      {inWords(act)}
    </span>
  ));
}

/** Above the row in view; whoever may do it may take it back. */
export function PendingActs({ acts }: { acts: Acts }) {
  const here = useCurrentPath();
  return acts.map((act) => (
    <Notice key={act.id} kind="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          {inWords(act)}.{" "}
          {act.bulk && (
            <a className="link" href={paths.adminTab("bulk", act.bulk.id)}>
              Zobacz czynność zbiorczą
            </a>
          )}
        </p>
        {act.mayTakeBack && <TakeBack id={act.id} here={here} />}
      </div>
    </Notice>
  ));
}
