import { urgencies, type DecisionKind } from "~/site/moderation";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { versionToken } from "../concurrency/version-token";
import {
  assertDisinterested,
  assertFree,
  decide,
  lockCase,
  replaceDecision,
  settleCase,
  type Verdict,
} from "./decide-case.server";
import { openCase } from "./open-case.server";
import { lockText, textOf } from "./subject.server";
import {
  textRefusal,
  findModeratedText,
  type TextAct,
  type TextOf,
  type ModeratedText,
} from "./text-cases.server";
import { textRefusals } from "./acts";
import { staleRefusal } from "../command/refusals";

/** What a text said when somebody began to change it. */
export const textVersion = ({ title, content }: { title: string; content: string }) =>
  versionToken([title, content]);

export type TextVerdict = Omit<Verdict, "kind" | "days"> & {
  kind: TextAct;
  version?: string;
};

/**
 * Decides about a text that somebody of staff has found by themselves. It is a case like one that was reported: the author
 * hears the reasons and may appeal, reporters hear what came of it, and everything can be brought back until then. `leave`
 * takes back what stands: a hidden text is shown again, a changed one says what its author wrote.
 * @throws NotAllowed, also `own_interest` for whoever wrote or reported it; NotFound; Invalid; Conflict with a `TextRefusal`
 * or `text_changed` where a colleague or the author was faster
 */
export async function decideText(
  ctx: ServiceContext,
  { text, version, ...verdict }: TextVerdict & { text: TextOf },
): Promise<void> {
  const { userId } = authorise(ctx, "moderate_content", text);
  await inTransaction(ctx, async (tx) => {
    const seen = await findModeratedText(tx, text);
    if (!seen) throw new NotFound(text.kind);
    await lockText(tx, textOf(seen.subject));
    const found = await findModeratedText(tx, text);
    if (!found) throw new NotFound(text.kind);
    const refused = textRefusal(tx, found, { act: verdict.kind, userId });
    if (refused) throw new Conflict(textRefusals[refused]);
    if (verdict.kind === "edit" && textVersion(found) !== version)
      throw new Conflict(textRefusals.text_changed);
    const { state, current } = found;
    const of =
      caseToDecide(found, verdict.kind) ?? (await openCase(tx, found.subject, urgencies.usual));
    const locked = await lockCase(tx, of.id);
    assertFree(tx, locked, userId);
    if (locked.state !== of.state) throw new Conflict(staleRefusal("changed_meanwhile"));
    await assertDisinterested(tx, locked, userId);
    const replaced = locked.state === "open" ? null : current;
    const decision = replaced
      ? await replaceDecision(tx, locked, { current: replaced, verdict, userId })
      : await decide(tx, locked, verdict, { userId, byKeeper: false });
    await settleCase(tx, locked, {
      decision,
      before: { text: state, ...(replaced && { decision: replaced.kind }) },
    });
  });
}

/**
 * The case that a decision belongs to: it waits for one, or says something else from now on. None where the author has had
 * their appeal there, since they could not appeal against this, nor where what stands goes on beside it.
 */
function caseToDecide(
  { of, current, authorAppealed }: ModeratedText,
  act: TextAct,
): ModeratedText["of"] {
  if (!of || of.state === "open") return of;
  if (!current || current.kind === "leave") return null;
  if (act === "leave") return of;
  return !authorAppealed && replacedBy[act] === current.kind ? of : null;
}

const replacedBy: Partial<Record<TextAct, DecisionKind>> = { edit: "edit", delete: "hide" };
