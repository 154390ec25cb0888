import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../tests/fixtures/crisis/", import.meta.url));

/** `kind`: what it is to be heard as (`acute`, `concern`, `harmless`). */
export type Sentence = { text: string; part: string; kind: string };

/** What weights are learnt from: the sentences of tests/fixtures/crisis but for those that were put aside (`heldout`). */
export const sentences: readonly Sentence[] = readdirSync(folder).flatMap((file) => {
  const [, part = "", kind = ""] = /^(.+)-(acute|concern|harmless)\.txt$/.exec(file) ?? [];
  if (!kind || part === "heldout") return [];
  const texts = readFileSync(folder + file, "utf8")
    .trim()
    .split("\n");
  return texts.map((text) => ({ text, part, kind }));
});
