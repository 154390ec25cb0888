import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import {
  caseAppeals,
  caseParties,
  comments,
  moderationCases,
  moderationDecisions,
  posts,
} from "~/db/schema";
import type { CaseState } from "~/site/moderation";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { currentDecisions } from "./decide-case.server";
import { isClaimed, type Case, type Subject } from "./subject.server";
import type { Decision } from "./notify-parties.server";
import type { TextState } from "../posts/text-states";
import { textRefusals } from "./acts";
import type { Refusal } from "../command/refusals";

const maxCases = 10;

export type TextOf = { kind: "post" | "comment"; id: string };

export type TextAct = "hide" | "edit" | "delete" | "leave";

export type ModeratedText = {
  subject: Subject;
  state: TextState;
  title: string;
  content: string;
  /** The case that a decision would belong to or replace; null where there is none. */
  of: Case | null;
  current: Decision | null;
  authorAppealed: boolean;
};

/**
 * A text as staff find it, with what stands about it.
 * @returns null where there is none, or where its author took it back
 */
export async function findModeratedText(
  ctx: Pick<ServiceContext, "db">,
  { kind, id }: TextOf,
): Promise<ModeratedText | null> {
  if (!isId(id)) return null;
  const [written] =
    kind === "post"
      ? await ctx.db
          .select({
            groupId: posts.groupId,
            authorId: posts.authorId,
            inPostId: posts.id,
            state: posts.state,
            title: posts.title,
            content: posts.content,
            moderatedAt: posts.moderatedAt,
          })
          .from(posts)
          .where(eq(posts.id, id))
      : (
          await ctx.db
            .select({
              groupId: posts.groupId,
              authorId: comments.authorId,
              inPostId: posts.id,
              state: comments.state,
              content: comments.content,
              moderatedAt: comments.moderatedAt,
            })
            .from(comments)
            .innerJoin(posts, eq(posts.id, comments.postId))
            .where(eq(comments.id, id))
        ).map((comment) => ({ ...comment, title: "" }));
  if (!written || (written.state === "deleted" && written.moderatedAt === null)) return null;
  const { state, title, content, groupId, authorId, inPostId } = written;
  const subject = { kind, id, field: null, groupId, authorId, inPostId };
  return { subject, state, title, content, ...(await caseThatCounts(ctx, id)) };
}

async function caseThatCounts(
  ctx: Pick<ServiceContext, "db">,
  subjectId: string,
): Promise<Pick<ModeratedText, "of" | "current" | "authorAppealed">> {
  const found = await ctx.db
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.subjectId, subjectId), ne(moderationCases.state, "closed")))
    .orderBy(desc(moderationCases.openedAt))
    .limit(maxCases);
  const decisions = await currentDecisions(
    ctx,
    found.map(({ id }) => id),
  );
  const cases = found.map((of) => ({ of, current: decisions.get(of.id) ?? null }));
  const chosen =
    cases.find(({ of }) => of.state === "open" || of.state === "appealed") ??
    cases.find(({ current }) => current !== null && current.kind !== "leave") ??
    cases[0];
  return chosen
    ? { ...chosen, authorAppealed: await hasAuthorAppealed(ctx, chosen.of.id) }
    : { of: null, current: null, authorAppealed: false };
}

async function hasAuthorAppealed(ctx: Pick<ServiceContext, "db">, caseId: string) {
  const [appeal] = await ctx.db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(and(eq(caseParties.caseId, caseId), eq(caseParties.side, "author")))
    .limit(1);
  return appeal !== undefined;
}

/** Why something cannot be done to a text now; null where it can. */
export type TextRefusal = Exclude<keyof typeof textRefusals, "text_changed">;

/** @param userId who of staff would do it */
export function textRefusal(
  ctx: Pick<ServiceContext, "now">,
  { state, of, current }: Pick<ModeratedText, "state" | "of" | "current">,
  { act, userId }: { act: TextAct; userId: string },
): TextRefusal | null {
  if (of?.state === "appealed") return "appealed";
  if (of && of.claimedById !== null && of.claimedById !== userId && isClaimed(ctx, of))
    return "claimed";
  if (act === "leave") {
    const isTaken = state !== "published" && of?.state === "open";
    const isDecided = current !== null && current.kind !== "leave";
    return isTaken || isDecided ? null : "nothing_to_restore";
  }
  if (state === "deleted") return "deleted";
  return state === "hidden" && act !== "delete" ? "hidden" : null;
}

/** Why each act cannot be done to a text now by whoever looks; null where it can. */
export type TextRefusals = { refused: Record<TextAct, Refusal | null> };

/**
 * A text as staff find it, null where it is gone, with what can be done to it.
 * @throws NotAllowed
 */
export async function textCard(
  ctx: ServiceContext,
  of: TextOf,
): Promise<TextRefusals & { text: ModeratedText | null }> {
  const { userId } = authoriseReading(ctx, "moderate_content");
  const text = await findModeratedText(ctx, of);
  const refusalOf = (act: TextAct) => {
    const refused = text ? textRefusal(ctx, text, { act, userId }) : "deleted";
    return refused && textRefusals[refused];
  };
  return {
    text,
    refused: {
      hide: refusalOf("hide"),
      edit: refusalOf("edit"),
      delete: refusalOf("delete"),
      leave: refusalOf("leave"),
    },
  };
}

export type CaseAboutText = {
  id: string;
  state: CaseState;
  openedAt: Date;
  decisions: Pick<
    Decision,
    "id" | "kind" | "reason" | "decidedAt" | "revertedAt" | "isAutomated" | "byKeeper"
  >[];
};

/** The cases about a text, the latest first. @throws NotAllowed */
export async function casesAbout(ctx: ServiceContext, id: string): Promise<CaseAboutText[]> {
  authoriseReading(ctx, "moderate_content");
  if (!isId(id)) return [];
  const found = await ctx.db
    .select({
      id: moderationCases.id,
      state: moderationCases.state,
      openedAt: moderationCases.openedAt,
    })
    .from(moderationCases)
    .where(eq(moderationCases.subjectId, id))
    .orderBy(desc(moderationCases.openedAt))
    .limit(maxCases);
  if (found.length === 0) return [];
  const decisions = await ctx.db
    .select({
      caseId: moderationDecisions.caseId,
      id: moderationDecisions.id,
      kind: moderationDecisions.kind,
      reason: moderationDecisions.reason,
      decidedAt: moderationDecisions.decidedAt,
      revertedAt: moderationDecisions.revertedAt,
      isAutomated: moderationDecisions.isAutomated,
      byKeeper: moderationDecisions.byKeeper,
    })
    .from(moderationDecisions)
    .where(
      inArray(
        moderationDecisions.caseId,
        found.map(({ id: caseId }) => caseId),
      ),
    )
    .orderBy(asc(moderationDecisions.decidedAt));
  return found.map((one) => ({
    ...one,
    decisions: decisions.filter(({ caseId }) => caseId === one.id),
  }));
}
