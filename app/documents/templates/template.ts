import type { z } from "zod";
import type { Area } from "~/catalogue/areas";
import type { BirthSky } from "~/ephemeris/birth-sky.server";
import type { DocumentModel } from "../model";

/** Facts that were computed from the answers, by name; most products have none. */
export type ComputedFacts = { birthSky?: BirthSky };

/** What a document needs beside the generated text. */
export type DocumentFacts = {
  productTitle: string;
  area: Area;
  personName: string | null;
  orderNumber: string;
  constellation: string;
  writtenAt: Date;
  /** The person's own answers, in the order of the form. */
  answers: readonly { label: string; value: string }[];
  computed?: ComputedFacts;
};

/** What the model writes for a product, and how that becomes a document. */
export type DocumentTemplate = {
  /** Shape of the model's answer: plain text in bounded pieces, each described in Polish for the model. */
  schema: z.ZodType;
  /** @param content of the template's own shape. @throws ZodError when it is not */
  toDocument: (content: unknown, facts: DocumentFacts) => DocumentModel;
};

/** Ties a schema to the layout of what it describes. */
export function defineTemplate<Schema extends z.ZodType>(
  schema: Schema,
  toDocument: (content: z.infer<Schema>, facts: DocumentFacts) => DocumentModel,
): DocumentTemplate {
  return { schema, toDocument: (content, facts) => toDocument(schema.parse(content), facts) };
}
