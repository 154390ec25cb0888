import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { hasWrittenLink } from "~/site/written-text";
import { Invalid } from "../command/errors";

/** Lengths in characters, as a reader counts them. */
export const titleLength = { least: 3, most: 100 } as const;
export const contentLength = { least: 5, most: 10_000 } as const;
export const commentLength = { least: 1, most: 10_000 } as const;

export const tagLimits = { most: 5, length: 30 } as const;

/** More signs upon one letter than any language has: a column of them would cover what others wrote. */
const towers = /(\p{M}{6})\p{M}+/gu;

/** A text as it is kept: in one form of letters and line ends, without characters that nobody sees or that stand on others. */
const cleanText = (text: string) => normalise(withoutControlCharacters(text)).replace(towers, "$1");

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

const endings =
  "pl|com|net|org|eu|io|info|biz|xyz|shop|store|online|site|website|me|ru|ly|dev|app|gg|tv|cc|gl|ws|tk|ml|gq|uk|de|cz|sk|ua|us|top|link|click|live|club|blog|page|vip|casino|bet";

const links = [
  // A scheme, also one written so that programs miss it.
  /h(?:tt|xx)ps?:|\bwww\.|\w:\/\//iu,
  new RegExp(`[\\p{L}\\p{N}-] ?\\.(?:${endings})(?![\\p{L}\\p{N}])`, "iu"),
  /[\p{L}\p{N}-]\.\p{L}{2,}\/\p{L}/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
  /[\w.+-]@[\p{L}\p{N}-]+\.\p{L}{2,}/u,
];

/** Whether a text leads out of the site, by a link or a mailbox: what new members may not write yet. */
export function hasLink(text: string): boolean {
  if (hasWrittenLink(text)) return true;
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u3002\u2024]/g, ".");
  return links.some((link) => link.test(plain));
}
