import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { stepSchema } from "~/documents/templates/step-schema";

const theme = (about: string) =>
  z.object({
    heading: line(3, 90).describe(`Nagłówek części o tym, ${about}`),
    paragraphs: z.array(line(40, 700)).min(1).max(2),
  });

export const soulArchetypeContentSchema = z.object({
  opening: openingLine("Wstęp: dwa lub trzy zdania, które zaczynają od pytania tej osoby"),
  sun: theme("co mówi Słońce w swoim znaku"),
  moon: theme("co mówi Księżyc w swoim znaku, z jego niepewnością"),
  archetype: z.object({
    name: line(3, 60).describe("Nazwa archetypu, bez płci, na przykład „Płomień na progu”"),
    description: z.array(line(40, 700)).min(1).max(2).describe("Kim jest ten archetyp"),
  }),
  light: z.array(line(5, 220)).min(2).max(4).describe("Jasne strony, każda jednym zdaniem"),
  shadow: z
    .array(line(5, 220))
    .min(1)
    .max(4)
    .describe("Cienie, czyli te same siły w nadmiarze; łagodnie, jednym zdaniem każdy"),
  answer: z.array(line(40, 700)).min(1).max(2).describe("Odpowiedź na pytanie tej osoby"),
  challenge: line(0, 700).describe(
    "Jak z tym archetypem podejść do wyzwania tej osoby; puste, gdy o żadnym nie pisze",
  ),
  deeper: line(0, 700).describe(
    "Co ten portret mówi o tym, co osoba chce w sobie lepiej zrozumieć; puste, gdy o to nie pyta",
  ),
  rituals: z.array(stepSchema("Mały rytuał lub krok")).min(2).max(3),
  closing: closingLine("Ciepłe zakończenie"),
  title: titleLine("Na końcu: tytuł dokumentu, krótki i osobisty, bez imienia"),
});

export type SoulArchetypeContent = z.infer<typeof soulArchetypeContentSchema>;
