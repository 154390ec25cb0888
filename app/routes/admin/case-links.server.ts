import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import { caseRefusal, type CaseDetail } from "~/services/moderation/case-detail.server";
import type { OpenedAccount } from "~/services/moderation/open-pseudonym.server";
import { textCard } from "~/services/moderation/text-cases.server";
import { decisionButtons, isDanger } from "~/site/moderation";

const labels = Object.values(decisionButtons);
const letsOthersSee = "Pokaż wszystkim";

/** The ways to what can be done in a case: to take it, and to decide it, in the order of the decisions. */
export async function caseLinksOf(ctx: ServiceContext, detail: CaseDetail) {
  // What waits is seen by nobody else yet: to leave it as it stands would mean something else.
  const lets = detail.content?.state === "held" ? decisionButtons.leave : null;
  const ofCase = actLinksOf("reports", { ...detail, id: detail.found.id }, ctx).map((link) =>
    link.label === lets ? { ...link, label: letsOthersSee } : link,
  );
  const place = ({ act, label }: ActLinkLine) =>
    // Writing to somebody who may be in danger comes before any decision, and else after all of them.
    (act === "message-author" && !isDanger(detail.found.urgency)) || label === letsOthersSee
      ? labels.length
      : labels.indexOf(label);
  return [...ofCase, ...(await textLinksOf(ctx, detail))].sort(
    (one, other) => place(one) - place(other),
  );
}

/** What is done to a text that waits decides its case, too. */
async function textLinksOf(ctx: ServiceContext, detail: CaseDetail) {
  const { subject: kind, subjectId: id } = detail.found;
  if (caseRefusal(detail) || (kind !== "post" && kind !== "comment")) return [];
  const card = await textCard(ctx, { kind, id });
  return (["edit", "delete"] as const).flatMap((act) =>
    actLinksOf(`${kind}s`, { id, ...card }, ctx, [act]).map((link) => ({
      ...link,
      label: decisionButtons[act],
    })),
  );
}

/** The ways to writing to those who are heard in a case. */
export const partyLinksOf = (ctx: ServiceContext, { found, threads }: CaseDetail) =>
  threads.flatMap(({ partyId, side, report }) =>
    // Nobody would read it.
    report && report.reach !== "open"
      ? []
      : actLinksOf("parties", { id: partyId, caseId: found.id, side, state: found.state }, ctx),
  );

/** The ways to shutting out the account behind a pseudonym, and to letting it in again. */
export const accountLinksOf = (
  ctx: ServiceContext,
  { userId: id, status, hasAppealed }: OpenedAccount,
) => actLinksOf("users", { id, status, hasAppealed }, ctx, ["ban", "unban"]);
