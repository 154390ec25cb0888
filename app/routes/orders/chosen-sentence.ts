/** Which of the sentences an address names; null where it names none. */
export function chosenSentence(request: Request, sentences: readonly string[]): number | null {
  const written = new URL(request.url).searchParams.get("zdanie") ?? "";
  const index = /^\d{1,3}$/.test(written) ? Number(written) : -1;
  return sentences[index] === undefined ? null : index;
}
