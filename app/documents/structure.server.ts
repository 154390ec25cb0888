type Doc = PDFKit.PDFDocument;

/** A node of the document's structure tree, made in the file when its first content is drawn. */
export type Tag = {
  type: string;
  parent: Tag | null;
  numbering?: ListNumbering;
  scope?: HeaderScope;
};

export type ListNumbering = "Disc" | "Decimal" | "None";

export type HeaderScope = "Row" | "Column";

export type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  bbox?: [number, number, number, number];
};

/** A node of the structure tree under `parent`, such as "P", "H2" or "LI" (PDF 1.7, 14.8.4). */
export function tagUnder(parent: Tag, type: string): Tag {
  return { type, parent };
}

/** A list under `parent`, to hold "LI" tags. */
export function listUnder(parent: Tag, numbering: ListNumbering): Tag {
  return { type: "L", parent, numbering };
}

/** A cell of a table's row: a header with what it is about, or data. */
export function tableCell(row: Tag, scope?: HeaderScope): Tag {
  return scope ? { type: "TH", parent: row, scope } : { type: "TD", parent: row };
}

/** What pdfkit's types leave out: the dictionary behind a structure element. */
type WithDictionary = { dictionary: { data: Record<string, unknown> } };

/** Maps the tags of one document to structure elements of the file. Elements come in the order of first use. */
export class StructureTree {
  readonly root: Tag = { type: "Document", parent: null };
  private readonly elements = new Map<Tag, PDFKit.PDFStructureElement>();

  constructor(private readonly doc: Doc) {}

  element(tag: Tag, options: TagOptions = {}): PDFKit.PDFStructureElement {
    const existing = this.elements.get(tag);
    if (existing) return existing;
    const element = this.doc.struct(tag.type, options);
    const { data } = (element as unknown as WithDictionary).dictionary;
    if (tag.numbering) data.A = { O: "List", ListNumbering: tag.numbering };
    if (tag.scope) data.A = { O: "Table", Scope: tag.scope };
    if (tag.parent) this.element(tag.parent).add(element);
    else this.doc.addStructure(element);
    this.elements.set(tag, element);
    return element;
  }

  /** Draws content of a tag on the current page; decoration (null) is marked as an artifact. */
  draw(tag: Tag | null, paint: () => void, options?: TagOptions): void {
    if (tag) {
      this.element(tag, options).add(paint);
      return;
    }
    this.doc.markContent("Artifact", { type: "Layout" });
    paint();
    this.doc.endMarkedContent();
  }

  end(): void {
    this.element(this.root).end();
  }
}
