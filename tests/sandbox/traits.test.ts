import { expect, it } from "vitest";
import { traitsOf } from "../../sandbox/model/passages/traits.ts";

const heard = (text: string) =>
  [...traitsOf({ text }).heard.keys()].filter((trait) => trait !== "brief");

it.each([
  ["Szef nie odpisał, a ja się boję.", ["fear", "work"]],
  ["Nie mam męża ani dzieci.", []],
  ["Nie boję się i nie jestem zmęczona.", []],
  ["Latarnia stoi w oknie.", []],
  ["Mamy kredyt na całe życie.", ["money"]],
  ["Jadę do mamy, bo moja mama czeka.", ["family"]],
  ["Śpiewam w chórze, w chórach i chórem, a nawet chorał.", []],
  ["Choruję od wiosny, a teraz jestem chora.", ["health"]],
  ["Miałem zły sen i złą pogodę.", []],
  ["Jestem bardzo zła, najbardziej zła na siebie.", ["anger"]],
  ["Minęło pół roku od pogrzebu męża.", ["loss"]],
  ["Po rozstaniu mój chłopak milczy.", ["parting"]],
])("hears in %j what is said, and nobody who is gone", (text, traits) => {
  expect(heard(text)).toEqual(traits);
});

it.each([
  ["Wróciłam późno.", undefined, "feminine"],
  ["Poszedłem spać.", undefined, "masculine"],
  ["To był ciężki dzień nad materiałem.", undefined, "neutral"],
  ["Wróciłam późno.", "neutralnie", "neutral"],
])("hears forms in %j, unless they were chosen: %s", (text, forms, expected) => {
  expect(traitsOf({ text, forms }).forms).toBe(expected);
});
