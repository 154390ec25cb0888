import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aiCoverLines, aiNotices, type Writer } from "~/copy/ai-notice";
import type { Reading } from "~/documents/reading";
import type { Part } from "~/documents/sections";
import { ReadingPage } from "~/routes/orders/reading-page";

const page = {
  title: "Pod złością był głód spokoju",
  productTitle: "Terapeuta AI – karta pracy, nie terapia" as string | null,
  cover: ["dla: Marta", aiCoverLines.model],
  opening: [["p", "Zupa."]] as readonly Reading[],
  parts: [
    { title: "Co się przelało w środę", reading: [["p", "Cały dzień."] as const] },
    { title: "Twoje słowa", reading: [["p", "Nikt nie zapytał."] as const] },
  ] as readonly Part[],
  colophon: [["p", aiNotices.model] as const],
  origin: "model" as Writer | null,
  hub: { href: "/h", label: "Wróć do narzędzi" } as { href: string; label: string } | null,
  drawing: null,
  sky: null,
  links: {
    ...{ here: "/r", file: "/f", card: "/c" as string | null, remove: "/d" as string | null },
    home: { href: "/o", label: "Strona zamówienia" },
  },
  deleteAt: "2026-11-29T12:00:00.000Z",
  showHelp: false,
  isByParts: false,
};

const shown = (change: Partial<typeof page> = {}) =>
  renderToStaticMarkup(<ReadingPage page={{ ...page, ...change }} />);

/** What stands outside of everything that folds. */
const unfolded = (html: string) => html.replace(/<details[\s\S]*?<\/details>/g, "");

test("what a model wrote is marked for machines, and what its buyer wrote is not", () => {
  const marked = (html: string) => html.match(/data-ai-generated="[^"]*"/g) ?? [];
  expect(marked(shown())).toEqual(Array(2).fill('data-ai-generated="true"'));
  expect(marked(shown({ isByParts: true }))).toHaveLength(2);
  expect(marked(shown({ origin: "demonstration" }))).toContain('data-ai-generated="demonstration"');
  expect(marked(shown({ origin: null }))).toEqual([]);
  expect(shown()).toMatch(/<section aria-labelledby="czesc-2" class="[^"]*">/);
});

test.each([false, true])("who wrote it stands outside of what folds (folded: %s)", (isByParts) => {
  const html = unfolded(shown({ isByParts }));
  expect(html).toContain(aiCoverLines.model);
  expect(html.replaceAll("\u00a0", " ")).toContain(aiNotices.model);
});

test("of a letter, which has no such line, the page says it by itself", () => {
  const letter = { cover: [], colophon: [] };
  expect(shown(letter)).toContain(aiCoverLines.model);
  expect(shown({ ...letter, origin: null })).not.toContain(aiCoverLines.model);
});

test("a link to a folded part leads into what it folds, which opens it", () => {
  const html = shown({ isByParts: true });
  for (const id of ["czesc-1", "czesc-2"]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toMatch(new RegExp(`</summary><div id="${id}"`));
  }
});

test("it leads on to more of its kind, and nowhere from what is not sold any more", () => {
  expect(shown()).toMatch(/<a href="\/h"[^>]*>Wróć do narzędzi<\/a>/);
  expect(shown({ hub: null })).not.toContain("Wróć do");
});

test("no heading leaves out a level, in the opening and in its parts", () => {
  const inner: Reading[] = [
    ["h4", "Co sprzyja"],
    ["h5", "Rano"],
  ];
  const html = shown({ opening: inner, parts: [{ title: "Kariera", reading: inner }] });
  const levels = (html.match(/(?<=<h)\d/g) ?? []).map(Number);
  expect(levels).toEqual([1, 2, 3, 2, 3, 4]);
});

test("short words stay with what follows them, in titles and in the text", () => {
  // In its heading, in the contents, and in those that stand beside it.
  expect(shown().match(/Co się przelało w\u00a0środę/g)).toHaveLength(3);
  expect(shown({ opening: [["p", "Zupa i sól."]] })).toContain("Zupa i\u00a0sól.");
});

test("it says in full which product it is, also what that is not", () => {
  const plain = (html: string) => html.replaceAll("\u00a0", " ");
  expect(plain(shown())).toContain("Terapeuta AI – karta pracy, nie terapia");
  expect(plain(shown({ title: "List", productTitle: "List" })).match(/>List</g)).toHaveLength(1);
});

test("of parts that open one at a time each leads to the next one, and the last to none", () => {
  const html = shown({ isByParts: true }).replaceAll("\u00a0", " ");
  expect(html.match(/Dalej: /g)).toHaveLength(1);
  expect(html).toMatch(/href="#czesc-2"[^>]*><span>Dalej: Twoje słowa</);
  expect(html).toMatch(/class="button[^"]* max-sm:w-full"[^>]*href="#czesc-2"/);
  expect(shown()).not.toContain("Dalej: ");
});

test("each manner of reading leads to the first part of the other one", () => {
  expect(shown()).toMatch(/href="\/r\?po-kolei#czesc-1"[^>]*>Czytaj po jednej części</);
  expect(shown({ isByParts: true })).toMatch(/href="\/r#czesc-1"[^>]*>Pokaż całość</);
});

test("what stands beside a picture in a table is level with its middle; words begin at the top", () => {
  const table = (...head: Reading[1][]): Reading => [
    "table",
    ["tr", ["th", ...head], ["td", "Pełnia"]],
  ];
  expect(shown({ opening: [table(["drawing", "<svg/>"], "24 grudnia")] })).toMatch(
    /<tr class="[^"]*align-middle/,
  );
  expect(shown({ opening: [table("24 grudnia")] })).toMatch(/<tr class="[^"]*align-top/);
});

