import { expect, test } from "vitest";
import { assessTexts } from "~/crisis/assess.server";
import { isOwnDanger, ownLevel } from "~/crisis/own-danger";

const heardIn = (text: string) => assessTexts([{ text }]);

test.each([
  "Kolega grozi, że skoczy, co robić?",
  "Koleżanka grozi, że skoczy z mostu. Co mam zrobić?",
  "Mój brat mówi, że nie chce żyć. Jak mu pomóc?",
])("whoever asks for somebody else is in no danger of their own: %s", (text) => {
  const heard = heardIn(text);
  expect(heard.level).toBe("acute");
  expect([isOwnDanger(heard), ownLevel(heard)]).toEqual([false, "concern"]);
});

test.each([
  "Stoję na moście, skoczę.",
  "Kolega grozi, że skoczy, a ja skoczę za nim.",
  "Boję się, że dziś sobie coś zrobię, a nikogo nie ma.",
])("whoever may do it themselves is: %s", (text) => {
  const heard = heardIn(text);
  expect([isOwnDanger(heard), ownLevel(heard)]).toEqual([true, "acute"]);
});

// What rules alone cannot know stays what it is, and is read by others: it is never taken for somebody else's.
test.each(["skoczę", "kolega mówi, że mam skoczyć", "boję się, że to zrobię"])(
  "in doubt nobody is taken for another: %s",
  (text) => expect(heardIn(text).isAboutAnother).toBeUndefined(),
);

test("words of one's own beside those about another are one's own danger", () => {
  const heard = assessTexts([
    { text: "Kolega grozi, że skoczy, co robić?" },
    { text: "Ja też chcę dziś umrzeć." },
  ]);
  expect(isOwnDanger(heard)).toBe(true);
});

test("what is no acute crisis stays what it is", () => {
  expect(ownLevel({ level: "none" })).toBe("none");
  expect(ownLevel({ level: "concern", isAboutAnother: true })).toBe("concern");
});
