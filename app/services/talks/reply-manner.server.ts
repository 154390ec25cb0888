import type { CrisisPlace } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Spender } from "../spending/subjects.server";
import type { Talk } from "./own-talk.server";

/** What differs between the answers of the mentor and of a persona in its room; all else of them is `writeReply`'s. */
export type ReplyManner = {
  /** Where its messages are read for a crisis. */
  place: CrisisPlace;
  spender: Spender;
  task: string;
  promptVersion: string;
  /** How long an answer is tried for while no model answers, in milliseconds: after that it would surprise. */
  patience: number;
  /** Whether a message may be answered still: asked again before each word goes to a model. */
  mayBeAnswered: (ctx: ServiceContext, messageId: string) => Promise<boolean>;
  /** Whether its words may be read for safety still, also once its answer has ended. */
  mayBeRead: (ctx: ServiceContext, messageId: string) => Promise<boolean>;
  ask: (
    ctx: ServiceContext,
    talk: Talk,
    message: { content: string; number: number; isLast: boolean },
    level: CrisisLevel,
  ) => Promise<{ system: string; prompt: { role: "user" | "assistant"; content: string }[] }>;
  /** Locks what is changed with a talk, before the talk. */
  lock: (tx: TransactionContext, talk: Talk) => Promise<void>;
  /** What else an acute crisis changes, under those locks. */
  atAcute: (tx: TransactionContext, talk: Talk) => Promise<void>;
  /** The first sentence of an answer can be read. */
  atBegin: (ctx: ServiceContext, messageId: string) => Promise<void>;
  /** What could be read of an answer by now does not count any more: it is written anew, or never comes. */
  atBreak: (ctx: ServiceContext, talk: Talk, messageId: string) => Promise<void>;
  /** An answer has ended, however. */
  atEnd: (tx: TransactionContext, talk: Talk, counts: boolean) => Promise<void>;
  /** A vendor has declined the words, which is a sign of what they are about. */
  atDecline: (ctx: ServiceContext, talk: Talk) => Promise<void>;
};
