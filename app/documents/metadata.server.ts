import PDFDocument from "pdfkit";
import { brand } from "~/config/brand";
import { escapeXml } from "./escape-xml";
import { trainedAlgorithmicMedia, type Writer } from "~/copy/ai-notice";
import { faces, fontOf } from "./fonts.server";
import { lineFor } from "./text-rows.server";
import type { DocumentModel } from "./model";

type Origin = Writer | "author" | "template";

const howMade: Readonly<Partial<Record<Origin, string>>> = {
  model: "dokument przygotowany przez sztuczną inteligencję",
  demonstration: "demonstracja złożona z gotowych fragmentów",
  template: "wzór wypełniony danymi stron",
};

type Facts = {
  title: string;
  subject: string;
  writtenAt: Date;
  language: string;
  origin: Origin;
};

const digitalSource = `
  <Iptc4xmpExt:DigitalSourceType>${trainedAlgorithmicMedia}</Iptc4xmpExt:DigitalSourceType>`;

/**
 * XMP properties: Dublin Core, dates, and, where it did, the IPTC mark that a generative model made the content.
 * Sources: ISO 16684-1; IPTC Photo Metadata Standard 2023.1, "Digital Source Type".
 */
function xmpProperties({ title, subject, writtenAt, language, origin }: Facts): string {
  const moment = `${writtenAt.toISOString().slice(0, 19)}Z`;
  const alternatives = (text: string, of = "pl") =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li>` +
    `<rdf:li xml:lang="${of}">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return `
<rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
  <dc:format>application/pdf</dc:format>
  <dc:title>${alternatives(title, language)}</dc:title>
  <dc:description>${alternatives(subject)}</dc:description>
  <dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
  <dc:creator><rdf:Seq><rdf:li>${escapeXml(brand.name)}</rdf:li></rdf:Seq></dc:creator>
  <xmp:CreateDate>${moment}</xmp:CreateDate>
  <xmp:ModifyDate>${moment}</xmp:ModifyDate>
  <xmp:CreatorTool>${escapeXml(brand.name)}</xmp:CreatorTool>
  <pdf:Producer>PDFKit</pdf:Producer>${origin === "model" ? digitalSource : ""}
</rdf:Description>`;
}

/** pdfkit writes its own XMP without escaping and without a place for more; this one writes ours instead. */
class MarkedDocument extends PDFDocument {
  constructor(
    options: PDFKit.PDFDocumentOptions,
    private readonly facts: Facts,
  ) {
    super(options);
  }

  protected _addInfo(): void {
    this.appendXML(xmpProperties(this.facts));
  }
}

type DocumentInfo = Pick<DocumentModel, "title" | "productTitle" | "writtenAt"> & {
  language?: string;
  origin?: Origin;
  /** What it is, in a phrase; by default its product and how it was made. */
  subject?: string;
};

/** An empty tagged A4 document with its metadata and fonts, without a page. */
export function createDocument(model: DocumentInfo): PDFKit.PDFDocument {
  const { language = "pl", origin = "model" } = model;
  const byModel = origin === "model";
  const title = lineFor("text", model.title.slice(0, 300)) || model.productTitle;
  const subject =
    model.subject ?? `${lineFor("text", model.productTitle.slice(0, 120))} – ${howMade[origin]}`;
  const doc = new MarkedDocument(
    {
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      // Without this, pdfkit loads Helvetica, which no page uses.
      font: "",
      pdfVersion: "1.7",
      lang: language,
      tagged: true,
      displayTitle: true,
      info: {
        Title: title,
        Author: brand.name,
        Subject: subject,
        ...(byModel && { Keywords: "treść wygenerowana przez sztuczną inteligencję" }),
        Creator: brand.name,
        CreationDate: model.writtenAt,
        ModDate: model.writtenAt,
      },
    },
    { title, subject, writtenAt: model.writtenAt, language, origin },
  );
  // pdfkit takes a parsed font here, which its types do not know.
  for (const face of faces) doc.registerFont(face, fontOf(face) as unknown as Buffer);
  return doc;
}
