import { z } from "zod";
import { line } from "./line";

/** A step that the reader may take, as a schema with what its title stands for. */
export const stepSchema = (title: string) =>
  z.object({
    title: line(3, 90).describe(title),
    description: line(15, 380).describe("Jak go zrobić, konkretnie i łagodnie"),
  });

/** A step of a plan: when, what, how. */
export const plannedStepSchema = (about: { when?: string; title?: string } = {}) =>
  z.object({
    when: line(2, 30).describe(about.when ?? "Kiedy"),
    title: line(3, 80).describe(about.title ?? "Krok w trybie rozkazującym, łagodnie"),
    description: line(15, 260).describe("Jak go zrobić"),
  });
