import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FieldInput } from "~/forms/field-input";
import { screenedTextOf, printAnswer, type Field } from "~/forms/fields";
import { checkAnswers, formSchema } from "~/forms/form-schema";
import { kinds } from "~/forms/kinds";
import { percentage } from "../../fixtures/new-form/percentage";

const today = "2026-11-20";

describe("a new kind of question", () => {
  // A line in the table: all that a kind needs beside its file.
  beforeAll(() => Object.assign(kinds, { percentage }));
  afterAll(() => Reflect.deleteProperty(kinds, "percentage"));
  const field = {
    ...{ kind: "percentage", name: "share", label: "Udział" },
    ...{ required: "Podaj udział.", wrong: "Podaj liczbę od 0 do 100." },
  } as unknown as Field;

  test("is asked", () => {
    const html = renderToStaticMarkup(
      <FieldInput field={field} values={{ share: "40" }} errors={{ share: "Nie." }} />,
    );
    expect(html).toMatch(/<label for="share"[^>]*>Udział</);
    expect(html).toContain('inputMode="numeric"');
    expect(html).toContain('value="40"');
    expect(html).toContain("Nie.");
  });

  test("is checked", () => {
    expect(checkAnswers([field], {}, today)).toEqual({ share: "Podaj udział." });
    expect(checkAnswers([field], { share: "101" }, today)).toEqual({
      share: "Podaj liczbę od 0 do 100.",
    });
    expect(formSchema([field], today).parse({ share: "100" })).toEqual({ share: "100" });
  });

  test("is printed, and nobody listens for a crisis in it", () => {
    expect(printAnswer(field, "40")).toBe("40%");
    expect(screenedTextOf(field)).toBe("nothing");
  });
});

test("a kind that is none, or a field that lacks what its kind needs, does not compile", () => {
  // @ts-expect-error no such kind
  const unknown: Field = { kind: "percentage", name: "a", label: "A" };
  // @ts-expect-error a choice needs options
  const incomplete: Field = { kind: "choice", name: "a", label: "A", placeholder: "–" };
  expect([unknown.name, incomplete.name]).toEqual(["a", "a"]);
});

test("own words and narrated ones are heard apart, and nothing in choices and addresses", () => {
  const fields = [
    { kind: "text", name: "name", label: "Imię" },
    { kind: "longText", name: "mood", label: "Nastrój", rows: 3 },
    { kind: "longText", name: "dream", label: "Sen", rows: 3, narrated: true },
    { kind: "email", name: "email", label: "E-mail" },
    { kind: "radio", name: "sign", label: "Znak", options: [{ value: "lew", label: "Lew" }] },
  ] as const satisfies readonly Field[];
  expect(fields.map(screenedTextOf)).toEqual([
    ...["own words", "own words", "narrated words"],
    ...["nothing", "nothing"],
  ]);
});

describe("a text that others will read", () => {
  const field = {
    ...{ kind: "text", name: "name", label: "Imię", required: "Podaj imię.", plain: true },
    shortest: { length: 3, message: "Za krótko." },
  } as const satisfies Field;
  const parsed = (name: string) => formSchema([field], today).safeParse({ name });

  test("loses links and markup", () => {
    expect(parsed("Ola <b>z</b> Łodzi www.spam.pl").data).toEqual({ name: "Ola z Łodzi" });
  });

  test("is missing when nothing else is left, and measured by what is left", () => {
    expect(checkAnswers([field], { name: "https://spam.example/x" }, today)).toEqual({
      name: "Podaj imię.",
    });
    expect(checkAnswers([field], { name: "Ja https://spam.example/x" }, today)).toEqual({
      name: "Za krótko.",
    });
  });
});
