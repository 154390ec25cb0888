import type { StateWords } from "~/copy/state-words";
import type { reviews } from "~/db/schema";

type ReviewStatus = (typeof reviews.$inferSelect)["status"];

/** How reviews stand, and what staff narrow their list down to. */
export const reviewStates = {
  visible: { label: "Pokazane", inLog: "widać" },
  hidden: { label: "Ukryte", inLog: "poza widokiem" },
  waiting: { label: "Ukryte, czekają na decyzję" },
  answered: { label: "Z odpowiedzią" },
  unanswered: { label: "Pokazane, bez odpowiedzi" },
} as const satisfies Record<ReviewStatus, StateWords> & Record<string, StateWords>;
export type ReviewState = keyof typeof reviewStates;
