import { z } from "zod";

const line = (min: number, max: number) => z.string().trim().min(min).max(max);

/** What the model writes for a dating profile: three versions of the description, and advice around them. */
export const datingBioContentSchema = z.object({
  title: line(5, 90).describe("Tytuł dokumentu, krótki i osobisty, bez imienia"),
  opening: line(80, 600).describe("Wstęp: co w tej osobie od razu przyciąga uwagę, jej słowami"),
  versions: z.object({
    short: line(40, 150).describe("Opis krótki: najwyżej 150 znaków, w pierwszej osobie"),
    medium: line(120, 350).describe("Opis średni: do 350 znaków, w pierwszej osobie"),
    long: line(250, 800).describe("Opis dłuższy: do 800 znaków, w pierwszej osobie"),
  }),
  why: line(60, 700).describe("Dlaczego te opisy działają: co pokazują, zamiast o tym mówić"),
  messages: z
    .array(
      z.object({
        text: line(20, 280).describe("Pierwsza wiadomość, gotowa do wysłania"),
        when: line(10, 200).describe("Kiedy pasuje i co w niej zmienić pod drugą osobę"),
      }),
    )
    .min(3)
    .max(5),
  avoid: z.array(line(15, 260)).min(3).max(5).describe("Co lepiej pominąć w tym opisie i dlaczego"),
  photos: z
    .array(
      z.object({
        title: line(3, 90).describe("Jakie zdjęcie"),
        description: line(20, 320).describe("Co ma pokazać i dlaczego w tym miejscu"),
      }),
    )
    .min(3)
    .max(6)
    .describe("Kolejność zdjęć, od pierwszego"),
  closing: line(40, 500).describe("Ciepłe zakończenie"),
});

export type DatingBioContent = z.infer<typeof datingBioContentSchema>;
