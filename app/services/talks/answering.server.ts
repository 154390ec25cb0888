import type { talkMessages } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import {
  formatPosition,
  lastGrowth,
  readWholeText,
  textStart,
} from "../text-streams/read-text.server";
import { noReply } from "./refusals";
import { awaitsReply } from "./unanswered.server";

/** What came of a message by now. */
export type Answering =
  | { state: "complete" | "stopped"; reply: string }
  | { state: "failed" | "unreadable" | "full"; text: string }
  | { state: "help" | "queued" }
  /** What is there of it by now, and for how long nothing more has come, in milliseconds. */
  | {
      state: "writing";
      known: { text: string; position: string; state: "open" };
      silentMs: number;
    };

/** The message whose turn it is, and since when: sent, or the one before it answered. */
export type Turn = { id: string; since: Date };

export function turnOf(
  current: typeof talkMessages.$inferSelect,
  newestFirst: readonly (typeof talkMessages.$inferSelect)[],
): Turn {
  const before = newestFirst.find(({ number }) => number < current.number)?.repliedAt;
  return { id: current.id, since: before && before > current.sentAt ? before : current.sentAt };
}

export async function answeringOf(
  ctx: ServiceContext,
  row: Pick<typeof talkMessages.$inferSelect, "id" | "replyState" | "reply">,
  turn: Turn | null,
): Promise<Answering> {
  const { id, replyState, reply } = row;
  if (replyState === "complete" || replyState === "stopped")
    return { state: replyState, reply: reply ?? "" };
  if (replyState === "help") return { state: replyState };
  if (!awaitsReply(replyState)) return { state: replyState, text: noReply[replyState] };
  if (!turn || id !== turn.id) return { state: "queued" };
  const subject = { kind: "reply", id } as const;
  const read = await readWholeText(ctx, subject);
  const isOpen = read?.state === "open";
  const since = (await lastGrowth(ctx, subject)) ?? turn.since;
  return {
    state: "writing",
    known: {
      text: isOpen ? read.text : "",
      position: formatPosition(isOpen ? read.position : textStart),
      state: "open",
    },
    silentMs: ctx.now().getTime() - since.getTime(),
  };
}
