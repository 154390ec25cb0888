import type { StateWords } from "~/copy/state-words";
import type { Assessment } from "~/crisis/assess.server";
import type { posts } from "~/db/schema";

export type TextState = (typeof posts.$inferSelect)["state"];

export const textStates = {
  published: { label: "Widoczny", inLog: "widać", tone: "success" },
  held: { label: "Czeka na sprawdzenie", tone: "warning" },
  hidden: { label: "Ukryty", inLog: "poza widokiem", tone: "danger" },
  deleted: { label: "Usunięty", inLog: "po usunięciu", tone: "neutral" },
} as const satisfies Record<TextState, StateWords & { tone: string }>;

/** Whether words are kept back until somebody has looked: whoever writes them is in acute danger. Who asks for another is answered. */
export const waits = ({ level, isAboutAnother }: Assessment): boolean =>
  level === "acute" && !isAboutAnother;
