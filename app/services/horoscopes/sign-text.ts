import { z } from "zod";
import { signs } from "~/sky/signs";
import { horoscopeAreas, paragraphsOf, type HoroscopeKind } from "./entries";

const part = (what: string) =>
  z.object({
    header: z.string().describe(`${what}: jedna krótka myśl, 12–60 znaków`),
    content: z.string().describe(`${what}: jedno lub dwa zdania`),
  });

/** What the model writes of one sign. Lengths are checked by the program, so that one that is off costs one sign and not twelve. */
export const signTextSchema = z.object({
  sign: z.enum(signs.map(({ slug }) => slug) as [string, ...string[]]),
  sentence: z
    .string()
    .describe("jedno ostre, krótkie zdanie do przeczytania dużą czcionką, 12–90 znaków"),
  text: z.string().describe("same zdania, bez pytania"),
  question: z.string().describe("jedno pytanie do tej osoby, zakończone znakiem zapytania"),
  love: part("miłość i bliskość"),
  work: part("praca i zadania"),
  health: part("odpoczynek, rytm dnia i ruch"),
  advice: part("rada: jedna mała rzecz do zrobienia"),
});

export type SignText = z.infer<typeof signTextSchema>;

export const answerSchema = z.object({ signs: z.array(signTextSchema) });

export type EntryText = { kind: HoroscopeKind; header: string; content: string };

const tidy = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Its entries in order; the question is the last paragraph of the main one. */
export const entriesOf = ({ sentence, text, question, ...parts }: SignText): EntryText[] => [
  {
    kind: "main",
    header: tidy(sentence),
    content: [...paragraphsOf(text), question].map(tidy).join("\n\n"),
  },
  ...[...horoscopeAreas, "advice" as const].map((kind) => ({
    kind,
    header: tidy(parts[kind].header),
    content: tidy(parts[kind].content),
  })),
];
