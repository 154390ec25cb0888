import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StyleChoice } from "~/routes/mentor/style-choice";
import { mentorStyles } from "~/services/talks/styles";

const chosenOf = (chosen: string | undefined) => {
  const html = renderToStaticMarkup(
    <StyleChoice name="mentorStyle" label="Styl mentora" chosen={chosen} error={undefined} />,
  );
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
