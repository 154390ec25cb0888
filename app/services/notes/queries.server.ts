import { and, asc, eq, inArray, or } from "drizzle-orm";
import { staffNotes } from "~/db/schema";
import { staffNames } from "../access/staff-names.server";
import { NotAllowed } from "../command/errors";
import type { ServiceContext } from "../command/context.server";
import type { NotedTarget } from "./acts";

export type StaffNote = {
  id: string;
  text: string;
  writtenAt: Date;
  authorId: string;
  /** As colleagues call them; null where the account is gone. */
  author: string | null;
  /** The act that it was written beside, and its reason; null for one of its own. */
  act: string | null;
  reason: string | null;
};

/**
 * What staff wrote about something, the oldest first; whoever asks has been let in to that.
 * @throws NotAllowed unless staff
 */
export async function notesOf(
  ctx: ServiceContext,
  { kind, id }: NotedTarget,
): Promise<StaffNote[]> {
  return notesOfAll(ctx, [{ kind, ids: [id] }]);
}

/**
 * The same of several at once.
 * @throws NotAllowed unless staff
 */
export async function notesOfAll(
  ctx: ServiceContext,
  targets: readonly { kind: NotedTarget["kind"]; ids: readonly string[] }[],
): Promise<StaffNote[]> {
  if (ctx.actor.kind !== "staff") throw new NotAllowed("note");
  const wanted = targets.filter(({ ids }) => ids.length > 0);
  if (wanted.length === 0) return [];
  const notes = await ctx.db
    .select()
    .from(staffNotes)
    .where(
      or(
        ...wanted.map(({ kind, ids }) =>
          and(eq(staffNotes.targetKind, kind), inArray(staffNotes.targetId, [...ids])),
        ),
      ),
    )
    .orderBy(asc(staffNotes.writtenAt));
  const names = await staffNames(
    ctx,
    notes.map(({ authorId }) => authorId),
  );
  return notes.map(({ id, text, writtenAt, authorId, act, reason }) => ({
    ...{ id, text, writtenAt, authorId, act, reason },
    author: names.get(authorId)?.name ?? null,
  }));
}
