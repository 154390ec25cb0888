import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, sanitizeContent } from "~/documents/sanitize";
import { sampleReport } from "./sample-report";

const clean = (text: string) => plainText(text, 1000);

describe("plain text from a model", () => {
  it.each([
    ["Zobacz https://evil.example/a?b=1 teraz", "Zobacz teraz"],
    ["Wejdź na www.przyklad.pl.", "Wejdź na"],
    ["Adres example.com/path, a dalej tekst", "Adres a dalej tekst"],
    ["Strona sklep-tani.com.pl jest zła", "Strona jest zła"],
    ["Skrót bit.ly/abc działa", "Skrót działa"],
    ["Kropki ..przyklad.com i -przyklad.com też", "Kropki .. i - też"],
    ["Napisz do jan.kowalski+test@poczta.onet.pl dziś", "Napisz do dziś"],
    ["Kliknij [tutaj](https://evil.example/x) proszę", "Kliknij tutaj proszę"],
    ["**Ważne**: to `kod` i _nacisk_ oraz *drugi*", "Ważne: to kod i nacisk oraz drugi"],
    ["# Nagłówek\n\n- punkt\n- drugi\n> cytat", "Nagłówek punkt drugi cytat"],
    ["<b>Ala</b> ma<br/>kota<script>alert(1)</script>", "Ala ma kota"],
    ["Serwer 192.168.0.1:8080/x odpowiada", "Serwer odpowiada"],
    ["a\u0000b\u0007c\u200Bd\u202Ee", "a b cde"],
    ["za\u0301zdros\u0301c\u0301", "zázdrość"],
  ])("cleans %j", (dirty, expected) => {
    expect(clean(dirty)).toBe(expected);
  });

  it.each([
    "Weź np. spacer, m.in. wieczorem, itd.",
    "To było dziś.Jutro będzie inaczej.",
    "Skończyło się.to nic.co dalej?",
    "Jeśli 3 < 5 i 7 > 2, to dobrze <3",
    "Zadzwoń: 116 123 albo +48 22 123 45 67",
    "Godzina 12.30, data 12.03.2026, art. 50 ust. 1",
    "Wynik 2 * 3 * 4 i nazwa_z_podkreśleniem",
    "„Cytat” – myślnik, wielokropek… i pytanie?",
    "ul.Polna 5, m.3, ok.10 minut",
    "i/lub, 24/7, 50/50",
  ])("keeps %j", (text) => {
    expect(clean(text)).toBe(text);
  });

  it("shortens at a word and within the limit", () => {
    expect(plainText("Ala ma kota i psa", 12)).toBe("Ala ma kota…");
    expect(plainText("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`);
  });

  const fragments = fc.constantFrom(
    "<b>",
    "</",
    "script",
    ">",
    "<",
    "**",
    "__",
    "`",
    "#",
    "\n",
    " ",
    "http",
    "://",
    "www.",
    "example",
    ".com",
    "/path",
    "@",
    "[",
    "](",
    ")",
    "…",
    "ż",
    "\u0000",
    "\uD83D",
    "😀",
  );
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join("")),
  );

  it("holds no markup, address or control character, whatever comes in", () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 200 }), (text, maxLength) => {
        const result = plainText(text, maxLength);
        expect(result.length).toBeLessThanOrEqual(maxLength);
        expect(result).not.toMatch(
          /[\p{Cc}\p{Cs}]|\*\*|`|https?:\/\/|www\.[\p{L}\p{N}]|<b>|<\/?script[^<>]*>/iu,
        );
        expect(result).not.toMatch(/example\.com(?![\p{L}\p{N}])/u);
        expect(result).toBe(result.trim().normalize("NFC"));
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = plainText(text, 150);
        expect(plainText(once, 150)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a whole report", () => {
  it("comes through unchanged when it is clean", () => {
    expect(sanitizeContent(sampleReport)).toEqual(sampleReport);
  });

  it("is cleaned in every text and loses entries of which nothing is left", () => {
    const dirty = JSON.parse(
      JSON.stringify(sampleReport, (key, value: unknown) =>
        typeof value === "string" ? `**${value}** https://evil.example/${key}` : value,
      ),
    ) as typeof sampleReport;
    dirty.sections[0]?.points.push("https://evil.example");
    const result = JSON.stringify(sanitizeContent(dirty));
    expect(result).not.toContain("**");
    expect(result).not.toContain("evil");
    expect(JSON.parse(result)).toEqual(sampleReport);
  });
});
