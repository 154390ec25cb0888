import type { z } from "zod";
import type { DocumentFacts, FilledForm } from "./facts";
import { careContentOf, careMatterOf, careToDocument, type CareHeadings } from "./care";
import type { DocumentModel } from "../model";
import { withHelpLines } from "../help-lines";
import { withReadInPart } from "../read-in-part";
import { draw } from "../drawing/draw.server";
import type { Sections } from "../sections";
import type { ConstellationKey } from "~/sky/constellations";

/** One file of a document. */
export type RenderedFile = {
  type: "pdf" | "docx";
  part?: string;
  bytes: Buffer;
  /** Null where pages depend on the program that opens it. */
  pageCount: number | null;
  /** Its first page as SVG: its cover, or what it begins with. */
  cover?: string;
  /** The constellation of its first page, where that is a cover. */
  figure?: ConstellationKey;
  /** When that stood above Poland; none of a figure that was chosen otherwise. */
  skyAt?: Date;
  /** What it says, where a page can show it. */
  sections?: Sections;
};

export type DocumentTemplate<Content = unknown> = {
  schema: z.ZodObject & z.ZodType<Content>;
  takesCare: boolean;
  render: (content: unknown, facts: DocumentFacts, form: FilledForm) => Promise<RenderedFile[]>;
  /**
   * The document before it is laid out, for a page that shows the same; null for files of another make.
   * @throws ZodError
   */
  compose: ((content: unknown, facts: DocumentFacts) => DocumentModel) | null;
};

/**
 * Ties a schema to the layout of what it describes: one PDF in the house style.
 * @param careHeadings of the safe shape, where the product has its own
 */
export function defineTemplate<Content>(
  schema: z.ZodObject & z.ZodType<Content>,
  toDocument: (content: Content, facts: DocumentFacts) => DocumentModel,
  careHeadings?: CareHeadings,
): DocumentTemplate<Content> {
  const compose = (content: unknown, facts: DocumentFacts) => {
    const care = careContentOf(content);
    const model = care
      ? careToDocument(care, facts, careHeadings)
      : toDocument(schema.parse(content), facts);
    const whole = withReadInPart(model, facts.readInPart ?? []);
    const matter = careMatterOf(content);
    return matter || facts.withHelpLines ? withHelpLines(whole, matter ?? "crisis") : whole;
  };
  return {
    schema,
    takesCare: true,
    compose,
    render: async (content, facts) => {
      const model = compose(content, facts);
      const { constellation: figure, skyAt } = model;
      return [{ type: "pdf", ...(await draw("renderDocument", model)), figure, skyAt }];
    },
  };
}

/** Ties a schema to files of its own making. */
export function defineFiles<Content>(
  schema: z.ZodObject & z.ZodType<Content>,
  render: (content: Content, facts: DocumentFacts, form: FilledForm) => Promise<RenderedFile[]>,
): DocumentTemplate<Content> {
  return {
    schema,
    takesCare: false,
    compose: null,
    render: async (content, facts, form) => render(schema.parse(content), facts, form),
  };
}
