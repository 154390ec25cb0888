import type { Reading } from "./reading";
import { readingOf, type Element } from "./reading-tree";

type Doc = PDFKit.PDFDocument;

/** A node of the document's structure tree, made in the file when its first content is drawn. */
export type Tag = {
  type: string;
  parent: Tag | null;
  numbering?: ListNumbering;
  scope?: HeaderScope;
  /** Draws what stands for it where it is read without the file, as an SVG without words: once, and not for each layout that is tried. */
  drawing?: () => string;
  /** What is read in the place of its words where there is no paper. */
  onPage?: string;
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

/** A smaller line that says more of what stands before it. */
export const hintUnder = (parent: Tag): Tag => tagUnder(parent, "Span");

/** A place that is left for a pen: what is printed there is nothing to read where there is no paper. */
export const blankUnder = (parent: Tag): Tag => tagUnder(parent, "Form");

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
  /** The same elements with their words, for whoever reads them without the file. */
  private readonly read = new Map<Tag, Element>();
  private current: Element | null = null;

  constructor(private readonly doc: Doc) {}

  element(tag: Tag, options: TagOptions = {}): PDFKit.PDFStructureElement {
    const existing = this.elements.get(tag);
    if (existing) return existing;
    const element = this.doc.struct(tag.type, options);
    const { data } = (element as unknown as WithDictionary).dictionary;
    if (tag.numbering) data.A = { O: "List", ListNumbering: tag.numbering };
    if (tag.scope) data.A = { O: "Table", Scope: tag.scope };
    if (tag.type === "Form") data.A = { O: "PrintField", Role: "tv" };
    if (tag.parent) this.element(tag.parent).add(element);
    else this.doc.addStructure(element);
    this.elements.set(tag, element);
    const { alt } = options;
    const read: Element = {
      role: tag.type,
      ...(alt && { alt }),
      ...(tag.drawing && { drawing: tag.drawing() }),
      ...(tag.onPage && { onPage: tag.onPage }),
      children: [],
    };
    if (tag.parent) this.read.get(tag.parent)?.children.push(read);
    this.read.set(tag, read);
    return element;
  }

  /** Draws content of a tag on the current page; decoration (null) is marked as an artifact. */
  draw(tag: Tag | null, paint: () => void, options?: TagOptions): void {
    if (tag) {
      const element = this.element(tag, options);
      const read = this.read.get(tag) ?? null;
      element.add(() => this.reading(read, paint));
      return;
    }
    this.doc.markContent("Artifact", { type: "Layout" });
    this.reading(null, paint);
    this.doc.endMarkedContent();
  }

  private reading(read: Element | null, paint: () => void): void {
    const before = this.current;
    this.current = read;
    paint();
    this.current = before;
  }

  /** Takes down what is drawn. An element that a page break parts stays one: its texts follow each other. */
  note(text: string): void {
    if (!this.current) return;
    const { children } = this.current;
    const last = children.at(-1);
    if (typeof last === "string") children[children.length - 1] = last + text;
    else children.push(text);
  }

  /** What has been drawn so far, as it is read. */
  words(): Reading[] {
    return readingOf(this.read.get(this.root)?.children ?? []);
  }

  end(): void {
    this.element(this.root).end();
  }
}
