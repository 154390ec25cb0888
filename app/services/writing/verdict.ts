import { matterOf, type Alarm } from "~/products/alarm";
import type { CrisisLevel } from "~/crisis/levels";
import type { Manner, Prompt } from "~/products/prompt.server";

export type Declined = "model_refused" | "adults_only";

export type Verdict = { write: Manner } | { decline: Declined };

/**
 * What to write, or that nothing is written: decided here, by the gravest of what rules and second reader found before
 * (`level`) and what the model says of the same words (`alarm`); the model itself decides nothing.
 * @param takesCare whether the product has a safe shape
 */
export function verdictOf(
  prompt: Pick<Prompt, "forOthers" | "adultsOnly">,
  takesCare: boolean,
  level: CrisisLevel,
  alarm: Alarm,
): Verdict {
  if (alarm === "odmowa") return { decline: "model_refused" };
  if (alarm === "niepełnoletność" && prompt.adultsOnly) return { decline: "adults_only" };
  if (prompt.forOthers || !takesCare) return { write: "usual" };
  if (level === "acute" || matterOf(alarm)) return { write: "care" };
  return { write: level === "concern" ? "gentle" : "usual" };
}

/**
 * The level that an alarm adds to an order: its document, page and mails show the help lines from then on. A model that will
 * not write about something says that it is grave, too.
 */
export const levelOf = (alarm: Alarm): CrisisLevel => levels[alarm];

const levels: Readonly<Record<Alarm, CrisisLevel>> = {
  brak: "none",
  niepełnoletność: "none",
  przemoc: "acute",
  krzywda: "acute",
  kryzys: "acute",
  odmowa: "concern",
};
