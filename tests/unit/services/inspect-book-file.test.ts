import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { inspectBookFile, maxBookBytes } from "~/services/books/inspect-book-file.server";
import { epubFile, pdfFile } from "../../support/book-files";
import { fileOf, zipWith } from "../../support/sample-files";

const epub = unzipSync(new Uint8Array(await (await epubFile()).arrayBuffer()));
const chapterPath = "EPUB/rozdzial-1.xhtml";
const chapter = new TextDecoder().decode(epub[chapterPath]);

/** The EPUB with some of its entries changed, added, or left out. */
function changed(entries: Record<string, string | Uint8Array | null>) {
  const all: Zippable = { mimetype: [strToU8("application/epub+zip"), { level: 0 }] };
  for (const [path, bytes] of Object.entries({ ...epub, ...entries }))
    if (path !== "mimetype" && bytes !== null)
      all[path] = typeof bytes === "string" ? strToU8(bytes) : bytes;
  return fileOf("książka.epub", zipSync(all));
}

const inChapter = (markup: string) =>
  changed({ [chapterPath]: chapter.replace("</body>", `${markup}</body>`) });

async function pdfWithScript(where: (doc: PDFDocument) => void) {
  const doc = await PDFDocument.load(await (await pdfFile()).arrayBuffer());
  where(doc);
  return fileOf("ksiazka.pdf", await doc.save({ useObjectStreams: false }));
}

describe("a book's file", () => {
  test("is known by its content, whatever it is called", async () => {
    expect(await inspectBookFile(await epubFile("Tekst", "ksiazka.pdf"))).toMatchObject({
      ...{ format: "epub", pages: null, name: "ksiazka.pdf" },
    });
    expect(await inspectBookFile(await pdfFile("Tekst", "../../ksiazka.epub"))).toMatchObject({
      ...{ format: "pdf", pages: 1, name: "ksiazka.epub" },
    });
  });

  test.each([
    ["nothing", fileOf("a.epub", ""), "empty"],
    ["a text", fileOf("a.epub", "Dawno temu"), "wrong_format"],
    ["a program", fileOf("a.pdf", "MZ\u0090\u0000"), "wrong_format"],
    ["another archive", fileOf("a.epub", zipWith({ "a.txt": strToU8("a") })), "wrong_format"],
    ["a PDF that is cut off", fileOf("a.pdf", "%PDF-1.7\n1 0 obj"), "damaged"],
    ["more than may be sent", fileOf("a.pdf", new Uint8Array(maxBookBytes + 1)), "too_large"],
    ["an EPUB without its index", changed({ "META-INF/container.xml": null }), "wrong_format"],
    ["an EPUB without a text", changed({ [chapterPath]: "<html><body/></html>" }), "damaged"],
    ["one that climbs out", changed({ "EPUB/../../etc/passwd": "x" }), "damaged"],
    ["one that is protected", changed({ "META-INF/rights.xml": "<rights/>" }), "locked"],
    [
      "one that is encrypted",
      changed({ "META-INF/encryption.xml": '<EncryptionMethod Algorithm="urn:aes256"/>' }),
      "locked",
    ],
    ["a script beside the text", changed({ "EPUB/a.js": "alert(1)" }), "active"],
    ["a program under another name", changed({ "EPUB/a.png": "MZ\u0090" }), "active"],
    ["a script in the text", inChapter("<script>alert(1)</script>"), "active"],
    ["a script with a prefix", inChapter("<svg:script/>"), "active"],
    ["a script in an attribute", inChapter('<p onclick="alert(1)">x</p>'), "active"],
    ["a link that runs", inChapter('<a href=" JavaScript :alert(1)">x</a>'), "active"],
    ["a form", inChapter('<form action="https://zle.example"></form>'), "active"],
    ["an entity", inChapter('<!ENTITY a SYSTEM "file:///etc/passwd">'), "active"],
  ])("is refused where it is %s", async (_, file, refusal) => {
    expect(await inspectBookFile(file)).toBe(refusal);
  });

  test("may speak of scripts and have its fonts obscured", async () => {
    const font =
      '<EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherReference URI="a.otf"/>';
    const file = changed({
      "META-INF/encryption.xml": font,
      [chapterPath]: chapter.replace(
        "</body>",
        "<p>W javascript pisze się onclick = x.</p></body>",
      ),
    });
    expect(await inspectBookFile(file)).toMatchObject({ format: "epub" });
  });

  test("that unfolds to more than it may, or lies about it, is refused", async () => {
    const whole = new Uint8Array(101 * 1024 * 1024);
    expect(await inspectBookFile(changed({ "EPUB/obraz.png": whole }))).toBe("too_large");
    const bytes = Buffer.from(await changed({}).arrayBuffer());
    const directory = bytes.lastIndexOf(Buffer.from("PK\u0001\u0002"));
    bytes.writeUInt32LE(0x7fffffff, directory + 24);
    expect(await inspectBookFile(fileOf("a.epub", bytes))).toBe("damaged");
  });

  test("that is a PDF which runs something, or brings a file along, is refused", async () => {
    const script = await pdfWithScript((doc) => doc.addJavaScript("a", "app.alert(1)"));
    expect(await inspectBookFile(script)).toBe("active");
    const opening = await pdfWithScript((doc) =>
      doc.catalog.set(PDFName.of("OpenAction"), doc.context.obj({ S: "Launch", F: "cmd.exe" })),
    );
    expect(await inspectBookFile(opening)).toBe("active");
    const doc = await PDFDocument.load(await (await pdfFile()).arrayBuffer());
    await doc.attach(new Uint8Array([1, 2, 3]), "a.exe", {});
    expect(await inspectBookFile(fileOf("a.pdf", await doc.save()))).toBe("active");
  });

  test("that is a PDF under lock is refused", async () => {
    const doc = await PDFDocument.load(await (await pdfFile()).arrayBuffer());
    doc.encrypt({ userPassword: "a", ownerPassword: "b" });
    expect(await inspectBookFile(fileOf("a.pdf", await doc.save()))).toBe("locked");
  });
});
