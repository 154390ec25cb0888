import { z } from "zod";
import { line } from "~/documents/templates/line";

/** Of the letter itself, without its commentary. */
export const letterWords = { least: 180, most: 280, thin: { least: 150, most: 260 } } as const;

export const motivationLetterContentSchema = z.object({
  salutation: line(3, 90).describe("Zwrot do adresata, w języku listu"),
  paragraphs: z.array(line(40, 1_000)).min(3).max(6).describe("Akapity listu, w języku listu"),
  closing: line(3, 90).describe("Zwrot kończący przed podpisem, w języku listu, bez przecinka"),
  subject: line(5, 160).describe("Temat listu, w języku listu, z nazwą stanowiska"),
  commentary: z
    .object({
      opening: line(40, 500).describe("Jaki pomysł stoi za tym listem"),
      choices: z
        .array(
          z.object({
            title: line(3, 90).describe("Wybór, np. początek, przykład, ton"),
            description: line(20, 360).describe("Dlaczego tak"),
          }),
        )
        .min(2)
        .max(4),
      beforeSending: z
        .array(line(10, 240))
        .min(1)
        .max(4)
        .describe("Co sprawdzić lub uzupełnić przed wysłaniem"),
    })
    .describe("Komentarz dla osoby, zawsze po polsku, na „Ty”"),
});

export type MotivationLetterContent = z.infer<typeof motivationLetterContentSchema>;
