import { jsonrepair } from "jsonrepair";

/**
 * The JSON object in what a model said. Some wrap it in a code fence or a sentence, some leave the end of their thoughts
 * before it, some write comments, commas too many or quotation marks that they do not escape.
 * @param isWhole not cut off: what was is not mended, as an object half as long would come of it
 * @returns undefined when there is none
 */
export function readAnswer(said: string, isWhole = true): unknown {
  const text = (said.split("</think>").at(-1) ?? "").trim();
  const fenced = fencedIn(text);
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const strict = firstObject([text, fenced, braced], (candidate) => JSON.parse(candidate));
  if (strict !== undefined || !isWhole) return strict;
  const broken = fenced?.startsWith("{") ? fenced : braced;
  if (broken.length > mostMended) return undefined;
  return firstObject([broken], (candidate) => JSON.parse(jsonrepair(candidate)));
}

/** Mending takes time by the square of the length; in UTF-16 units. */
const mostMended = 50_000;

const fence = "```";

/** What stands in the first code fence. */
function fencedIn(text: string): string | undefined {
  const start = text.indexOf(fence);
  const end = start < 0 ? -1 : text.indexOf(fence, start + fence.length);
  if (end < 0) return undefined;
  return text
    .slice(start + fence.length, end)
    .replace(/^json/i, "")
    .trim();
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
