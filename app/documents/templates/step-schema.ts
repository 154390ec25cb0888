import { z } from "zod";
import { line } from "./line";

/** A step that the reader may take, as a schema with what its title stands for. */
export const stepSchema = (title: string) =>
  z.object({
    title: line(3, 90).describe(title),
    description: line(15, 380).describe("Jak go zrobić, konkretnie i łagodnie"),
  });
