import { env } from "~/config/env.server";

/** What the model can be asked about, and the most that one of each may cost, in US dollars. */
export const subjectKinds = {
  order: { capUsd: () => env.MODEL_ORDER_CAP_USD },
  talk: { capUsd: () => env.MODEL_TALK_CAP_USD },
  horoscope: { capUsd: () => env.MODEL_HOROSCOPE_CAP_USD },
} satisfies Readonly<Record<string, { capUsd: () => number }>>;

export type SubjectKind = keyof typeof subjectKinds;

export type Subject = { kind: SubjectKind; id: string };

/** Under which name the cost of a subject is counted. */
export const scopeOf = ({ kind, id }: Subject) => `${kind} ${id}`;

/** Under which name the cost of a day in Warsaw is counted. @param day `2026-11-20` */
export const dayScope = (day: string) => `day ${day}`;

/** A share of the day's cap, or a cap of one's own; `within` names whose budget that is a part of. */
export type SpendingLimit =
  { shareOfDay: number } | { ownCapUsd: () => number; within?: "reader" | "talkReader" };

/**
 * Who asks the model: with a share of the day's cap that they may have together, or with a cap of their own. Readers are
 * asked before anybody has paid, so what is paid for has the whole day. Who reads finished texts has half of the readers'
 * budget, so that no rush of documents can silence those who read for a crisis. Who reads talks has a budget that no form and no
 * answer can spend, and of that finished answers have half, so that messages are read to the end of the day. Horoscopes are free and
 * written ahead, so they have a fifth: what is left over is written tomorrow.
 */
export const spenders = {
  document: { shareOfDay: 1 },
  mentor: { shareOfDay: 0.4 },
  room: { shareOfDay: 1 },
  horoscope: { shareOfDay: 0.2 },
  reader: { ownCapUsd: () => env.MODEL_READER_DAY_CAP_USD },
  proofreader: { ownCapUsd: () => env.MODEL_READER_DAY_CAP_USD / 2, within: "reader" },
  talkReader: { ownCapUsd: () => env.MODEL_TALK_READER_DAY_CAP_USD },
  replyReader: { ownCapUsd: () => env.MODEL_TALK_READER_DAY_CAP_USD / 2, within: "talkReader" },
} satisfies Readonly<Record<string, SpendingLimit>>;

export type Spender = keyof typeof spenders;
