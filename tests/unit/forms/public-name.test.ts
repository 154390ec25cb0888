import { describe, expect, test } from "vitest";
import { formSchema } from "~/forms/form-schema";

const schema = formSchema(
  [{ kind: "publicName", name: "nick", label: "Nick", required: "Wpisz nick." }],
  "2026-11-22",
);
const isTaken = (nick: string) => schema.safeParse({ nick }).success;

describe("a name that others see", () => {
  test.each(["Żółw", "Ala ma kota", "O’Neil", "jan_kowalski", "Anna-Maria", "Оксана", "Ela 54"])(
    "may be %s",
    (name) => expect(isTaken(name)).toBe(true),
  );

  test.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["one letter", "x"],
    ["digits alone", "12345"],
    ["two alphabets at once", "Аnna"],
    ["a right-to-left override", "Anna\u202etxt"],
    ["a zero-width joiner", "An\u200dna"],
    ["a soft hyphen", "An\u00adna"],
    ["a control character", "Anna\u0007"],
    ["a stack of marks", `A${"\u0301".repeat(20)}nna`],
    ["letters that only look like letters", "𝐀𝐧𝐧𝐚"],
    ["full-width letters", "Ａｎｎａ"],
    ["an address", "anna@example.com"],
    ["a link", "https://example.com"],
    ["markup", "<b>Anna</b>"],
    ["two lines", "Anna\nKowalska"],
    ["an emoji", "Anna 💫"],
    ["31 letters", "a".repeat(31)],
    ["64 KiB", "a".repeat(64 * 1024)],
  ])("is not %s", (_, name) => expect(isTaken(name)).toBe(false));
});
