import type { RenderedDocument } from "../render.server";
import * as drawings from "./drawings.server";

/** One drawing of `draw`, in its thread. */
export default function drawHere(task: {
  name: keyof typeof drawings;
  given: unknown[];
}): Promise<RenderedDocument> {
  const drawing = drawings[task.name] as (...given: unknown[]) => Promise<RenderedDocument>;
  return drawing(...task.given);
}
