import type { ReactNode } from "react";
import { formatPreciseTime } from "~/copy/format";
import { paths } from "~/paths";
import type { Target } from "~/services/access/targets";
import type { DelayedAct } from "~/services/acts/queries.server";
import { Button } from "~/ui/button";
import { Notice, type NoticeKind } from "~/ui/notice";
import { tabOfTarget } from "./tab-of-target";

export function DelayedActs({ acts, here }: { acts: readonly DelayedAct[]; here: string }) {
  return acts.map(({ id, failure, runsAt, name, ...act }) => (
    <DeskNotice
      key={id}
      kind={failure === null ? "info" : "error"}
      act={{ ...act, targetName: name }}
      button={failure === null ? <TakeBack id={id} here={here} /> : <Read id={id} here={here} />}
    >
      {failure === null
        ? `: zrobimy to o ${formatPreciseTime(runsAt)}.`
        : `: nie zrobiliśmy tego. ${failure}.`}
    </DeskNotice>
  ));
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
  const tab = tabOfTarget[target.kind];
  return (
    <Notice kind={kind}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          <strong>{label}</strong>,{" "}
          {tab ? (
            <a className="link" href={paths.adminTab(tab, target.id)}>
              {targetName}
            </a>
          ) : (
            targetName
          )}
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
