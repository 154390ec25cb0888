import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { Invalid } from "../errors";

/** Lengths in characters, as a reader counts them. */
export const titleLength = { least: 3, most: 100 } as const;
export const contentLength = { least: 5, most: 10_000 } as const;
export const commentLength = { least: 1, most: 10_000 } as const;

/** Most tags of a post, and the longest of them. */
export const tagLimits = { most: 5, length: 30 } as const;

/** A text as it is kept: in one form of letters and line ends, without characters that nobody sees. */
export const cleanText = (text: string) => normalise(withoutControlCharacters(text));

/**
 * The text as it is kept.
 * @throws Invalid when it is too short, too long or shows nothing; forms say so before it comes to that
 */
export function checkedText(
  text: string,
  { least, most }: { least: number; most: number },
  code: string,
): string {
  const clean = cleanText(text);
  if (isBlank(clean) || !isLongerThan(clean, least - 1) || isLongerThan(clean, most))
    throw new Invalid(code);
  return clean;
}

/** `Sen, #praca,sen` → `["sen", "praca"]`; what is no word is left out, and so is what is one too many. */
export function readTags(typed: string): string[] {
  const words = cleanText(typed)
    .toLocaleLowerCase("pl")
    .split(/[,;\n#]+/)
    .map((tag) =>
      tag
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((tag) => tag !== "" && !isLongerThan(tag, tagLimits.length));
  return [...new Set(words)].slice(0, tagLimits.most);
}

/** Whether a text leads out of the site: what new members may not write yet. */
export function hasLink(text: string): boolean {
  return /https?:|www\.|[\p{L}\p{N}-]\.(?:pl|com|net|org|eu|io|info|xyz|shop|online|site|me|ru|ly)(?![\p{L}\p{N}])/iu.test(
    text,
  );
}
