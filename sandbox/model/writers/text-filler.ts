import { quote } from "../quote.ts";
import { numberFrom, pickBy } from "./choice.ts";
import { quoting, sentences, shortPhrases } from "./phrases.ts";

export interface TextSource {
  answers: Record<string, unknown>;
  request: string;
}

const formats: Record<string, () => string> = {
  date: () => new Date().toISOString().slice(0, 10),
  "date-time": () => new Date().toISOString(),
  time: () => "12:00:00",
  email: () => "demo@example.com",
  uri: () => "https://example.com/",
  url: () => "https://example.com/",
  uuid: () => "00000000-0000-4000-8000-000000000000",
};

const minProseLength = 100;
const usualProse = 320;
const maxQuoteShare = 0.4;

/** Text for one field of a JSON schema, within its `minLength` and `maxLength`; `pattern` is not read. */
export function writeText(
  schema: Record<string, unknown>,
  path: string,
  source: TextSource,
): string {
  const format = formats[String(schema.format)];
  if (format) return format();
  const least = typeof schema.minLength === "number" ? schema.minLength : 1;
  const most = typeof schema.maxLength === "number" ? schema.maxLength : least + 1_000;
  const text =
    most < minProseLength || /title|heading|name|label|slug/i.test(path.split(".").at(-1) ?? "")
      ? pickBy(source.request, path, shortPhrases)
      : prose(path, source, Math.min(most, Math.max(least, usualProse)));
  return fit(text, least, most, `${source.request}${path}`);
}

function prose(path: string, source: TextSource, length: number): string {
  const start = numberFrom(source.request, path);
  const answers = Object.entries(source.answers)
    .filter(([name]) => !/mail|phone|name$/i.test(name))
    .map(([, value]) => quote(value, Math.floor(length * maxQuoteShare)))
    .filter((words) => words.length > 0);
  const words = answers[start % Math.max(1, answers.length)];
  const parts = words ? [quoting[start % quoting.length]?.(words) ?? ""] : [];
  for (let index = 0; index < sentences.length; index += 1) {
    // 7 shares no factor with the number of sentences, so that none repeats.
    const next = sentences[(start + index * 7) % sentences.length] ?? "";
    if ([...parts, next].join(" ").length > length && parts.length > 0) break;
    parts.push(next);
  }
  return parts.join(" ");
}

function fit(text: string, least: number, most: number, seed: string): string {
  let fitted = text;
  for (let index = 0; fitted.length < least; index += 1)
    fitted = `${fitted} ${pickBy(seed, index, sentences)}`;
  if (fitted.length <= most) return fitted;
  const cut = fitted.slice(0, most);
  const sentence = cut.slice(0, cut.lastIndexOf(". ") + 1);
  if (sentence.length >= Math.max(least, most / 2)) return sentence;
  const words = cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:–-]+$/u, "");
  if (words.length >= Math.max(least, 1)) return words;
  return cut.replace(/[\s\p{Cs}]+$/u, (end) => ".".repeat(end.length));
}
