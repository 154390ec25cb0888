import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { maxBookBytes } from "~/forms/files";
import { inspectBookFile } from "~/services/books/inspect-book-file.server";
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

const packagePath = "EPUB/ksiazka.opf";
const packageDocument = new TextDecoder().decode(epub[packagePath]);

/** The EPUB with one more part, named in its manifest. */
const withPart = (name: string, kind: string, content: string | Uint8Array) =>
  changed({
    [`EPUB/${name}`]: content,
    [packagePath]: packageDocument.replace(
      "</manifest>",
      `<item id="nowa" href="${name}" media-type="${kind}"/></manifest>`,
    ),
  });

const xhtml = "application/xhtml+xml";
const page = (markup: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${markup}</body></html>`;
const inHead = (markup: string) =>
  changed({ [chapterPath]: chapter.replace("</head>", `${markup}</head>`) });

/** Of a PDF's dictionary, as its library takes them. */
type Entries = NonNullable<Parameters<PDFDocument["context"]["stream"]>[1]>;

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
    ["a script in a text file", withPart("c.txt", xhtml, page("<script>a()</script>")), "active"],
    ["a script without an ending", withPart("c", xhtml, page("<script>a()</script>")), "active"],
    ["a part that nothing names", changed({ "EPUB/c.xhtml": page("<p>x</p>") }), "active"],
    ["a part of another kind", withPart("c.html", "text/html", page("<p>x</p>")), "active"],
    ["markup called a picture", withPart("c.xhtml", "image/png", page("<p>x</p>")), "active"],
    [
      "a script under any prefix",
      inChapter('<a-b:script xmlns:a-b="http://www.w3.org/1999/xhtml">a()</a-b:script>'),
      "active",
    ],
    ["a link in disguise", inChapter('<a href="java&#115;cript:alert(1)">x</a>'), "active"],
    ["a link to a share", inChapter('<a href="file://zle.example/x">x</a>'), "active"],
    ["a colon in disguise", inChapter('<a href="javascript&colon;alert(1)">x</a>'), "active"],
    ["a sign before a script", inChapter('<img alt=">" src="x" onerror="a()"/>'), "active"],
    ["a script in a comment", inChapter("<!-- </style><img onerror=a() src=x> -->"), "active"],
    ["an animated link", inChapter('<set attributeName="xlink:href" to="x"/>'), "active"],
    [
      "a transformation",
      changed({
        [chapterPath]: chapter.replace("<html", '<?xml-stylesheet type="text/xsl" href="a"?><html'),
      }),
      "active",
    ],
    ["a transforming sheet", withPart("a.xsl", "text/css", "<xsl:stylesheet/>"), "active"],
    [
      "a page that moves on",
      inHead('<meta http-equiv="refresh" content="0;url=https://zle.example"/>'),
      "active",
    ],
    ["a remote picture", inChapter('<img src="https://zle.example/a.png" alt=""/>'), "active"],
    ["a picture of a share", inChapter('<img src="//zle.example/a.png" alt=""/>'), "active"],
    [
      "a remote style",
      inChapter('<p style="background:u\\72l(http://zle.example/a)">x</p>'),
      "active",
    ],
    ["a remote sheet", inHead('<style>@import "http://zle.example/a.css";</style>'), "active"],
    [
      "a remote part of a sheet",
      withPart("a.css", "text/css", "p{src:url( 'http://z/a' )}"),
      "active",
    ],
    [
      "a document type of its own",
      changed({
        [chapterPath]: chapter.replace(
          "<!DOCTYPE html>",
          '<!DOCTYPE html [<!ATTLIST p x CDATA "">]>',
        ),
      }),
      "active",
    ],
    [
      "an entity that grows",
      changed({
        [chapterPath]: chapter.replace(
          "<!DOCTYPE html>",
          '<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
        ),
      }),
      "active",
    ],
    [
      "a document type that HTML ends sooner",
      changed({
        [chapterPath]: chapter.replace("<!DOCTYPE html>", '<!DOCTYPE html SYSTEM "><script>">'),
      }),
      "active",
    ],
    [
      "a document type that HTML reads differently",
      changed({ [chapterPath]: chapter.replace("<!DOCTYPE html>", "<!DOCTYPEhtml>") }),
      "damaged",
    ],
    [
      "another XML",
      changed({ [chapterPath]: chapter.replace('version="1.0"', 'version="1.1"') }),
      "damaged",
    ],
    [
      "a script far from the beginning",
      inChapter(`<p>${"🌙\r\n".repeat(50_000)}</p><script>a()</script>`),
      "active",
    ],
    ["a script before what cannot be read", inChapter("<script/><p title=x>x</p>"), "active"],
    ["a second root", changed({ [chapterPath]: `${chapter}<html/>` }), "damaged"],
    ["an attribute that stands there twice", inChapter('<p id="a" id="b">x</p>'), "damaged"],
    ["a comment that HTML ends sooner", inChapter("<!-->x-->"), "damaged"],
    ["a comment within a comment", inChapter("<!-- a -- b -->"), "damaged"],
    ["an instruction that HTML ends sooner", inChapter("<?a ><script>?>"), "damaged"],
    ["a name of another alphabet", inChapter("<\u017fcript>a()</\u017fcript>"), "damaged"],
    ["an attribute of another alphabet", inChapter('<p \u212any="a()">x</p>'), "damaged"],
    ["a reference to nothing", inChapter("<p>&#0;</p>"), "damaged"],
    ["a reference that does not end", inChapter("<p>A & B; C</p>"), "damaged"],
    [
      "elements deeper than anybody writes",
      inChapter("<b>".repeat(600) + "</b>".repeat(600)),
      "damaged",
    ],
    [
      "more attributes than anybody writes",
      inChapter(`<p ${Array.from({ length: 600 }, (_, index) => `a${index}=""`).join(" ")}/>`),
      "damaged",
    ],
    ["a comment without an end in sight", inChapter(`<!--${"- ".repeat(6e6)}-->`), "damaged"],
    ["markup that readers read differently", inChapter("<p title=x>x</p>"), "damaged"],
    [
      "a text in another encoding",
      changed({ [chapterPath]: Uint8Array.from(Buffer.from(`\ufeff${chapter}`, "utf16le")) }),
      "damaged",
    ],
    [
      "a chapter that is said to be obscured",
      changed({
        "META-INF/encryption.xml": `<e><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherReference URI="${chapterPath}"/></e>`,
      }),
      "locked",
    ],
  ])("is refused where it is %s", async (_, file, refusal) => {
    expect(await inspectBookFile(file)).toBe(refusal);
  });

  test("may speak of scripts and have its fonts obscured", async () => {
    const font =
      '<e><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><CipherReference URI="a.otf"/></e>';
    const file = changed({
      "META-INF/encryption.xml": font,
      [chapterPath]: chapter.replace(
        "</body>",
        "<p>W javascript pisze się onclick = x.</p></body>",
      ),
    });
    expect(await inspectBookFile(file)).toMatchObject({ format: "epub" });
  });

  test("may hold what books mostly hold", async () => {
    const old =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">';
    const head =
      '<meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>' +
      '<style>/*<![CDATA[*/ @namespace epub "http://www.idpf.org/2007/ops"; p { src: url(a.otf) } /*]]>*/</style>';
    const body =
      '<!-- Tu była <b>pauza</b>. --><p title="JavaScript: wstęp">A&nbsp;B &lt;script&gt; &mdash; &#322;</p>' +
      '<p><a href="https://dobre.example/?a=1&amp;b=2">x</a> <a href="#tytul">y</a></p>' +
      '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>';
    const file = changed({
      "META-INF/com.apple.ibooks.display-options.xml": "<display_options/>",
      "EPUB/.DS_Store": "x",
      [chapterPath]: chapter
        .replace("<!DOCTYPE html>", old)
        .replace("</head>", `${head}</head>`)
        .replace("</body>", `${body}</body>`),
    });
    expect(await inspectBookFile(file)).toMatchObject({ format: "epub" });
    const plain = withPart("c.txt", xhtml, page("<p>x</p>"));
    expect(await inspectBookFile(plain)).toMatchObject({ format: "epub" });
    const font = withPart("czcionka.otf", "font/otf", "OTTO....");
    expect(await inspectBookFile(font)).toMatchObject({ format: "epub" });
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

  const annotate = (doc: PDFDocument, annotation: Entries) =>
    doc.getPage(0).node.set(PDFName.of("Annots"), doc.context.obj([annotation]));
  const link = (doc: PDFDocument, A: Entries) =>
    annotate(doc, { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A });
  const open = (doc: PDFDocument, action: Entries) =>
    doc.catalog.set(PDFName.of("OpenAction"), doc.context.obj(action));
  const address = (text: string) => ({ S: "URI", URI: PDFString.of(text) });

  test.each<[string, (doc: PDFDocument) => void]>([
    ["a script in an annotation", (doc) => link(doc, { S: "JavaScript" })],
    [
      "a kind that stands elsewhere",
      (doc) => link(doc, { S: doc.context.register(PDFName.of("Launch")) }),
    ],
    ["an action after another", (doc) => link(doc, { S: "GoTo", Next: [{ S: "ImportData" }] })],
    ["a file of a share", (doc) => open(doc, { S: "GoToR", F: PDFString.of("//zle.example/a") })],
    ["an address on opening", (doc) => open(doc, address("https://zle.example"))],
    ["an address that is a file", (doc) => link(doc, address("file://zle.example/a"))],
    [
      "an address outside of a link",
      (doc) => annotate(doc, { Subtype: "Widget", A: address("https://a.pl") }),
    ],
    [
      "a form of another kind",
      (doc) => doc.catalog.set(PDFName.of("AcroForm"), doc.context.obj({ XFA: [] })),
    ],
    [
      "a stream elsewhere",
      (doc) => void doc.context.register(doc.context.stream("", { F: PDFString.of("a") })),
    ],
  ])("that is a PDF with %s is refused", async (_, where) => {
    expect(await inspectBookFile(await pdfWithScript(where))).toBe("active");
  });

  test("that is a PDF may link to pages and open at one of its own", async () => {
    const file = await pdfWithScript((doc) => {
      link(doc, address("https://dobre.example"));
      open(doc, { S: "GoTo", D: [doc.getPage(0).ref, "Fit"] });
    });
    expect(await inspectBookFile(file)).toMatchObject({ format: "pdf" });
  });

  test("that is a PDF under lock is refused", async () => {
    const doc = await PDFDocument.load(await (await pdfFile()).arrayBuffer());
    doc.encrypt({ userPassword: "a", ownerPassword: "b" });
    expect(await inspectBookFile(fileOf("a.pdf", await doc.save()))).toBe("locked");
  });
});
