import { appealTimeInWords } from "~/config/limits";
import { formatCount } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { accountBanDays, maxWordsLength } from "~/site/moderation";

/** The words that go out with a decision. */
export const wordsField = (label: string, required?: string) =>
  ({
    kind: "longText",
    name: "words",
    label,
    required,
    rows: 5,
    limit: { length: maxWordsLength, message: "Skróć tekst do 2000 znaków." },
  }) as const satisfies Field;

/** What an author can do about a decision. */
export const restorable = `Autor może się odwołać przez ${appealTimeInWords} i do tego czasu wszystko da się przywrócić.`;

export const endless = "none";

/** Until when an account is shut out. */
export const banEndField = {
  kind: "radio",
  name: "days",
  label: "Do kiedy?",
  required: "Wybierz, do kiedy trwa blokada.",
  options: [
    ...accountBanDays.map((days) => ({
      value: String(days),
      label: formatCount(days, "dzień", "dni", "dni"),
    })),
    { value: endless, label: "Bez daty końca" },
  ],
} as const satisfies Field;

/** What is written here goes out as it stands. */
export const toAuthor = {
  ...wordsField("Wyjaśnienie dla autora", "Napisz autorowi, co i dlaczego."),
  hint: "Pójdzie do autora e-mailem słowo w słowo. Bez nazwisk i bez tego, kto zgłosił.",
} as const;

/** The same where a decision needs no explanation. */
export const fewWordsToAuthor = {
  ...toAuthor,
  label: "Kilka słów do autora",
  required: undefined,
} as const;
