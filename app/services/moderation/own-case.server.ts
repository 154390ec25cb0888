import { and, desc, eq, inArray } from "drizzle-orm";
import { caseParties, comments, groupMembers, moderationCases, posts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { viewerOf } from "../groups/access.server";
import { isId } from "../listing/ids";
import { caseKey } from "./case-key.server";
import type { TextOf } from "./text-cases.server";

export type OwnCase = {
  /** Of the author's page of the newest case; null where they have none, or none yet. */
  key: string | null;
  /** It waits for a person since a crisis was heard in it, and its author is told of that in the next moment. */
  isHeld: boolean;
};

/**
 * The case of something that a member wrote. A page that says that others do not see it stays open while they are let see it,
 * or while its author takes it back.
 * @throws NotFound for what is another's or was never there; NotAllowed for whoever is not signed in
 */
export async function findOwnCase(ctx: ServiceContext, { kind, id }: TextOf): Promise<OwnCase> {
  const viewer = viewerOf(ctx);
  if (viewer === null) throw new NotAllowed("not_signed_in");
  const written = kind === "post" ? posts : comments;
  const [text] = isId(id)
    ? await ctx.db
        .select({ state: written.state })
        .from(written)
        .innerJoin(groupMembers, eq(groupMembers.id, written.authorId))
        .where(and(eq(written.id, id), eq(groupMembers.userId, viewer)))
    : [];
  if (!text) throw new NotFound(kind);
  const isHeld = text.state === "held";
  const [party] = await ctx.db
    .select({ id: caseParties.id })
    .from(moderationCases)
    .innerJoin(caseParties, eq(caseParties.caseId, moderationCases.id))
    .where(
      and(
        eq(moderationCases.subject, kind),
        eq(moderationCases.subjectId, id),
        eq(caseParties.side, "author"),
        // Of words that were held once before, the case that is closed is another matter.
        isHeld ? inArray(moderationCases.state, ["open", "appealed"]) : undefined,
      ),
    )
    .orderBy(desc(moderationCases.openedAt))
    .limit(1);
  return { key: party ? caseKey(party.id) : null, isHeld };
}
