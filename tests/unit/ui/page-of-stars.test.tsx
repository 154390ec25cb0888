import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageOfStars } from "~/routes/orders/page-of-stars";

test("a page that was just deleted has words that go out; later there are stars alone", () => {
  const [now, later] = [true, false].map((isNow) =>
    renderToStaticMarkup(<PageOfStars isNow={isNow} />),
  );
  expect(now).toContain("gone-words");
  expect(later).not.toContain("gone-words");
  for (const html of [now, later]) {
    expect(html).toContain('aria-hidden="true"');
    expect(html?.match(/<circle/g)?.length).toBeGreaterThan(30);
  }
});

test("each of its rows goes out after the one before", () => {
  const css = readFileSync("app/app.css", "utf8");
  const rows = renderToStaticMarkup(<PageOfStars isNow />).match(/gone-words/g)?.length ?? 0;
  const delays = [
    ...css.matchAll(/&\.is-now > :nth-child\((\d+)\) > \* \{\s+animation-delay: (\d+)ms/g),
  ];
  expect(delays.map(([, child]) => Number(child))).toEqual(
    Array.from({ length: rows }, (_, index) => index + 2),
  );
  const times = delays.map(([, , time]) => Number(time));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
