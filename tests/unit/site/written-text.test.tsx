import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { hasLink } from "~/services/posts/text-rules";
import { cutWritten, plainText, readWritten } from "~/site/written-text";
import { FormattedText } from "~/ui/formatted-text";

const html = (text: string, more: Partial<Parameters<typeof FormattedText>[0]> = {}) =>
  renderToStaticMarkup(<FormattedText text={text} {...more} />);

describe("what a member wrote is set", () => {
  test("in paragraphs, lines, lists, bold words and quotations", () => {
    const page = html("Cześć **wam**\ndruga linia\n\n- raz\n- dwa\n\n3. trzy\n\n> cytat");
    for (const part of [
      "<strong>wam</strong><br/>druga linia",
      '<li dir="auto" class="space-y-2">raz</li>',
      '<ol start="3"',
      "<blockquote",
    ])
      expect(page).toContain(part);
  });

  test("with links that tell where they lead, and lend nobody a good name", () => {
    expect(html("[mój bank](https://zly.example/a)")).toContain(
      '<a href="https://zly.example/a" rel="ugc nofollow noopener noreferrer" class="link"><bdi>mój bank</bdi></a><bdi class="text-sm text-muted"> (zly.example)</bdi>',
    );
    expect(html("https://a.example/b_c_d i dalej")).toContain(
      "<bdi>https://a.example/b_c_d</bdi></a> i dalej",
    );
    expect(html("https://аllegro.example")).toContain("(xn--");
    expect(html("[dobry.example](https://dobry.example@zly.example/)")).not.toMatch(
      /href="[^"]*zly/,
    );
  });

  test.each([
    "<script>alert(1)</script>",
    "[a](javascript:alert(1))",
    "[a](data:text/html,x)",
    "![p](https://a.example/p.png)",
    "<img src=x onerror=alert(1)>",
    "[a](//zly.example)",
  ])("and never as HTML, a picture or a program: %s", (text) => {
    const page = html(text);
    expect(page).not.toMatch(/<(?:script|img)|href="(?:javascript|data|\/\/)/);
  });

  test("headings, code and tables stay as they were typed", () => {
    for (const text of ["# nie", "`x`", "| a | b |"]) expect(html(text)).toContain(text);
  });

  test("names and tags lead on for members alone, longer names first", () => {
    const mentions = [
      { name: "Ania", id: "1" },
      { name: "Ania Maria", id: "2" },
    ];
    const page = html("@Ania Maria, @Ania i a@Ania: #sen, a#b", { mentions, leadsOn: true });
    expect(page.match(/href="[^"]*"/g)).toEqual([
      'href="/members/2"',
      'href="/members/1"',
      'href="/szukaj?q=sen"',
    ]);
    expect(html("@Ania #sen", { mentions })).not.toContain("href");
  });
});

describe("hostile texts lose no word", () => {
  const texts = {
    "quotations in quotations": `${">".repeat(1_000)} słowo`,
    "64 KiB of quotations": `${"> ".repeat(32_000)}słowo`,
    "lists in lists": `${Array.from({ length: 100 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n")} słowo`,
    "64 KiB of brackets": `${"[".repeat(65_000)} słowo`,
    "64 KiB of stars": `${"*".repeat(65_000)} słowo`,
    "64 KiB of bold in bold": `${"**".repeat(16_000)}słowo${"**".repeat(16_000)}`,
    "slanted in bold in slanted": `${"*_**".repeat(500)}słowo${"**_*".repeat(500)}`,
    "64 KiB of half links": `${"[a](".repeat(16_000)} słowo`,
    "marks that turn the direction": `${"\u202e\u2066".repeat(1_000)} słowo`,
    "marks that show nothing": `${"\u200b".repeat(1_000)} słowo`,
  };

  test.each(Object.entries(texts))("%s", (_, text) => {
    expect(plainText(text)).toContain("słowo");
    expect(html(text)).toContain("słowo");
    expect(Array.isArray(readWritten(text))).toBe(true);
  });

  test("a beginning closes what its rest would have closed", () => {
    const { text, isCut } = cutWritten(`Było **ważne ${"słowo ".repeat(100)}** i tyle`);
    expect(isCut).toBe(true);
    expect(html(text)).toMatch(/<strong>ważne/);
    expect(html(text)).not.toContain("**");
    expect(cutWritten(`${"a ".repeat(148)}[dom](https://dom.example/x)`).text).not.toContain("[");
  });
});

test("a link counts as one, however it is written", () => {
  for (const link of [
    "[a](&#104;&#116;&#116;&#112;&#115;&#58;&#47;&#47;zly&#46;example)",
    "[a](https://zly.example)",
    "<https://zly.example>",
  ])
    expect(hasLink(link)).toBe(true);
  expect(hasLink("**Dzień** dobry, [żart] (taki)")).toBe(false);
});
