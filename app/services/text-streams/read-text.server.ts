import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { listen } from "~/db/listen.server";
import { textPieces, textStreams } from "~/db/schema";
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
};

/** Pieces that are read at a time, so that a reader who comes late takes no more memory than others. */
const maxPieces = 200;

/**
 * What comes of a text after some position; who may read it, the caller has asked.
 * @returns null when nothing is, or is no longer, written about the subject
 */
export async function readText(
  { db }: Pick<ServiceContext, "db">,
  subject: TextSubject,
  after: TextPosition = textStart,
): Promise<ReadText | null> {
  const latest = db
    .select()
    .from(textStreams)
    .where(and(eq(textStreams.subjectKind, subject.kind), eq(textStreams.subjectId, subject.id)))
    .orderBy(desc(textStreams.attempt))
    .limit(1)
    .as("latest");
  const isNext = gt(
    textPieces.seq,
    sql`case when ${latest.attempt} = ${after.attempt} then ${after.seq}::int else 0 end`,
  );
  const rows = await db
    .select({
      attempt: latest.attempt,
      state: latest.state,
      pieces: latest.pieces,
      seq: textPieces.seq,
      text: textPieces.text,
    })
    .from(latest)
    .leftJoin(textPieces, and(eq(textPieces.streamId, latest.id), isNext))
    .orderBy(asc(textPieces.seq))
    .limit(maxPieces);
  const [first] = rows;
  if (!first) return null;
  const { attempt, state, pieces } = first;
  const isSame = attempt === after.attempt;
  const seq = rows.at(-1)?.seq ?? (isSame ? after.seq : 0);
  return {
    text: rows.map((row) => row.text ?? "").join(""),
    replaces: !isSame,
    position: { attempt, seq },
    state: state === "replaced" ? "failed" : state,
    hasMore: seq < pieces,
  };
}

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
