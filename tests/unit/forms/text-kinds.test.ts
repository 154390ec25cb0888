import { describe, expect, test } from "vitest";
import type { FieldOf } from "~/forms/fields";
import { emailMessage } from "~/forms/kinds/email";
import { controlCharactersMessage } from "~/forms/kinds/written";
import { productWith, send } from "../products/form";

const required = "To pole jest potrzebne.";
const text: FieldOf<"text"> = { kind: "text", name: "answer", label: "Pytanie" };
const longText: FieldOf<"longText"> = {
  kind: "longText",
  name: "answer",
  label: "Pytanie",
  rows: 4,
};
const email: FieldOf<"email"> = { kind: "email", name: "email", label: "E-mail" };

const answerTo = (field: FieldOf<"text" | "longText">, answer: string) =>
  send(productWith(field), { answer });

const blanks: [string, string][] = [
  ["nothing", ""],
  ["spaces", "   "],
  ["line ends", "\r\n\r\n"],
  ["a tab", "\t"],
  ["a no-break space", "\u00a0"],
  ["a zero-width space", "\u200b"],
  ["a byte order mark", "\ufeff"],
  ["soft hyphens and joiners", "\u00ad\u200d\u2060"],
];

describe.each([text, longText])("a $kind", (field) => {
  test.each(blanks)(
    "that is required and holds %s asks for an answer in its own words",
    (_, answer) => {
      expect(answerTo({ ...field, required }, answer).errors).toEqual({ answer: [required] });
    },
  );

  test("that is required and was not sent at all asks for it, too", () => {
    expect(send(productWith({ ...field, required }), {}).errors).toEqual({ answer: [required] });
  });

  test.each(blanks)("that is optional and holds %s counts as unanswered", (_, answer) => {
    expect(answerTo(field, answer).submission?.answers).toEqual({});
  });

  test("of nothing that shows is no answer, however long and limited it is", () => {
    const limited = { ...field, limit: { length: 120, message: "Za długo." } };
    expect(answerTo(limited, "\u200b".repeat(6_000)).submission?.answers).toEqual({});
  });

  test("is trimmed, its line ends are made one kind and its letters one form", () => {
    const typed = "  Zaz\u0307o\u0301\u0142c\u0301\r\ndruga\rtrzecia ";
    const { submission } = answerTo(field, typed);
    expect(submission?.answers.answer).toBe("Zażółć\ndruga\ntrzecia");
  });

  test.each([
    ["NUL", "\u0000"],
    ["a bell", "\u0007"],
    ["escape", "\u001b[31m"],
    ["delete", "\u007f"],
    ["a C1 control", "\u0085"],
    ["a mark that turns writing around", "\u202e"],
    ["an isolate", "\u2066"],
    ["a non-character", "\uffff"],
  ])("with %s says so", (_, control) => {
    expect(answerTo(field, `przed${control}po`).errors).toEqual({
      answer: [controlCharactersMessage],
    });
  });

  test("takes tabs, emoji, quotes and markup as the text they are", () => {
    const typed = `a\tb 👩‍👩‍👧 „cytat” <b>"x"</b> & ' ; --`;
    expect(answerTo(field, typed).submission?.answers.answer).toBe(typed);
  });
});

describe("a text", () => {
  test("may have 2,000 characters and not one more", () => {
    expect(answerTo(text, "a".repeat(2_000)).errors).toBeUndefined();
    expect(answerTo(text, "a".repeat(2_001)).errors).toEqual({
      answer: ["Skróć tekst do 2000 znaków."],
    });
  });
});

describe("a long text", () => {
  test("with a counter is never cut or refused for its length", () => {
    const typed = "a".repeat(20_000);
    const { submission } = answerTo({ ...longText, counter: 300 }, typed);
    expect(submission?.answers.answer).toHaveLength(20_000);
  });

  test("with a limit is refused beyond it, with the field's own message", () => {
    const limited = { ...longText, limit: { length: 10, message: "Za długo." } };
    expect(answerTo(limited, "a".repeat(10)).errors).toBeUndefined();
    expect(answerTo(limited, "a".repeat(11)).errors).toEqual({ answer: ["Za długo."] });
  });
});

describe("an e-mail address", () => {
  const addressed = (address: string, field = email) =>
    send(productWith(field), { email: address });

  test.each(["anna@example.com", "a.b+c_d@sub.example.co.uk", "  anna@example.com  "])(
    "is taken: %s",
    (address) => {
      expect(addressed(address).submission?.email).toBe(address.trim());
    },
  );

  test.each([
    "anna",
    "anna@",
    "@example.com",
    "anna@example",
    "anna@@example.com",
    "anna @example.com",
    "anna@example.com, ola@example.com",
    "Anna <anna@example.com>",
    "anna@example.com\nBcc: ola@example.com",
    "anna@exam ple.com",
    `${"a".repeat(250)}@example.com`,
  ])("is refused: %s", (address) => {
    expect(addressed(address).errors).toEqual({ email: [emailMessage] });
  });

  test.each(blanks)("that is required and holds %s asks for it in its own words", (_, address) => {
    expect(addressed(address, { ...email, required }).errors).toEqual({ email: [required] });
  });

  test("that is optional may be left out", () => {
    expect(addressed("").submission?.email).toBeNull();
    expect(addressed("  ").submission?.email).toBeNull();
  });

  test("with control characters says so", () => {
    expect(addressed("anna\u0000@example.com").errors).toEqual({
      email: [controlCharactersMessage],
    });
  });
});
