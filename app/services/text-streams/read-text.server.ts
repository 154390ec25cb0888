import { and, asc, desc, eq, gt, max, sql } from "drizzle-orm";
import { listen } from "~/db/listen.server";
import { preparedStatement } from "~/db/prepared-statement.server";
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
  /** When it was begun or last grew; null for one that is not there. */
  grewAt: Date | null;
};

/** Pieces that are read at a time, so that a reader who comes late takes no more memory than others. */
const maxPieces = 200;

/** Prepared: whoever reads along asks for it at every growth. */
const findPieces = preparedStatement((db, _shape: "after a position") => {
  const latest = db
    .select()
    .from(textStreams)
    .where(
      and(
        eq(textStreams.subjectKind, sql.placeholder("kind")),
        eq(textStreams.subjectId, sql.placeholder("id")),
      ),
    )
    .orderBy(desc(textStreams.attempt))
    .limit(1)
    .as("latest");
  const isNext = gt(
    textPieces.seq,
    sql`case when ${latest.attempt} = ${sql.placeholder("attempt")} then ${sql.placeholder("seq")}::int else 0 end`,
  );
  return db
    .select({
      attempt: latest.attempt,
      state: latest.state,
      pieces: latest.pieces,
      grewAt: latest.grewAt,
      seq: textPieces.seq,
      text: textPieces.text,
    })
    .from(latest)
    .leftJoin(textPieces, and(eq(textPieces.streamId, latest.id), isNext))
    .orderBy(asc(textPieces.seq))
    .limit(maxPieces)
    .prepare("text_pieces");
});

/**
 * What comes of a text after some position; who may read it, the caller has asked.
 * @returns null when nothing is, or is no longer, written about the subject
 */
export async function readText(
  { db }: Pick<ServiceContext, "db">,
  subject: TextSubject,
  after: TextPosition = textStart,
): Promise<ReadText | null> {
  const rows = await findPieces({ db }, "after a position").execute({ ...subject, ...after });
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
    grewAt,
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
