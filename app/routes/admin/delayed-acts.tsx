import { formatPreciseTime } from "~/copy/format";
import { paths } from "~/paths";
import type { DelayedAct } from "~/services/acts/queries.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { tabOfTarget } from "./tab-of-target";

export function DelayedActs({ acts, here }: { acts: readonly DelayedAct[]; here: string }) {
  if (acts.length === 0) return null;
  return (
    <div className="mb-6 space-y-3">
      {acts.map(({ id, label, target, name, runsAt, failure }) => (
        <Notice key={id} kind={failure === null ? "info" : "error"}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <strong>{label}</strong>,{" "}
              <a className="link" href={paths.adminTab(tabOfTarget[target.kind] ?? "", target.id)}>
                {name}
              </a>
              {failure === null
                ? `: zrobimy to o ${formatPreciseTime(runsAt)}.`
                : `: nie zrobiliśmy tego. ${failure}.`}
            </p>
            {failure === null && <TakeBack id={id} here={here} />}
          </div>
        </Notice>
      ))}
    </div>
  );
}

/** Takes back what one has pressed and is not done. @param here where that leads back to */
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
