import DataLoader from "dataloader";
import { and, eq, gt, max, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { listen } from "~/db/listen.server";
import { textStreams } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { TextState, TextSubject } from "./subject";

export type TextPosition = { attempt: number; seq: number };

export const textStart: TextPosition = { attempt: 0, seq: 0 };

/** `3.17`, as an event of a stream is called. */
export const formatPosition = ({ attempt, seq }: TextPosition) => `${attempt}.${seq}`;

/** @returns null for anything else */
export function parsePosition(said: string): TextPosition | null {
  const [, attempt, seq] = /^(\d{1,9})\.(\d{1,9})$/.exec(said) ?? [];
  return attempt && seq ? { attempt: Number(attempt), seq: Number(seq) } : null;
}

export type ReadText = {
  text: string;
  replaces: boolean;
  position: TextPosition;
  state: TextState;
  hasMore: boolean;
  /** When it was begun or last grew; null for one that is not there. */
  grewAt: Date | null;
};

/** Pieces that are read at a time, so that a reader who comes late takes no more memory than others. */
const maxPieces = 200;

type Read = { subject: TextSubject; after: TextPosition };

type Row = {
  asked: number;
  attempt: number;
  state: TextState | "replaced";
  pieces: number;
  grewAt: number;
  seq: number | null;
  text: string | null;
};

/** What comes of several texts, each after some position; who may read them, the callers have asked. */
async function readTexts(
  { db }: Pick<ServiceContext, "db">,
  reads: readonly Read[],
): Promise<(ReadText | null)[]> {
  const list = (values: readonly (string | number)[]) => sql.param(values);
  const rows = await db.execute<Row>(sql`
    select asked.at::int as asked, latest.attempt, latest.state, latest.pieces,
      (extract(epoch from latest.grew_at) * 1000)::float8 as "grewAt", piece.seq, piece.text
    from unnest(
      ${list(reads.map(({ subject }) => subject.kind))}::text[],
      ${list(reads.map(({ subject }) => subject.id))}::uuid[],
      ${list(reads.map(({ after }) => after.attempt))}::int[],
      ${list(reads.map(({ after }) => after.seq))}::int[]
    ) with ordinality as asked (kind, id, attempt, seq, at)
    cross join lateral (
      select * from text_streams
      where subject_kind = asked.kind and subject_id = asked.id
      order by attempt desc limit 1
    ) as latest
    left join lateral (
      select seq, text from text_pieces
      where stream_id = latest.id
        and seq > case when latest.attempt = asked.attempt then asked.seq else 0 end
      order by seq limit ${maxPieces}
    ) as piece on true
    order by asked.at, piece.seq`);
  const found = reads.map((): Row[] => []);
  for (const row of rows) found[row.asked - 1]?.push(row);
  return reads.map(({ after }, index) => textOf(found[index] ?? [], after));
}

function textOf(rows: readonly Row[], after: TextPosition): ReadText | null {
  const [first] = rows;
  if (!first) return null;
  const { attempt, state, pieces, grewAt } = first;
  const isSame = attempt === after.attempt;
  const seq = rows.at(-1)?.seq ?? (isSame ? after.seq : 0);
  return {
    text: rows.map((row) => row.text ?? "").join(""),
    replaces: !isSame,
    position: { attempt, seq },
    state: state === "replaced" ? "failed" : state,
    hasMore: seq < pieces,
    grewAt: new Date(grewAt),
  };
}

/**
 * What comes of a text after some position; who may read it, the caller has asked.
 * @returns null when nothing is, or is no longer, written about the subject
 */
export async function readText(
  ctx: Pick<ServiceContext, "db">,
  subject: TextSubject,
  after: TextPosition = textStart,
): Promise<ReadText | null> {
  const [read] = await readTexts(ctx, [{ subject, after }]);
  return read ?? null;
}

/** How long reads wait for each other, in milliseconds: one announcement wakes everybody whose text has grown. */
const gatherFor = 10;

const following = new DataLoader<Read, ReadText | null>((reads) => readTexts({ db }, reads), {
  cache: false,
  maxBatchSize: 200,
  batchScheduleFn: (read) => setTimeout(read, gatherFor),
});

/** As `readText`, for whoever reads along: all of a process who ask at about the same time are one question. */
export const followText = (subject: TextSubject, after: TextPosition) =>
  following.load({ subject, after });

/** All that there is of a text by now, for a page that shows it whole. */
export async function readWholeText(
  ctx: Pick<ServiceContext, "db">,
  subject: TextSubject,
): Promise<Pick<ReadText, "text" | "position" | "state"> | null> {
  let whole = await readText(ctx, subject);
  while (whole?.hasMore) {
    const next = await readText(ctx, subject, whole.position);
    whole = next && { ...next, text: next.replaces ? next.text : whole.text + next.text };
  }
  return whole;
}

/** When there last were more words about a subject, in whatever attempt; null where there were none. */
export async function lastGrowth(
  { db }: Pick<ServiceContext, "db">,
  subject: TextSubject,
): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(textStreams.grewAt) })
    .from(textStreams)
    .where(
      and(
        eq(textStreams.subjectKind, subject.kind),
        eq(textStreams.subjectId, subject.id),
        gt(textStreams.pieces, 0),
      ),
    );
  return last?.at ?? null;
}

/** Who waits for words about a subject in this process, by its id: one look at a word finds them, however many they are. */
const readers = new Map<string, Set<() => void>>();
let stopListening = () => {};

/**
 * Calls back whenever a text may have grown, in whichever process that happened. What it is, `readText` says.
 * @returns what ends it
 */
export function watchText({ id }: TextSubject, onGrowth: () => void): () => void {
  if (readers.size === 0)
    stopListening = listen("text_grown", (word) => {
      const ids = word ? word.split(",") : [...readers.keys()];
      for (const each of ids) for (const wake of [...(readers.get(each) ?? [])]) wake();
    });
  const mine = readers.get(id) ?? new Set();
  readers.set(id, mine.add(onGrowth));
  return () => {
    mine.delete(onGrowth);
    if (mine.size > 0 || readers.get(id) !== mine) return;
    readers.delete(id);
    if (readers.size === 0) stopListening();
  };
}
