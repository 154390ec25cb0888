import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GroupSky } from "~/routes/community/group-sky";

const sky = (slug: string, members: number) =>
  renderToStaticMarkup(<GroupSky slug={slug} members={members} />);
const starsIn = (html: string) => html.match(/M\d+ \d+h0/g) ?? [];

test("a group's sky has a star for everybody in it", () => {
  expect(starsIn(sky("kawa", 7))).toHaveLength(7);
  expect(starsIn(sky("kawa", 10_000)).length).toBeLessThan(300);
});

test("where its stars stand follows from the group and how many there are alone", () => {
  expect(sky("kawa", 7)).toBe(sky("kawa", 7));
  // Whoever comes moves them all, so that no star can be told to be theirs.
  const before = new Set(starsIn(sky("kawa", 7)));
  expect(starsIn(sky("kawa", 8)).filter((star) => before.has(star))).toEqual([]);
  expect(sky("herbata", 7)).not.toBe(sky("kawa", 7));
});

test("no star is cut off where the page is narrow, and none is stretched", () => {
  const html = sky("kawa", 7);
  expect(html).toContain('preserveAspectRatio="none"');
  expect(html.match(/<path /g)).toHaveLength(html.match(/non-scaling-stroke/g)!.length);
});
