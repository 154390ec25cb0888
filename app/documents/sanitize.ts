const domainEndings =
  "com|net|org|pl|eu|info|biz|io|ai|app|dev|de|uk|fr|cz|sk|ua|ru|us|ch|at|nl|tv|xyz|site|online|shop|store|link|click|club|live|page|gov|edu|example|test|top|space|website|blog|news";
const shortEndings = "ly|me|co|to|gl|gg|cc|be|so|sh|su|im|is|it|id|in|pw|ws";
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const path = String.raw`(?::\d{2,5})?(?:[/?#][^\s<>"”„]*)?`;

const patterns = {
  script: /<(script|style|iframe|svg)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  comment: /<!--[\s\S]*?-->/g,
  commentMark: /<!--|-->/g,
  breakingTag: /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|table|hr)\b[^<>]*>/gi,
  tag: /<[/!?]?[a-z][^<>]*>/gi,
  markdownLink: /!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g,
  reference: /!?\[([^[\]]+)\]\[[^[\]]*\]/g,
  lineMarker:
    /^[^\S\n]*(?:#{1,6}[^\S\n]+|>+[^\S\n]*|[-*+][^\S\n]+|(?:[-*_][^\S\n]*){3,}$|```\w*$)/gm,
  strong: /\*{2,}|_{2,}|~{2,}|`+/g,
  emphasis: /(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu,
  underscored: /(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu,
  address:
    /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.(?=\S)|(?<![\p{L}\p{N}])(?:mailto|javascript|data|tel):(?=\S))[^\s<>"”„]*/giu,
  email: /[^\s@<>()"„”,;:]{1,64}@[^\s@<>()"„”,;:]+/gu,
  ipAddress: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)(?::\d+)?(?:\/\S*)?/g,
  domain: new RegExp(
    String.raw`(?<![\p{L}\p{N}][.-]?)(?:${label}\.)+(?:(?:${domainEndings})(?![\p{L}\p{N}-])${path}|(?:${shortEndings})\/[^\s<>"”„]*)`,
    "giu",
  ),
};

function removeMarkup(text: string): string {
  return text
    .replace(patterns.comment, " ")
    .replace(patterns.commentMark, " ")
    .replace(patterns.script, " ")
    .replace(patterns.breakingTag, " ")
    .replace(patterns.tag, "")
    .replace(patterns.markdownLink, "$1")
    .replace(patterns.reference, "$1")
    .replace(patterns.lineMarker, "")
    .replace(patterns.strong, "")
    .replace(patterns.emphasis, "$1")
    .replace(patterns.underscored, "$1")
    .replace(patterns.address, "")
    .replace(patterns.email, "")
    .replace(patterns.ipAddress, "")
    .replace(patterns.domain, "");
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|<\s*>/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;:!?…](?:\s|$)|\.(?:\s|$))/g, "")
    .trim();
}

function cleanOnce(text: string): string {
  return tidy(removeMarkup(text));
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, Math.max(0, maxLength - 1)).replace(/[\uD800-\uDBFF]$/, "");
  const atWord = room.replace(/\s+\S*$/, "");
  const kept = atWord.length > maxLength / 2 ? atWord : room;
  return `${kept.replace(/[\s,;:–-]+$/, "")}…`.slice(0, maxLength);
}

/**
 * Makes one line of plain text out of what a model wrote: no control characters, HTML tags, Markdown, web or e-mail
 * addresses; NFC; at most `maxLength` UTF-16 units, shortened at a word. Telephone numbers stay. Cleaning a clean text
 * changes nothing.
 */
export function plainText(text: string, maxLength: number): string {
  let result = text
    .slice(0, maxLength * 4 + 2000)
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .normalize("NFC");
  // Every round only removes, so the text cannot grow and the rounds come to an end.
  for (;;) {
    const next = shorten(cleanOnce(result), maxLength);
    if (next === result) return result;
    result = next;
  }
}

const maxTextLength = 5_000;

/**
 * Cleans every text in what a model wrote, whatever its shape. Lists of texts lose entries of which nothing is left;
 * whether enough is left is for the template's schema to say.
 */
export function sanitizeContent<Content>(content: Content): Content {
  return clean(content) as Content;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return plainText(value, maxTextLength);
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clean(item)]));
}
