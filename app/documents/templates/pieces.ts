import { z } from "zod";
import type { Block } from "../model";

/** One bounded piece of plain text from a model; lengths in UTF-16 units. */
export const line = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A step that the reader may take, as a schema with what its title stands for. */
export const stepSchema = (title: string) =>
  z.object({
    title: line(3, 90).describe(title),
    description: line(20, 380).describe("Jak go zrobić, konkretnie i łagodnie"),
  });

/** A heading with what stands under it. */
export const part = (heading: string, blocks: readonly Block[]): Block[] => [
  { type: "heading", text: heading },
  ...blocks,
];

export const paragraphs = (texts: readonly string[]): Block[] =>
  texts.map((text) => ({ type: "paragraph", text }));
