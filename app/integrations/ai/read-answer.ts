import { jsonrepair } from "jsonrepair";

/**
 * The JSON object in what a model said. Some wrap it in a code fence or a sentence, some leave the end of their thoughts
 * before it, some write comments, commas too many or quotation marks that they do not escape.
 * @param isWhole not cut off: what was is not mended, as an object half as long would come of it
 * @returns undefined when there is none
 */
export function readAnswer(said: string, isWhole = true): unknown {
  const text = (said.split("</think>").at(-1) ?? "").trim();
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)```/i.exec(text) ?? [];
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const strict = firstObject([text, fenced, braced], (candidate) => JSON.parse(candidate));
  if (strict !== undefined || !isWhole) return strict;
  const broken = fenced?.trim().startsWith("{") ? fenced : braced;
  return firstObject([broken], (candidate) => JSON.parse(jsonrepair(candidate)));
}

function firstObject(
  candidates: readonly (string | undefined)[],
  read: (candidate: string) => unknown,
): unknown {
  for (const candidate of candidates) {
    if (!candidate) continue;
    try {
      const value = read(candidate);
      if (typeof value === "object" && value !== null) return value;
    } catch {
      continue;
    }
  }
  return undefined;
}
