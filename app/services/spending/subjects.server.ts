import { env } from "~/config/env.server";

/** What the model can be asked about, and the most that one of each may cost, in US dollars. */
export const subjectKinds = {
  order: { capUsd: () => env.MODEL_ORDER_CAP_USD },
} satisfies Readonly<Record<string, { capUsd: () => number }>>;

export type SubjectKind = keyof typeof subjectKinds;

export type Subject = { kind: SubjectKind; id: string };

/** Under which name the cost of a subject is counted. */
export const scopeOf = ({ kind, id }: Subject) => `${kind} ${id}`;

/**
 * Who asks the model, and which share of a day's cap they may have together. A second reader is asked before anybody has
 * paid, so the rest of the day is for what has been paid for.
 */
export const spenders = {
  document: { shareOfDay: 1 },
  reader: { shareOfDay: 0.2 },
} satisfies Readonly<Record<string, { shareOfDay: number }>>;

export type Spender = keyof typeof spenders;
