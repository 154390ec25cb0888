import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { DOMParser } from "@xmldom/xmldom";
import { renderBookEpub } from "~/documents/book/epub.server";
import { findBook } from "~/products/registry.server";
import { stampEpub } from "~/documents/book/stamp-epub.server";

const book = findBook("w-objeciach-mafii");
if (!book) throw new Error("no book");
const epub = await renderBookEpub(book);
const mark = "Egzemplarz K-10001 · a•••@example.com & <inni>";
const stamped = await stampEpub(epub, mark);

const text = (file: Buffer, path: string) => strFromU8(unzipSync(file)[path] ?? new Uint8Array());

/** Parses XML and fails on whatever is not well-formed. */
function parse(markup: string) {
  const errorHandler = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ errorHandler }).parseFromString(markup, "application/xml");
}

describe.each([
  ["as it is", epub],
  ["stamped", stamped],
])("the EPUB %s", (_, file) => {
  test("begins with its type, stored as it is and without extra fields", () => {
    expect(file.readUInt32LE(0)).toBe(0x04034b50);
    expect(file.readUInt16LE(8)).toBe(0);
    expect(file.readUInt16LE(28)).toBe(0);
    expect(file.subarray(30, 38).toString()).toBe("mimetype");
    expect(file.subarray(38, 58).toString()).toBe("application/epub+zip");
  });

  test("is well-formed in every document", () => {
    for (const path of Object.keys(unzipSync(file)).filter((name) => /xml|xhtml|opf$/.test(name)))
      expect(parse(text(file, path)).documentElement).not.toBeNull();
  });

  test("has a package whose manifest, spine and navigation name what is there", () => {
    const entries = Object.keys(unzipSync(file));
    const opf = parse(text(file, "EPUB/ksiazka.opf"));
    const items = Array.from(opf.getElementsByTagName("item"));
    const hrefs = items.map((item) => `EPUB/${item.getAttribute("href")}`);
    const ids = new Set(items.map((item) => item.getAttribute("id")));
    expect(ids.size).toBe(items.length);
    const known = ["mimetype", "META-INF/container.xml", "EPUB/ksiazka.opf", ...hrefs];
    expect([...entries].sort()).toEqual([...known].sort());
    for (const reference of Array.from(opf.getElementsByTagName("itemref")))
      expect(ids).toContain(reference.getAttribute("idref"));
    const container = parse(text(file, "META-INF/container.xml"));
    const [root] = Array.from(container.getElementsByTagName("rootfile"));
    expect(root?.getAttribute("full-path")).toBe("EPUB/ksiazka.opf");
    const navigation = parse(text(file, "EPUB/spis.xhtml"));
    for (const link of Array.from(navigation.getElementsByTagName("a")))
      expect(entries).toContain(`EPUB/${link.getAttribute("href")}`);
  });

  test("says what it is, in Polish, and how accessible it is", () => {
    const opf = text(file, "EPUB/ksiazka.opf");
    expect(opf).toContain("<dc:language>pl</dc:language>");
    expect(opf).toContain(`<dc:title>${book.title}</dc:title>`);
    expect(opf).toMatch(/dcterms:modified">\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ</);
    for (const name of ["accessMode", "accessibilityFeature", "accessibilityHazard"])
      expect(opf).toContain(`schema:${name}`);
    expect(opf).toContain('properties="cover-image"');
    expect(opf).toContain('properties="nav"');
  });

  test("holds every chapter whole", () => {
    book.chapters.forEach(({ title, paragraphs }, index) => {
      const chapter = text(file, `EPUB/rozdzial-${index + 1}.xhtml`).replaceAll("\u00a0", " ");
      expect(chapter).toContain(title);
      for (const paragraph of paragraphs) expect(chapter).toContain(paragraph);
    });
  });
});

describe("stamping an EPUB", () => {
  test("marks the title page and the end of each chapter, and not the contents", () => {
    const escaped = "Egzemplarz K-10001 · a•••@example.com &amp; &lt;inni&gt;";
    expect(text(stamped, "EPUB/tytul.xhtml")).toContain(escaped);
    book.chapters.forEach((_, index) => {
      const chapter = text(stamped, `EPUB/rozdzial-${index + 1}.xhtml`);
      expect(chapter.indexOf(escaped)).toBeGreaterThan(chapter.lastIndexOf("</section>"));
    });
    expect(text(stamped, "EPUB/spis.xhtml")).not.toContain("Egzemplarz");
  });

  test("gives the same bytes for the same mark", async () => {
    expect(await stampEpub(epub, mark)).toEqual(stamped);
    expect(await renderBookEpub(book)).toEqual(epub);
  });

  test("takes another publisher's file", async () => {
    const bytes = (content: string) => new TextEncoder().encode(content);
    const foreign = zipSync({
      mimetype: [bytes("application/epub+zip"), { level: 0 }],
      "META-INF/container.xml": bytes(
        "<container><rootfiles><rootfile media-type='x' full-path='OEBPS/content.opf' /></rootfiles></container>",
      ),
      "OEBPS/content.opf": bytes(
        `<opf:package xmlns:opf="x"><opf:item id="a" href="Text/roz%C5%82a.xhtml" media-type="application/xhtml+xml"/><opf:item id="n" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/></opf:package>`,
      ),
      "OEBPS/Text/rozła.xhtml": bytes("<html><body><p>tekst</p></body></html>"),
      "OEBPS/nav.xhtml": bytes("<html><body/></html>"),
    });
    const marked = await stampEpub(foreign, "Egzemplarz");
    expect(text(marked, "OEBPS/Text/rozła.xhtml")).toMatch(
      /tekst<\/p><p [^>]*>Egzemplarz<\/p>\n<\/body>/,
    );
  });

  test("marks what is listed by a roundabout way or with signs of markup, and nothing that is not there", async () => {
    const withItem = (item: string) =>
      zipSync({
        "META-INF/container.xml": strToU8(`<rootfile full-path="content.opf"/>`),
        "content.opf": strToU8(`<item media-type="application/xhtml+xml" ${item}/>`),
        "d.xhtml": strToU8("<html><body>tekst</body></html>"),
      });
    for (const item of [`href="x/../d.xhtml"`, `fallback="a>b" href="d.xhtml"`])
      expect(text(await stampEpub(withItem(item), "Egzemplarz"), "d.xhtml")).toContain(
        "Egzemplarz",
      );
    await expect(stampEpub(withItem(`href="e.xhtml"`), "Egzemplarz")).rejects.toThrow();
  });

  test("refuses what is no EPUB", async () => {
    await expect(stampEpub(zipSync({ a: new Uint8Array() }), mark)).rejects.toThrow();
    await expect(stampEpub(Buffer.from("nic"), mark)).rejects.toThrow();
  });
});
