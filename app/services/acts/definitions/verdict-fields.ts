import { appealTimeInWords } from "~/config/limits";
import type { Field } from "~/forms/fields";
import { maxWordsLength } from "~/site/moderation";

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

/** What is written here goes out as it stands. */
export const toAuthor = {
  ...wordsField("Wyjaśnienie dla autora", "Napisz autorowi, co i dlaczego."),
  hint: "Pójdzie do autora e-mailem słowo w słowo. Bez nazwisk i bez tego, kto zgłosił.",
} as const;
