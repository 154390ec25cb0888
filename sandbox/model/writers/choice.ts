import { createHash } from "node:crypto";

/** A number that follows from a text and a place in it: the same request gets the same answer. */
export function numberFrom(text: string, place: number | string): number {
  return createHash("sha256").update(`${place}:${text}`).digest().readUInt32BE(0);
}

/** One of several texts, chosen by what somebody wrote. */
export function pickBy(text: string, place: number | string, choices: readonly string[]): string {
  return choices[numberFrom(text, place) % choices.length] ?? "";
}
