import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StyleChoice } from "~/routes/mentor/style-choice";
import { mentorStyles } from "~/services/talks/styles";

const shown = (chosen: string | undefined) =>
  renderToStaticMarkup(
    <StyleChoice name="mentorStyle" label="Styl mentora" chosen={chosen} error={undefined} />,
  );

const chosenOf = (chosen: string | undefined) => {
  const html = shown(chosen);
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(mentorStyles.length);
  return radios
    .filter((radio) => / checked/.test(radio))
    .map((radio) => /value="(\d)"/.exec(radio)?.[1]);
};

test("every style of the mentor is a card, and exactly one is chosen", () => {
  for (const { number } of mentorStyles) expect(chosenOf(String(number))).toEqual([String(number)]);
  for (const odd of [undefined, "", "6", "abc"]) expect(chosenOf(odd)).toEqual(["1"]);
});

test("each has an icon of its own, and its line right behind its name, shown while it is chosen", () => {
  expect(new Set(mentorStyles.map(({ icon }) => icon)).size).toBe(mentorStyles.length);
  const [, ...cards] = shown("1").split("<label");
  for (const [index, { number, name, isNot }] of mentorStyles.entries()) {
    const [label = "", line = ""] = (cards[index] ?? "")
      .replaceAll("\u00a0", " ")
      .split("</label>");
    expect(label).toContain(`${name} AI`);
    expect(label).toContain(`aria-describedby="mentorStyle-${number}-says"`);
    expect(line).toMatch(
      new RegExp(
        `^<p id="mentorStyle-${number}-says" class="[^"]*\\[label:has\\(:checked\\)\\+&amp;\\]:block`,
      ),
    );
    expect(line).toContain(isNot);
  }
});
