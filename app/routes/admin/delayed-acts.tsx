import type { ReactNode } from "react";
import { formatCount, formatPreciseTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { Target } from "~/services/access/targets";
import type { DelayedAct } from "~/services/acts/queries.server";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useFlash } from "~/ui/flash-notice";
import { ChevronDown } from "~/ui/icons";
import { focused, Notice, type NoticeKind } from "~/ui/notice";
import { tabOfTarget } from "./tab-of-target";

/** The code of what is said where an act waits for half a minute: `DelayedActs` says it already. */
const delayedFlash = "act-delayed";

/** What has just been done upon a page of the desk, unless that stands above it. */
export function useDeskFlash(): ReturnType<typeof useFlash> {
  const flash = useFlash();
  return flash?.code === delayedFlash ? null : flash;
}

/** What one has pressed and can take back: the newest on a line, the older ones folded; and what was not done, until it is read. */
export function DelayedActs({ acts, here }: { acts: readonly DelayedAct[]; here: string }) {
  const isNew = useFlash()?.code === delayedFlash;
  const ahead = acts.filter(({ failure }) => failure === null);
  const newest = ahead.at(-1);
  const older = ahead.slice(0, -1);
  return (
    <>
      {newest && (
        <div
          role="status"
          {...(isNew && focused)}
          className="rounded-control border border-info bg-info-soft px-4 py-1 text-info-ink"
        >
          <AheadLine act={newest} here={here} />
          {older.length > 0 && (
            <details className="border-t border-info/40">
              <summary className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
                <ChevronDown aria-hidden="true" className="size-4 in-open:rotate-180" />
                {`Możesz też cofnąć: ${formatCount(older.length, "wcześniejszą czynność", "wcześniejsze czynności", "wcześniejszych czynności")}`}
              </summary>
              {older.toReversed().map((act) => (
                <AheadLine key={act.id} {...{ act, here }} />
              ))}
            </details>
          )}
        </div>
      )}
      {acts
        .filter(({ failure }) => failure !== null)
        .map(({ id, failure, name, ...act }) => (
          <DeskNotice
            key={id}
            kind="error"
            act={{ ...act, targetName: name }}
            button={<Read id={id} here={here} />}
          >
            {`: nie zrobiliśmy tego. ${failure}.`}
          </DeskNotice>
        ))}
    </>
  );
}

function AheadLine({ act, here }: { act: DelayedAct; here: string }) {
  const { id, ahead, target, name, runsAt } = act;
  return (
    <div className="flex min-h-10 items-center justify-between gap-3">
      <p>
        <strong>{tieWords(ahead)}</strong> (<TargetName target={target} name={name} />){" "}
        <span className="whitespace-nowrap">o {formatPreciseTime(runsAt)}.</span> Możesz to jeszcze
        cofnąć.
      </p>
      <TakeBack id={id} here={here} />
    </div>
  );
}

/** A number is never broken; an address or a title may be. */
function TargetName({ target, name }: { target: Target; name: string }) {
  const tab = tabOfTarget[target.kind];
  const look = /^K-\d+$/.test(name) ? "whitespace-nowrap" : "wrap-anywhere";
  return tab ? (
    <a className={classNames("link", look)} href={paths.adminTab(tab, target.id)}>
      {name}
    </a>
  ) : (
    <span className={look}>{name}</span>
  );
}

type DeskNoticeProps = {
  kind: NoticeKind;
  act: { label: string; target: Target; targetName: string };
  button: ReactNode;
  /** What became of it. */
  children: ReactNode;
};

/** What every page of the desk tells of something that one asked for, or pressed. */
export function DeskNotice({
  kind,
  act: { label, target, targetName },
  button,
  children,
}: DeskNoticeProps) {
  return (
    <Notice kind={kind}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          <strong>{label}</strong>, <TargetName target={target} name={targetName} />
          {children}
        </p>
        {button}
      </div>
    </Notice>
  );
}

/** Takes back what was pressed and is not done. @param here where that leads back to */
export function TakeBack({ id, here }: { id: string; here: string }) {
  return (
    <form method="post" action={paths.adminTakeBack(id)}>
      <input type="hidden" name="returnTo" value={here} />
      <Button variant="secondary" size="small">
        Cofnij
      </Button>
    </form>
  );
}

/** Puts a notice away that stays until then. @param here where that leads back to */
export function Read({ id, here }: { id: string; here: string }) {
  return (
    <form method="post" action={paths.adminReadOutcome(id)}>
      <input type="hidden" name="returnTo" value={here} />
      <Button variant="secondary" size="small">
        Przeczytane
      </Button>
    </form>
  );
}
