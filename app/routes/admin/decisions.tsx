import type { ListedAct } from "~/services/acts/deferred-act.server";
import { reasonLabel } from "~/services/acts/words";
import type { NoticeKind } from "~/ui/notice";
import { DeskNotice, Read } from "./delayed-acts";

const kinds: Record<ListedAct["status"], NoticeKind> = {
  requested: "info",
  approved: "success",
  declined: "error",
  lapsed: "warning",
};

const somebody = "konto, którego już nie ma";

/** What became of a request that takes two people, in a sentence. */
export function decisionText({
  status,
  begun,
  decidedByName,
  declineReason,
}: Pick<ListedAct, "status" | "begun" | "decidedByName" | "declineReason">): string {
  const who = decidedByName ?? somebody;
  const texts: Record<ListedAct["status"], string> = {
    requested: "Czeka na zgodę.",
    approved: `Jest zgoda (${who}): ${begun ?? "czynność się wykonała."}`,
    declined:
      declineReason === "taken_back"
        ? `Prośba wycofana (${who}).`
        : `Odmowa (${who}). Powód: ${reasonLabel(declineReason)}.`,
    lapsed: "Nikt nie odpowiedział w ciągu doby, więc prośba wygasła. Nic się nie wydarzyło.",
  };
  return texts[status];
}

/** Tells whoever asked of a yes, a no and a lapse, until they have read it. */
export function Decisions({ acts, here }: { acts: readonly ListedAct[]; here: string }) {
  return acts.map((act) => (
    <DeskNotice
      key={act.id}
      kind={kinds[act.status]}
      act={act}
      button={<Read id={act.id} here={here} />}
    >
      . {decisionText(act)}
    </DeskNotice>
  ));
}
