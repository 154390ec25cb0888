import { describe, expect, test } from "vitest";
import { replyIn, replyLine } from "~/services/support/reply-text";

const ours = [replyLine, "", "Dzień dobry!", "", "Odpowiedzieliśmy na Twoje zgłoszenie:", "> Już."];
const quoted = ours.map((line) => `> ${line}`).join("\n");
const words = "Dziękuję, działa.\n\nAnna";

describe("of an answer by mail stays what somebody wrote", () => {
  test.each([
    ["Gmail", `pon., 23 lis 2026 o 10:12 Konstelacja <odp@x.pl> napisał(a):\n\n${quoted}`],
    [
      "Gmail on two lines",
      `śr., 5 cze 2026 o 10:12 Konstelacja <\nodp@x.pl> napisał(a):\n\n${quoted}`,
    ],
    [
      "Gmail in English",
      `On Mon, Nov 23, 2026 at 10:12 AM Konstelacja <odp@x.pl>\nwrote:\n\n${quoted}`,
    ],
    ["Thunderbird", `W dniu 23.11.2026 o 10:12, Konstelacja pisze:\n${quoted}`],
    [
      "o2 and WP",
      `Dnia 23 listopada 2026 10:12 Konstelacja <odp@x.pl> napisał(a):\n\n${ours.join("\n")}`,
    ],
    [
      "Apple",
      `Wiadomość napisana przez Konstelacja <odp@x.pl> w dniu 23 lis 2026, o godz. 10:12:\n\n${quoted}`,
    ],
    [
      "Outlook",
      `Od: Konstelacja <odp@x.pl>\nWysłano: poniedziałek, 23 listopada 2026 10:12\nDo: anna@x.pl\nTemat: Odpowiedź\n\nDzień dobry!`,
    ],
    [
      "Outlook's app",
      `Pobierz aplikację Outlook dla systemu Android\n\n*From:* K <o@x.pl>\n*Sent:* x\n*To:* y`,
    ],
    ["an old program", `-----Wiadomość oryginalna-----\nkonstelacja\nDzień dobry!`],
    [
      "a program of its own ways",
      `konstelacja, przed chwilą\n${ours.join("\n")}`.replace(/^.*\n/, ""),
    ],
    [
      "Outlook on the web",
      `________________________________\nOd: K <o@x.pl>\nWysłane: poniedziałek, 23 listopada 2026 10:12\nDo: anna@x.pl\nTemat: x`,
    ],
    [
      "Outlook in bold",
      `**Od:** K <o@x.pl>\n**Wysłano:** 23 listopada 2026 10:12\n**Do:** anna@x.pl\n**Temat:** x`,
    ],
    ["Outlook on a Mac", `Od: K <o@x.pl>\nData: 23 listopada 2026\nDo: anna@x.pl\nTemat: x\nJuż.`],
    ["Samsung", `-------- Oryginalna wiadomość --------\nOd: K <o@x.pl>\nData: x\nDo: y`],
    ["Proton", `W dniu poniedziałek, 23 listopada 2026 10:12 K <o@x.pl> napisał/a:\n\n${quoted}`],
    [
      "Yahoo",
      `W dniu poniedziałek, 23 listopada 2026 10:12:33 CET, K <o@x.pl> napisał(a): \n\n${quoted}`,
    ],
    ["Onet", `W dniu 2026-11-23 10:12:33 użytkownik K <o@x.pl> napisał:\n\n${quoted}`],
    [
      "an iPhone, with marks that show nothing",
      `\ufeffW dniu 23 lis 2026, o\u00a0godz. 10:12, K <o@x.pl> napisał(a):\n\n\u200e\n\ufeff${quoted}`,
    ],
    [
      "our line in bold between spaces of other kinds",
      `\u00a0*Odpisz nad\u00a0tą linią.*\u200b\nJuż.`,
    ],
    ["Outlook on an iPhone", "Wysłane z aplikacji Outlook dla systemu iOS"],
    ["Orange", "Wysłano z telefonu Samsung Galaxy"],
    ["a signature", "-- \nAnna Kowalska\ntel. 600 000 000"],
    ["a phone", "Wysłane z iPhone'a"],
    ["nothing below", ""],
  ])("from %s", (_, below) => {
    expect(replyIn(`${words}\n\n${below}\n`)).toBe(words);
  });

  test("between and below what is quoted", () => {
    expect(replyIn("> Kiedy?\nW maju.\n> Czemu?\nNie wiem.")).toBe("W maju.\nNie wiem.");
    const below = `W dniu 23.11.2026 o 10:12, Konstelacja pisze:\n${quoted}\n\n${words}`;
    expect(replyIn(below)).toBe(words);
  });

  test("whatever it looks like", () => {
    const letters = [
      "Dnia 3 maja kupiłam książkę.\nNie przyszła.\n\nProszę o pomoc:\n1. zwrot",
      "Od: 3 maja nie działa.\nProszę o pomoc.",
      "Mąż napisał:\n„oddaj”",
      "> wszystko jest cytatem",
      "Książka nie doszła.\n\nWysłane przez kuriera 3 maja.",
      "Pierwsze pytanie\n--\nDrugie pytanie",
      "Sprawa:\n________________\nOd: maja\nczekam",
    ];
    for (const letter of letters) expect(replyIn(letter)).toBe(letter);
  });

  // Were it quadratic anywhere, it would not end before the test's own limit.
  test("of hostile letters, however long", () => {
    for (const line of ["On a ", "> ", "Od: ", "-- \n", "a napisał(a):\n", "W dniu 1\n"])
      expect(() => replyIn(line.repeat(600_000 / line.length))).not.toThrow();
    const unfinished = `${"W dniu 2026 ".repeat(50_000)}napisał(a):\n> a`;
    expect(() => replyIn(unfinished)).not.toThrow();
  });
});
