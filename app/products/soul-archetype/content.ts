import { z } from "zod";
import { line } from "~/documents/templates/line";
import { stepSchema } from "~/documents/templates/step-schema";

const theme = (about: string) =>
  z.object({
    heading: line(3, 90).describe(`Nagłówek części o tym, ${about}`),
    paragraphs: z.array(line(40, 800)).min(1).max(2),
  });

/** What the model writes for the Soul Archetype: plain text only, every piece bounded; about 600 words. */
export const soulArchetypeContentSchema = z.object({
  title: line(5, 90).describe("Tytuł dokumentu, krótki i osobisty, bez imienia"),
  opening: line(80, 600).describe("Wstęp: dwa lub trzy zdania, które witają i zapowiadają portret"),
  sun: theme("co mówi znak i położenie Słońca"),
  moon: theme("co mówi znak i położenie Księżyca, z jego niepewnością"),
  archetype: z.object({
    name: line(3, 60).describe("Nazwa archetypu, bez płci, na przykład „Płomień na progu”"),
    description: z.array(line(40, 800)).min(1).max(2).describe("Kim jest ten archetyp"),
  }),
  light: z.array(line(5, 220)).min(2).max(4).describe("Jasne strony, każda jednym zdaniem"),
  shadow: z
    .array(line(5, 220))
    .min(2)
    .max(4)
    .describe("Cienie, czyli te same siły w nadmiarze; łagodnie, jednym zdaniem każdy"),
  answer: z.array(line(40, 800)).min(1).max(2).describe("Odpowiedź na pytanie tej osoby"),
  challenge: line(40, 800).describe("Jak z tym archetypem podejść do wyzwania tej osoby"),
  rituals: z.array(stepSchema("Mały rytuał lub krok")).min(2).max(3),
  closing: line(40, 500).describe("Ciepłe zakończenie"),
});

export type SoulArchetypeContent = z.infer<typeof soulArchetypeContentSchema>;