test("the first part comes before a list of all that follow", () => {
  const html = shown();
  const contents = html.indexOf("<ol");
  expect(html.slice(0, contents)).toMatch(/<details class="group\/contents[^"]*"><summary/);
  expect(html.replaceAll("\u00a0", " ")).toContain("2 części, 1 min czytania");
});

test("its contents stand beside it where there is more than one part", () => {
  expect(shown()).toMatch(/<nav aria-label="Spis części"[\s\S]*href="#czesc-2"/);
  expect(shown({ parts: page.parts.slice(0, 1) })).not.toContain("Spis części");
});

test("it ends with the ways on: the file, a card, the order, and deleting it", () => {
  const end = (change: Partial<typeof page.links> = {}) => {
    const html = shown({ links: { ...page.links, ...change } });
    return html.slice(html.indexOf("<footer"));
  };
  expect(end()).toContain("usuniesz go na stronie zamówienia.");
  expect(end()).toMatch(
    /Otwórz PDF<[\s\S]*Zrób kartkę<[\s\S]*Strona zamówienia<[\s\S]*Usuń teraz</,
  );
  expect(end({ card: null, remove: null })).not.toMatch(/Zrób kartkę|Usuń teraz/);
});

test("its head tells whose it is and who wrote it, and leaves its number to the end", () => {
  const cover = ["dla: Marta", "29 listopada 2026", aiCoverLines.model, "nr K-10001"];
  const head = shown({ cover }).split("</header>")[0]?.replaceAll("\u00a0", " ");
  expect(head).toContain("dla: Marta · 29 listopada 2026</p>");
  expect(head).toContain(aiCoverLines.model);
  expect(head).not.toContain("K-10001");
});

test("a table of short cells stays a table on a telephone, with its caption; another one is set below each other", () => {
  const table = (cell: string): Reading => [
    "table",
    "Słońce i planety",
    ["tr", ["th", "Słońce"], ["td", cell]],
  ];
  const short = shown({ opening: [table("8°14' Strzelca")] });
  expect(short.replaceAll("\u00a0", " ")).toMatch(
    /<caption[^>]*>Słońce i planety<\/caption><tbody>/,
  );
  expect(short).not.toContain("stacked-table");
  const long = shown({
    opening: [table("Zapisz, co się stało, i co wtedy przyszło Ci do głowy.")],
  });
  expect(long).toContain("stacked-table");
});

const plainOf = (html: string) => html.replaceAll("\u00a0", " ");

test("names and what is said of them are a list of definitions, apart also without a style", () => {
  const html = shown({
    opening: [
      [
        "ul",
        ["li", ["b", "Sytuacja"], ["small", "co się dzieje"], "Telefon."],
        ["li", ["b", "Myśl"], ["p", "Nie zdążę."]],
      ],
    ],
  });
  expect(html).toMatch(
    /<dl><div><dt>Sytuacja<span class="sr-only">: <\/span><small[^>]*>co się dzieje<\/small><\/dt><dd>Telefon\.<\/dd><\/div><div><dt>Myśl<\/dt><dd><p>Nie zdążę\.<\/p><\/dd>/,
  );
  expect(shown({ opening: [["ul", ["li", "sól"], ["li", "chleb"]]] })).toMatch(/<ul><li>sól/);
});

test("a cell that stands alone on a telephone has the name of its column with it", () => {
  const long = "Zapisz, co się stało, i co wtedy przyszło Ci do głowy.";
  const html = plainOf(
    shown({
      opening: [
        [
          "table",
          ["tr", ["th", "Myśl"], ["th", "Uczucie (0–100)"]],
          ["tr", ["td", long], ["td", "złość"]],
        ],
        ["table", ["tr", ["th", "Wtorek"], ["td", long]]],
      ],
    }),
  );
  expect(html).toMatch(/<td[^>]*data-column="Myśl">Zapisz/);
  expect(html).toMatch(/<td[^>]*data-column="Uczucie \(0–100\)">złość/);
  expect(html.match(/data-column=/g)).toHaveLength(2);
  expect(html.match(/column-names/g)).toHaveLength(1);
});

test("a part with room for a pen says once where that room is", () => {
  const told = "Miejsce na Twoje notatki jest w PDF-ie.";
  const [first, second] = page.parts;
  const blanks = {
    title: first!.title,
    reading: [...first!.reading, ["blank"], ["blank"]] as Reading[],
  };
  expect(plainOf(shown({ parts: [blanks, second!] })).split(told)).toHaveLength(2);
  expect(plainOf(shown())).not.toContain(told);
});

test("help lines can be called from the text, and any other number stays words", () => {
  const reading: Reading[] = [
    ["ul", ["li", "112 – gdy zagrożone jest życie"], ["li", "116 123 – dla dorosłych"]],
    [
      "p",
      "Zadzwoń od razu pod 112, albo idź i zadzwoń pod 112. W zagrożeniu zadzwoń pod numer 112. Kosztuje 112 zł, mieszka pod 112, tel. 600 100 200.",
    ],
  ];
  const html = shown({ parts: [{ title: "Kiedy potrzebny jest człowiek", reading }] });
  expect(html.match(/href="tel:[^"]*"/g)).toEqual([
    'href="tel:112"',
    'href="tel:116123"',
    'href="tel:112"',
    'href="tel:112"',
    'href="tel:112"',
  ]);
});
