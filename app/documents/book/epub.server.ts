import { strToU8 } from "fflate";
import { tieWords } from "~/copy/typography";
import { escapeXml } from "../escape-xml";
import { coverPicture } from "./cover.server";
import type { Book, Chapter } from "./model";
import { zipEpub, type Entries } from "./zip.server";

const style = `html { font-family: serif; line-height: 1.5; }
body { margin: 0 5%; }
h1 { margin: 3em 0 1.6em; font-weight: normal; font-size: 1.8em; line-height: 1.2; text-align: center; }
h1 .number { display: block; margin-bottom: .6em; font: 0.5em sans-serif; letter-spacing: .2em; color: #7a3566; }
p { margin: 0; text-indent: 1.4em; hyphens: auto; -webkit-hyphens: auto; }
h1 + p, p.plain { text-indent: 0; }
.title-page { text-align: center; }
.title-page p { text-indent: 0; margin: .6em 0; }
.ornament { margin: 2em 0; color: #b98a2f; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-width: 100%; height: auto; }
nav ol { list-style: none; padding: 0; }
nav li { margin: .6em 0; }
`;

const fileOf = (index: number) => `rozdzial-${index + 1}.xhtml`;

function page(title: string, body: string, type?: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="pl" lang="pl">
<head><meta charset="utf-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="styl.css"/></head>
<body${type ? ` epub:type="${type}"` : ""}>
${body}
</body>
</html>
`;
}

const chapterPage = ({ title, paragraphs }: Chapter, index: number) =>
  page(
    title,
    `<section epub:type="chapter" role="doc-chapter" aria-labelledby="tytul">
<h1 id="tytul"><span class="number">${index + 1}</span> ${escapeXml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeXml(tieWords(paragraph))}</p>`).join("\n")}
</section>`,
    "bodymatter",
  );

const titlePage = ({ title, subtitle, author }: Book) =>
  page(
    title,
    `<section class="title-page" epub:type="titlepage">
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(tieWords(subtitle))}</p>
<p class="ornament">✦</p>
<p>${escapeXml(author)}</p>
</section>`,
    "frontmatter",
  );

const coverPage = ({ title }: Book) =>
  page(
    "Okładka",
    `<section class="cover" epub:type="cover"><img src="okladka.jpg" role="doc-cover" alt="Okładka: ${escapeXml(title)}. Gwiazdozbiór Lutni nad nocnym miastem."/></section>`,
  );

const navigation = ({ chapters }: Book) =>
  page(
    "Spis treści",
    `<nav epub:type="toc" role="doc-toc" aria-labelledby="spis"><h1 id="spis">Spis treści</h1>
<ol>
<li><a href="tytul.xhtml">Strona tytułowa</a></li>
${chapters.map(({ title }, index) => `<li><a href="${fileOf(index)}">${index + 1}. ${escapeXml(title)}</a></li>`).join("\n")}
</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><h2>Części</h2><ol>
<li><a epub:type="cover" href="okladka.xhtml">Okładka</a></li>
<li><a epub:type="toc" href="spis.xhtml">Spis treści</a></li>
<li><a epub:type="bodymatter" href="${fileOf(0)}">Początek tekstu</a></li>
</ol></nav>`,
  );

/** Metadata as EPUB 3.3 asks for it, and what EPUB Accessibility 1.1 wants to be said. */
function packageDocument(book: Book): string {
  const chapters = book.chapters.map((_, index) => fileOf(index));
  const spine = ["okladka.xhtml", "tytul.xhtml", "spis.xhtml", ...chapters];
  const idOf = (file: string) => file.replace(/\.\w+$/, "");
  const accessibility = [
    ["accessMode", "textual"],
    ["accessMode", "visual"],
    ["accessModeSufficient", "textual"],
    ["accessibilityFeature", "structuralNavigation"],
    ["accessibilityFeature", "tableOfContents"],
    ["accessibilityFeature", "readingOrder"],
    ["accessibilityFeature", "alternativeText"],
    ["accessibilityFeature", "displayTransformability"],
    ["accessibilityHazard", "none"],
    [
      "accessibilitySummary",
      "Tekst z nawigacją po rozdziałach; jedyny obraz, okładka, ma opis. Wielkość i krój pisma można zmieniać.",
    ],
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="pl">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${book.identifier}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
<dc:creator>${escapeXml(book.author)}</dc:creator>
<dc:publisher>${escapeXml(book.author)}</dc:publisher>
<dc:language>pl</dc:language>
<dc:description>${escapeXml(book.subtitle)}</dc:description>
<meta property="dcterms:modified">${book.modifiedAt.toISOString().slice(0, 19)}Z</meta>
${accessibility.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`).join("\n")}
<meta name="cover" content="obraz-okladki"/>
</metadata>
<manifest>
<item id="spis" href="spis.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="styl" href="styl.css" media-type="text/css"/>
<item id="obraz-okladki" href="okladka.jpg" media-type="image/jpeg" properties="cover-image"/>
${spine
  .filter((file) => file !== "spis.xhtml")
  .map((file) => `<item id="${idOf(file)}" href="${file}" media-type="application/xhtml+xml"/>`)
  .join("\n")}
</manifest>
<spine>
${spine.map((file) => `<itemref idref="${idOf(file)}"/>`).join("\n")}
</spine>
</package>
`;
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/ksiazka.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Renders a book as EPUB 3.3. The same book gives the same bytes. */
export async function renderBookEpub(book: Book): Promise<Buffer> {
  const texts: Record<string, string> = {
    "META-INF/container.xml": container,
    "EPUB/ksiazka.opf": packageDocument(book),
    "EPUB/spis.xhtml": navigation(book),
    "EPUB/styl.css": style,
    "EPUB/okladka.xhtml": coverPage(book),
    "EPUB/tytul.xhtml": titlePage(book),
    ...Object.fromEntries(
      book.chapters.map((chapter, index) => [`EPUB/${fileOf(index)}`, chapterPage(chapter, index)]),
    ),
  };
  const entries: Entries = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, strToU8(text)]),
  );
  entries["EPUB/okladka.jpg"] = await coverPicture(book);
  return zipEpub(entries);
}
