import type { StateWords } from "~/copy/state-words";
import type { posts } from "~/db/schema";

export type TextState = (typeof posts.$inferSelect)["state"];

export const textStates = {
  published: { label: "Widoczny", inLog: "widać", tone: "success" },
  held: { label: "Czeka na sprawdzenie", tone: "warning" },
  hidden: { label: "Ukryty", inLog: "poza widokiem", tone: "danger" },
  deleted: { label: "Usunięty", inLog: "po usunięciu", tone: "neutral" },
} as const satisfies Record<TextState, StateWords & { tone: string }>;
