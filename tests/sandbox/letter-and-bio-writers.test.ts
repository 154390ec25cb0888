import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { datingBioContentSchema } from "../../app/products/dating-bio/content.ts";
import { motivationLetterContentSchema } from "../../app/products/motivation-letter/content.ts";
import { writeDatingBio } from "../../sandbox/model/writers/dating-bio.ts";
import { writeMotivationLetter } from "../../sandbox/model/writers/motivation-letter.ts";

const wholeText = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(wholeText).join("\n")
    : String(value);

const person = {
  name: "Anna",
  interests: "nocne pociągi do Pragi",
  personality: "spokój na zewnątrz, w środku festyn",
  lookingFor: "dobrej rozmowy",
};
const applicant = {
  firstName: "Anna",
  position: "Bibliotekarka",
  companyName: "Biblioteka Kraków",
  whyPosition: "lubię ciszę, w której coś się dzieje",
  whatYouBring: "dziesięć lat przy ladzie i 40 spotkań autorskich",
  whatMakesYouUnique: "znam język migowy",
};
const odd = fc.oneof(fc.string({ unit: "binary", maxLength: 600 }), fc.string(), fc.anything());
const files = fc.array(fc.record({ name: fc.string(), text: fc.string({ unit: "binary" }) }));

describe("the dating profile", () => {
  it("is made of the person's words, and says that it is a demonstration", () => {
    const bio = writeDatingBio(person, [{ name: "opis.txt", text: "Mam kota Rysia" }]);
    expect(datingBioContentSchema.parse(bio)).toEqual(bio);
    for (const version of Object.values(bio.versions)) expect(version).toContain(person.interests);
    expect(wholeText(bio)).toMatch(/Mam kota Rysia[^]*demonstracją/);
  });

  it("satisfies its schema whatever is answered, the short version within 150 characters", () => {
    const answers = fc.record({ interests: odd, personality: odd, lookingFor: odd, vibe: odd });
    fc.assert(
      fc.property(answers, files, (input, sent) => {
        const bio = writeDatingBio(input, sent);
        expect(datingBioContentSchema.safeParse(bio).error).toBeUndefined();
        expect(bio.versions.short.length).toBeLessThanOrEqual(150);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the motivation letter", () => {
  const styles = ["formalny", "luźny", "z humorem", "kreatywny"];

  it.each(["PL", "EN", "DE"])("is whole and about this job in %s", (language) => {
    for (const letterStyle of styles) {
      const letter = writeMotivationLetter({ ...applicant, language, letterStyle });
      expect(motivationLetterContentSchema.parse(letter)).toEqual(letter);
      const text = letter.paragraphs.join(" ");
      for (const word of ["Bibliotekarka", "Biblioteka Kraków", "znam język migowy"])
        expect(text).toContain(word);
      expect(text.split(/\s+/).length).toBeGreaterThan(150);
    }
  });

  it("uses no Polish form that reveals the writer's sex", () => {
    for (const letterStyle of styles)
      expect(wholeText(writeMotivationLetter({ letterStyle }))).not.toMatch(
        /\p{L}+(?:łam|łem|łaś|łeś)(?!\p{L})/u,
      );
  });

  it("satisfies its schema whatever is answered", () => {
    const answers = fc.record({
      position: odd,
      companyName: odd,
      whyPosition: odd,
      whatYouBring: odd,
      whatMakesYouUnique: odd,
      letterStyle: odd,
      language: odd,
    });
    fc.assert(
      fc.property(answers, files, (input, sent) => {
        const letter = writeMotivationLetter(input, sent);
        expect(motivationLetterContentSchema.safeParse(letter).error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});
