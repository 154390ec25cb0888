import * as drawings from "./drawings.server";

/** One drawing of `draw`, in its thread. */
export default function drawHere(task: {
  name: keyof typeof drawings;
  given: unknown[];
}): Promise<unknown> {
  const drawing = drawings[task.name] as (...given: unknown[]) => Promise<unknown>;
  return drawing(...task.given);
}
