import { describe, expect, test } from "vitest";
import type { FieldOf } from "~/forms/fields";
import { dateMessages } from "~/forms/kinds/date";
import { choiceMessage } from "~/forms/kinds/options";
import { summarise } from "~/products/summary";
import { productWith, send, today } from "../products/form";

const required = "To pole jest potrzebne.";

describe("a choice", () => {
  const choice: FieldOf<"choice"> = {
    kind: "choice",
    name: "answer",
    label: "Pytanie",
    placeholder: "Wybierz",
    options: [
      { value: "tak", label: "Tak" },
      { value: "nie", label: "Nie" },
    ],
  };
  const chosen = (answer: string, field = choice) => send(productWith(field), { answer });

  test("is one of its options", () => {
    expect(chosen("nie").submission?.answers).toEqual({ answer: "nie" });
  });

  test.each(["może", "TAK", " tak ", "tak\u0000", "constructor", "__proto__"])(
    "is refused when it is none of them: %j",
    (answer) => {
      expect(chosen(answer).errors).toEqual({ answer: [choiceMessage] });
    },
  );

  test("that is required asks for itself in its own words", () => {
    expect(chosen("", { ...choice, required }).errors).toEqual({ answer: [required] });
  });

  test("that is optional may be left open", () => {
    expect(chosen("").submission?.answers).toEqual({});
  });
});

describe("a date", () => {
  const date: FieldOf<"date"> = {
    kind: "date",
    name: "birthDate",
    label: "Data urodzenia",
    controls: { day: "birthDay", month: "birthMonth", year: "birthYear" },
    years: 100,
  };
  const dated = (birthDay: string, birthMonth: string, birthYear: string, field = date) =>
    send(productWith(field), { birthDay, birthMonth, birthYear });

  test.each([
    ["1", "1", "1990", "1990-01-01"],
    ["01", "02", "1990", "1990-02-01"],
    ["31", "12", "1999", "1999-12-31"],
    ["29", "2", "2024", "2024-02-29"],
    ["29", "2", "2000", "2000-02-29"],
    ["3", "5", "2026", today],
  ])("%s.%s.%s is kept as it is", (day, month, year, expected) => {
    expect(dated(day, month, year).submission?.answers).toEqual({ birthDate: expected });
  });

  test.each([
    ["31", "2", "2000"],
    ["29", "2", "2025"],
    ["29", "2", "1900"],
    ["31", "4", "2001"],
    ["0", "1", "2001"],
    ["1", "13", "2001"],
    ["1", "0", "2001"],
    ["1", "1", "99"],
    ["1", "1", "0"],
  ])("%s.%s.%s does not exist", (day, month, year) => {
    expect(dated(day, month, year).errors).toEqual({ birthDay: [dateMessages.none] });
  });

  test.each([
    ["4", "5", "2026"],
    ["1", "1", "2027"],
  ])("%s.%s.%s is yet to come", (day, month, year) => {
    expect(dated(day, month, year).errors).toEqual({ birthDay: [dateMessages.future] });
  });

  test.each([["x"], ["-1"], ["1.5"], ["1e3"], ["99999"]])("part %s is no number", (part) => {
    expect(dated(part, "1", "2001").errors).toEqual({ birthDay: [dateMessages.none] });
  });

  test("that is optional is whole or not there", () => {
    expect(dated("", "", "").submission?.answers).toEqual({});
    expect(dated("1", "", "").errors).toEqual({ birthDay: [dateMessages.none] });
  });

  test("that is required asks for every part that is missing", () => {
    expect(dated("1", "", "", { ...date, required }).errors).toEqual({
      birthMonth: [required],
      birthYear: [required],
    });
  });

  test("that does not exist is told together with all the other errors", () => {
    const product = productWith({ kind: "text", name: "name", label: "Imię", required }, date);
    const { errors } = send(product, { birthDay: "31", birthMonth: "2", birthYear: "2000" });
    expect(errors).toEqual({ name: [required], birthDay: [dateMessages.none] });
  });

  test("is printed as people write it", () => {
    expect(summarise(productWith(date), { birthDate: "2024-02-29" })).toEqual([
      { label: "Data urodzenia", value: "29 lutego 2024" },
    ]);
  });
});
