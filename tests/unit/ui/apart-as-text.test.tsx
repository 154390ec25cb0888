import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detours } from "~/crisis/detours";
import { GroundingExercise } from "~/ui/grounding-exercise";
import { RadioCards } from "~/ui/radio-cards";
import { RadioGroup } from "~/ui/radio-group";

const options = [
  { value: "none", label: "Wcale", hint: "Zobaczysz po zalogowaniu." },
  { value: "weekly", label: "Co tydzień", hint: "W niedzielę." },
];

/** As a browser that shows text alone has it. */
const saidBy = (page: React.ReactElement) =>
  renderToStaticMarkup(page)
    .replace(/<\/(?:div|li|p|h\d)>/g, "\n")
    .replace(/<[^>]+>/g, "");

test("an answer and what it means are read apart where nothing but text is shown", () => {
  for (const Group of [RadioGroup, RadioCards])
    expect(saidBy(<Group id="mails" name="mails" label="Kiedy?" options={options} />)).toContain(
      "Wcale Zobaczysz",
    );
});

test("answers, and buttons beside each other, are read apart, too", () => {
  for (const Group of [RadioGroup, RadioCards])
    expect(saidBy(<Group id="mails" name="mails" label="Kiedy?" options={options} />)).toMatch(
      /zalogowaniu\.\s+Co tydzień/,
    );
  expect(saidBy(<GroundingExercise />)).toContain("Wdech Wydech Minęła");
  expect(saidBy(<CrisisDetour words={detours.comment} names={[]} values={{}} />)).toMatch(
    /Wróć do formularza\s+\S/,
  );
});
