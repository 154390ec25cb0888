import { z } from "zod";
import { closingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";

/** Longest descriptions, in Unicode code points: what the common apps take, the strictest first. */
export const bioLimits = { short: 150, medium: 300, long: 500 } as const;

export const datingBioContentSchema = z.object({
  opening: line(60, 500).describe("Wstęp: co w tej osobie od razu przyciąga uwagę, jej językiem"),
  versions: z.object({
    short: line(20, bioLimits.short).describe("Opis krótki, w pierwszej osobie"),
    medium: line(40, bioLimits.medium).describe("Opis średni, w pierwszej osobie"),
    long: line(60, bioLimits.long).describe("Opis dłuższy, w pierwszej osobie"),
  }),
  why: line(40, 600).describe("Dlaczego te opisy działają: co pokazują, zamiast o tym mówić"),
  messages: z
    .array(
      z.object({
        text: line(20, 280).describe("Pierwsza wiadomość, gotowa do wysłania"),
        when: line(10, 200).describe("Kiedy pasuje i co w niej zmienić pod drugą osobę"),
      }),
    )
    .min(2)
    .max(5),
  avoid: z.array(line(15, 260)).min(2).max(5).describe("Co lepiej pominąć w tym opisie i dlaczego"),
  photos: z
    .array(
      z.object({
        title: line(3, 90).describe("Jakie zdjęcie"),
        description: line(20, 320).describe("Co ma pokazać i dlaczego w tym miejscu"),
      }),
    )
    .min(2)
    .max(5)
    .describe("Kolejność zdjęć, od pierwszego"),
  closing: closingLine("Ciepłe zakończenie"),
  title: titleLine("Na końcu: tytuł dokumentu, krótki i osobisty, bez imienia"),
});

export type DatingBioContent = z.infer<typeof datingBioContentSchema>;
