import { and, eq, sql } from "drizzle-orm";
import { logger } from "~/config/logger.server";
import { db } from "~/db/client.server";
import { listen } from "~/db/listen.server";
import { textStreams } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { Conflict } from "../command/errors";
import { batcher, type TextBatch } from "./batch";
import type { TextStream, TextSubject } from "./subject";
import { saidByPage } from "../command/refusals";

/**
 * Begins a text about a subject, from nothing: what an attempt before it has left open, as one does that is killed, takes
 * no more words.
 * @throws Conflict `text_begun` when somebody else begins one at the same moment
 */
export async function beginText(ctx: ServiceContext, subject: TextSubject): Promise<TextStream> {
  const ofSubject = and(
    eq(textStreams.subjectKind, subject.kind),
    eq(textStreams.subjectId, subject.id),
  );
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .update(textStreams)
      .set({ state: "replaced" })
      .where(and(ofSubject, eq(textStreams.state, "open")));
    const [stream] = await tx.db
      .insert(textStreams)
      .values({
        subjectKind: subject.kind,
        subjectId: subject.id,
        attempt: sql`(select coalesce(max(attempt), 0) + 1 from text_streams
          where subject_kind = ${subject.kind} and subject_id = ${subject.id})`,
        grewAt: tx.now(),
      })
      // Two unique indexes: whoever waited for the other's row in one of them would wait for ever in the second.
      .onConflictDoNothing()
      .returning({ id: textStreams.id });
    if (!stream) throw new Conflict(saidByPage("text_begun"));
    return { id: stream.id, subject };
  });
}

/**
 * Ends what is being written about a subject, in whichever process: it takes no more words, and its writer hangs up at once
 * where it watches for that, else with the next words that it would store. It is `complete` then, as nothing more will come of
 * it, also where it was stopped in its middle: how it ended, its subject says.
 */
export async function closeText(
  { db }: Pick<ServiceContext, "db">,
  subject: TextSubject,
): Promise<void> {
  await db.execute(sql`
    with closed as (
      update text_streams set state = 'complete'
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} and state = 'open'
      returning subject_id
    )
    select pg_notify('text_grown', subject_id::text), pg_notify('text_closed', subject_id::text)
    from closed`);
}

/** Calls back whenever a text may have been closed, in whichever process. @returns what ends it */
export const watchClosing = ({ id }: TextSubject, onClosed: () => void): (() => void) =>
  listen("text_closed", (closed) => {
    if (closed === null || closed === id) onClosed();
  });

/** Tells whoever reads along to look again, once this is committed: what is said of a subject is not in its text alone. */
export async function announceText(
  { db }: Pick<ServiceContext, "db">,
  { id }: TextSubject,
): Promise<void> {
  await db.execute(sql`select pg_notify('text_grown', ${id})`);
}

const gathered = batcher(storeGathered, (error) =>
  logger.warn({ error: describeError(error) }, "could not store what was written"),
);

/**
 * Stores a text as it comes, for whoever reads along; leaving it half-written closes `pieces`.
 * @returns the whole, which the subject's owner keeps
 * @throws what `pieces` throws; Conflict `text_replaced` when another attempt has begun meanwhile
 */
export async function storeText(
  { id }: TextStream,
  pieces: AsyncIterable<string>,
): Promise<string> {
  let text = "";
  try {
    for await (const piece of pieces) {
      if (!gathered.add(id, piece)) throw new Conflict(saidByPage("text_replaced"));
      text += piece;
    }
  } catch (error) {
    await gathered.end(id, "failed").catch(() => undefined);
    throw error;
  }
  if (!(await gathered.end(id, "complete"))) throw new Conflict(saidByPage("text_replaced"));
  return text;
}

/** Ids that a word of PostgreSQL has room for, which is 8,000 bytes. */
const maxNamed = 200;

async function storeGathered(all: readonly TextBatch[]): Promise<Set<string>> {
  const list = (values: readonly (string | null)[]) => sql.param(values);
  const [stored] = await db.execute<{ ids: string[] }>(sql`
    with sent as (
      select * from unnest(
        ${list(all.map(({ id }) => id))}::uuid[],
        ${list(all.map(({ text }) => text))}::text[],
        ${list(all.map(({ state }) => state))}::text_stream_state[]
      ) as sent (id, text, ending)
    ), grown as (
      update text_streams stream
      set pieces = stream.pieces + (sent.text <> '')::int,
        state = coalesce(sent.ending, stream.state),
        grew_at = ${new Date().toISOString()}::timestamptz
      from sent where stream.id = sent.id and stream.state = 'open'
      returning stream.id, stream.subject_id, stream.pieces, sent.text
    ), stored as (
      insert into text_pieces (stream_id, seq, text) select id, pieces, text from grown where text <> ''
    )
    select array_agg(id) as ids, pg_notify('text_grown',
      case when count(*) > ${maxNamed} then '' else string_agg(subject_id::text, ',') end)
    from grown having count(*) > 0`);
  return new Set(stored?.ids ?? []);
}
