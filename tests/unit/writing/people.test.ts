import { expect, test } from "vitest";
import { controlNames, screenedTextOf } from "~/forms/fields";
import { checkAnswers } from "~/forms/form-schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { consentsOf } from "~/products/consent";
import { fileFieldOf, orderFields } from "~/products/order-fields";
import type { Product } from "~/products/product";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { documentRecipes } from "~/products/registry.server";
import { peopleOf } from "../../../scripts/evaluate/people";
import type { Person } from "../../../scripts/evaluate/person";
import { writeWith } from "../../support/stand-in";

const written = documentRecipes().filter(({ prompt }) => prompt);

/** A person's order form as it is posted, with every box ticked. */
function postedBy(product: Product, { answers }: Person): Record<string, string> {
  const posted: Record<string, string> = { email: "ktos@example.com" };
  for (const field of product.fields) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    if (field.kind !== "date") posted[field.name] = answer;
    else
      for (const [index, name] of ["year", "month", "day"].entries())
        posted[field.controls[name as "year"]] = answer.split("-")[index] ?? "";
  }
  for (const { name } of consentsOf(product)) posted[name] = "on";
  return posted;
}

test.each(written)("$product.title: everybody could place the order they are made of", (recipe) => {
  const { product } = recipe;
  const people = peopleOf(product);
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  const names = product.fields.map(({ name }) => name);
  for (const person of people) {
    const asked = Object.keys(person.answers).filter((name) => !names.includes(name));
    expect({ name: person.name, asked }).toEqual({ name: person.name, asked: [] });
    const wrong = checkAnswers(orderFields(product), postedBy(product, person), "2026-11-23");
    expect({ name: person.name, wrong }).toEqual({ name: person.name, wrong: {} });
    const most = fileFieldOf(product)?.maxFiles ?? 0;
    expect(person.files?.length ?? 0).toBeLessThanOrEqual(most);
  }
  for (const field of product.fields)
    if (!["email", "file"].includes(field.kind))
      expect({ field: field.name, of: people.some(({ answers }) => answers[field.name]) }).toEqual({
        field: field.name,
        of: true,
      });
  if (fileFieldOf(product)) expect(people.some(({ files }) => files)).toBe(true);
});

test("no words of one person are another's, and none is a sample's", () => {
  const told = new Map<string, string>();
  for (const { product, sample } of written) {
    for (const person of [{ name: "the sample", answers: sample.answers }, ...peopleOf(product)]) {
      const who = `${product.slug}: ${person.name}`;
      for (const text of Object.values(person.answers)) {
        if (text.length < 25) continue;
        expect({ text, who }).toEqual({ text, who: told.get(text) ?? who });
        told.set(text, who);
      }
    }
  }
  expect(told.size).toBeGreaterThan(300);
});

test("who is made up differs in what matters", () => {
  const asked = written.filter(({ product }) =>
    product.fields.some(({ kind }) => kind === "longText"),
  );
  expect(asked).toHaveLength(10);
  for (const { product } of asked) {
    const people = peopleOf(product);
    const lengths = people.map(({ answers }) => Object.values(answers).join(" ").length);
    expect(Math.min(...lengths)).toBeLessThan(120);
    expect(Math.max(...lengths)).toBeGreaterThan(250);
    expect(people.some(({ alarm }) => alarm === "kryzys")).toBe(true);
    const manners = product.fields.find(({ name }) => name === "forms" || name === "gender");
    const given = new Set(people.map(({ answers }) => answers[manners?.name ?? ""]));
    // Of a talk only its words tell how somebody speaks of themselves.
    const ways = product === talkAnalysis ? 0 : 3;
    expect([...given].filter(Boolean).length, product.slug).toBe(ways);
  }
});

/** Somebody's order with something odd in the place of all their words. */
const odd = (product: Product, person: Person, words: string) => ({
  ...person.answers,
  ...Object.fromEntries(
    product.fields
      .filter((field) => field.kind === "longText" && screenedTextOf(field) !== "nothing")
      .filter((field) => field.required)
      .flatMap(controlNames)
      .map((name) => [name, words] as const),
  ),
});

const grief = "Zaczęło się od tego, że w pracy zmienili grafik, i nic nie jest na swoim miejscu. ";
/** The stand-in hears only the plainest. */
const plainCrisis = {
  "kryzys wprost": "Wieczorami układam w głowie, jak odebrać sobie życie, a rano idę do pracy.",
};

const oddWords = {
  "same emoji": "😭😭😭🙃🌊🌊",
  sprzeczna: "Jest mi świetnie i okropnie. Chcę zostać i chcę uciec, i to naraz od poniedziałku.",
  "bardzo długa": grief.repeat(Math.ceil(65_536 / grief.length)).slice(0, 65_536),
};

test.each(written)(
  "$product.title ends in a document, a safe one or the money back, whatever somebody writes",
  async ({ product, prompt }) => {
    const people = peopleOf(product);
    const asked = people.some(({ alarm }) => alarm);
    const [thin] = people;
    if (!thin) throw new Error("nobody");
    const odds: Person[] = asked
      ? Object.entries({ ...oddWords, ...plainCrisis }).map(([name, words]) => ({
          name,
          answers: odd(product, thin, words),
        }))
      : [];
    const ends = await Promise.all(
      [...people, ...odds].map(async ({ name, answers, ...more }: Person) => {
        const { files } = more;
        const posted = { ...answers };
        const {
          written: result,
          calls,
          heard,
        } = await writeWith(product, posted, "openai", undefined, { files });
        expect(calls.length).toBeLessThanOrEqual(3);
        if (result instanceof Error) expect(result).toBeInstanceOf(ExternalServiceError);
        const end = "manner" in result ? result.manner : "money back";
        return [name, { end, heard }] as const;
      }),
    );
    const of = Object.fromEntries(ends);
    if (!asked) return expect(ends.every(([, { end }]) => end === "usual")).toBe(true);
    expect(of["kryzys wprost"]?.heard).toEqual(["kryzys"]);
    expect(of["kryzys wprost"]?.end).toBe(prompt?.forOthers ? "usual" : "care");
    for (const name of ["jedno słowo", ...Object.keys(oddWords)])
      expect({ name, end: of[name]?.end }).toEqual({ name, end: "usual" });
  },
);
