import type { SerializeFrom } from "@remix-run/node";
import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import type { CaseDetail } from "~/services/moderation/case-detail.server";
import { groupWordsText } from "~/site/group-words-text";
import { decisionLine, decisionNames, reasonText, type CaseSubject } from "~/site/moderation";
import { WrittenText } from "~/ui/written-text";
import { FoldSummary } from "~/ui/fold-summary";

type Decided = Pick<SerializeFrom<CaseDetail>, "decisions" | "earlier" | "found">;

export function CaseDecisions({ detail: { decisions, earlier, found } }: { detail: Decided }) {
  return (
    <section className="space-y-2">
      <h3 className="text-lg">Decyzje</h3>
      {decisions.length === 0 && <p className="text-muted">Nie ma jeszcze żadnej.</p>}
      <ol className="space-y-3">
        {decisions.map((decision) => (
          <li key={decision.id} className="text-sm">
            <p className="font-semibold">{decisionLine(decision)}</p>
            <p className="text-muted">
              {formatDateTime(decision.decidedAt)}
              {decision.silencedUntil && ` · do ${formatDateTime(decision.silencedUntil)}`}
              {decision.kind === "ban_account" &&
                (decision.bannedUntil
                  ? ` · do ${formatDateTime(decision.bannedUntil)}`
                  : " · bez daty końca")}
              {decision.isAutomated ? " · system" : decision.byKeeper ? " · opiekun grupy" : ""}
              {decision.revertedAt && " · już nie obowiązuje"}
            </p>
            {decision.words && <WrittenText text={decision.words} />}
            {decision.undo.edited && (
              <details>
                <FoldSummary>Jak było przed zmianą</FoldSummary>
                <WordsBefore of={found.subject} words={decision.undo.edited.before} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <details>
          <FoldSummary>Wcześniejsze decyzje o tej osobie</FoldSummary>
          <ul className="space-y-1 text-sm">
            {earlier.map(({ caseId, kind, reason, decidedAt }) => (
              <li key={caseId + decidedAt}>
                <a href={paths.adminTab("reports", caseId)} className="link">
                  {decisionNames[kind]}
                </a>
                , {reasonText(reason)}, {formatDateTime(decidedAt)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type BeforeProps = { of: CaseSubject; words: { title: string; content: string } };

export const WordsBefore = ({ of, words: { title, content } }: BeforeProps) =>
  of === "group_words" ? (
    <WrittenText text={groupWordsText({ rules: title, welcome: content })} />
  ) : (
    <>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <WrittenText text={content} />
    </>
  );
