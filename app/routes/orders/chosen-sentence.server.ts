import { createHash } from "node:crypto";

/** What a sentence is called in an address: by its words, since another document may have another one in its place. */
export const keyOf = (sentence: string) =>
  createHash("sha256").update(sentence).digest("base64url").slice(0, 12);

/** Which of the sentences an address names; null where it names none. */
export function chosenSentence(request: Request, sentences: readonly string[]): string | null {
  const key = new URL(request.url).searchParams.get("zdanie");
  return sentences.find((sentence) => keyOf(sentence) === key) ?? null;
}
