import { describe, expect, test } from "vitest";
import { quoted, tieTitle } from "~/copy/typography";
import { madeUpOpinions } from "~/routes/public/landing/made-up-opinions";
import { groupTypes } from "~/site/group-types";
import { findRecommendedGroup, recommendedGroups } from "~/site/groups";
import { hubs } from "~/site/hubs";
import { durations, energies, planFor } from "~/routes/public/movement-plan";
import { teamOfHub, teams } from "~/site/personas";
import { products } from "~/products/registry";

describe("teams", () => {
  test("bookings know their guides by these ids", () => {
    const idsOf = Object.fromEntries(
      teams.map(({ key, personas }) => [key, personas.map(({ id }) => id)]),
    );
    const personas = teams.flatMap((team) => team.personas);
    expect(idsOf).toEqual({
      emotions: [1, 2],
      dating: [3, 4],
      career: [5, 6],
      spiritual: [7, 8],
      fitness: [],
    });
    expect(personas.find(({ id }) => id === 7)?.name).toBe("Mira");
  });

  test("every guide says to be an AI, and no two look the same", () => {
    const personas = teams.flatMap((team) => team.personas);
    for (const { role } of personas) expect(role).toMatch(/\bAI\b/);
    expect(new Set(personas.map(({ likeness }) => JSON.stringify(likeness))).size).toBe(8);
  });

  test("every hub has one", () => {
    for (const { path } of [...hubs, { path: "/horoscope" }])
      expect(teamOfHub(path)?.personas).toHaveLength(2);
  });
});

test("a group is recommended for each choice, and for nothing else", () => {
  for (const { key, name } of recommendedGroups) expect(findRecommendedGroup(key)?.name).toBe(name);
  expect(findRecommendedGroup("constructor")).toBeUndefined();
  expect(findRecommendedGroup(null)).toBeUndefined();
  expect(groupTypes).toHaveLength(33);
  expect(groupTypes.indexOf("LonelinessSupport")).toBe(32);
});

test.each(energies.flatMap(({ key }) => durations.map((minutes) => ({ key, minutes }))))(
  "a plan for $key and $minutes minutes takes that long",
  ({ key, minutes }) => {
    const plan = planFor(key, minutes);
    expect(plan.reduce((sum, each) => sum + each.minutes, 0)).toBe(minutes);
    expect(new Set(plan.map(({ title }) => title)).size).toBe(plan.length);
  },
);

test("made-up opinions come from different areas, and from what the specification knows alone", () => {
  const shown = madeUpOpinions(products, 3);
  const areas = shown.map(({ product }) => products.find(({ title }) => title === product)?.area);
  expect(new Set(areas).size).toBe(3);
  expect(madeUpOpinions(products, 0)).toEqual([]);
  const all = madeUpOpinions(products, 100).map(({ product }) => product);
  expect(all).not.toContain("Umowa najmu mieszkania");
  expect(all).toHaveLength(10);
});

test("a title keeps its short words and compounds whole, and quotations nest", () => {
  expect(tieTitle("Wsparcie w decyzji, krok 2 z 4")).toBe(
    "Wsparcie w\u00a0decyzji, krok 2 z\u00a04",
  );
  expect(tieTitle("Kup e-booka")).toBe("Kup e\u2060-\u2060booka");
  expect(quoted("Pisze: „nie rozumiem” i milczy")).toBe("„Pisze: «nie rozumiem» i\u00a0milczy”");
});
