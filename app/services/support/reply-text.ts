/** Stands at the top of a mail that can be answered: what is below it, also in a program that marks no quotes, is ours. */
export const replyLine = "Odpisz nad tą linią.";

const places = {
  ticket: { page: "zgłoszenia", to: "do zgłoszenia" },
  complaint: { page: "reklamacji", to: "do reklamacji" },
} as const;

/** Whether and how one answers a mail about a thread. */
export const howToAnswer = (kind: keyof typeof places, isAnswerable: boolean): string =>
  isAnswerable
    ? `Możesz odpisać na tego e-maila, najlepiej z adresu, na który przyszedł: Twoja odpowiedź trafi ${places[kind].to}.`
    : `Na tego e-maila nie można odpisać. Możesz to zrobić na stronie ${places[kind].page}.`;

/** What a program writes over what it quotes, on one to three lines. */
const introduction = new RegExp(
  [
    String.raw`^[^>].*(?:napisał(?:\(a\)|a|/a)?|pisze|wrote|schrieb|a écrit|написав(?:\(ла\))?|пише|написал(?:\(а\))?)\s?:$`,
    String.raw`^Wiadomość napisana przez .*:$`,
  ].join("|"),
  "i",
);
/** Longest such introduction, in characters and lines. */
const maxIntroduction = 400;
const introductionLines = 3;

/** Begins the head of the mail that was answered, in programs that mark no quotes. */
const headBegins = /^[*_\s]*(?:Od|From|Von|De|Від|От)[*_]*\s?:[*_]*\s?\S/i;
const headGoesOn =
  /^[*_\s]*(?:Wysłano|Wysłane|Data|Do|DW|Temat|Sent|Date|To|Cc|Subject|Gesendet|An|Betreff|Надіслано|Кому|Тема|Отправлено)[*_]*\s?:/i;
const separator =
  /^\s*-{2,}\s*(?:Oryginalna wiadomość|Wiadomość oryginalna|Wiadomość oryg\.|Original Message|Ursprüngliche Nachricht)\s*-{2,}\s*$/i;

/** What programs put at the end by themselves, by their names: people send things, too. */
const footer =
  /^(?:(?:Wysłan[eo] (?:z|za pomocą|przez|ze)|Sent (?:from|with|via)) .{0,40}(?:iPhone|iPad|Android|Outlook|Gmail|Samsung|Huawei|Xiaomi|Thunderbird|Proton|Yahoo|Windows|poczt|mail|telefon|smartfon|tablet|urządze|phone|device).{0,60}|Pobierz (?:aplikację )?Outlook.{0,80}|Get Outlook for .{1,80}|Wolny od wirusów\..{0,80}|_{10,})$/i;

/** A line without marks that show nothing, which programs strew about: what is looked at, and not what is kept. */
const shown = (line: string) => line.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");

/**
 * What somebody wrote in an answer by mail, without what their program quoted, wrote over it or put below. Words between and
 * below marked quotes stay; where all would go, all stays, since a quote too much is better than a word too few.
 * @param text with line feeds alone between its lines
 */
export function replyIn(text: string): string {
  const lines = text.split("\n");
  const seen = lines.map(shown);
  const end = lines.findIndex((_, index) => quotesFrom(seen, index));
  const above = end === -1 ? lines : withoutIntroduction(lines.slice(0, end));
  const kept: string[] = [];
  for (const line of above) {
    if (!isQuoted(line)) kept.push(line);
    // The first line of a quote: what introduces it stands right above.
    else if (!isQuoted(kept.at(-1) ?? ""))
      kept.splice(0, kept.length, ...withoutIntroduction(kept));
  }
  return withoutFooter(kept).join("\n").trim() || text.trim();
}

const isQuoted = (line: string) => /^\s?>/.test(shown(line));

/** Whether nothing below a line was written in the answer. */
function quotesFrom(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (separator.test(line) || line.replaceAll(/[*_\s]+/g, " ").trim() === replyLine) return true;
  if (!headBegins.test(line.slice(0, maxIntroduction))) return false;
  const next = lines.slice(index + 1, index + 6);
  return next.filter((each) => headGoesOn.test(each.slice(0, maxIntroduction))).length >= 2;
}

function withoutIntroduction(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => shown(line).trim() !== "");
  for (let count = 1; count <= introductionLines && count <= last + 1; count += 1) {
    const first = last + 1 - count;
    const joined = lines.slice(first, last + 1).map((line) => shown(line).trim());
    // A paragraph of one's own is not part of it.
    if (joined.includes("")) break;
    const whole = joined.join(" ");
    if (whole.length <= maxIntroduction && /\d/.test(whole) && introduction.test(whole))
      return lines.slice(0, first);
  }
  return [...lines];
}

function withoutFooter(lines: readonly string[]): string[] {
  // With its space alone (RFC 3676): without it the line may part two thoughts.
  const signature = lines.findIndex((line) => line === "-- ");
  const own = signature > 0 ? lines.slice(0, signature) : [...lines];
  for (;;) {
    const last = shown(own.at(-1) ?? "").trim();
    if (own.length === 0 || !(last === "" || footer.test(last))) return own;
    own.pop();
  }
}
