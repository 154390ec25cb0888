import { z } from "zod";

/**
 * One piece of plain text, with bounds in Unicode code points, as Zod 4 counts them.
 * @param least that is asked for: a text that misses it is still one, and only what has no letter is a fault of its shape
 */
export function line(least: number, max: number) {
  const text = z.string().trim().max(max);
  // Not as a pattern: JSON Schema knows no flag by which \p{L} is one.
  const isWritten = (said: string) => /\p{L}/u.test(said);
  return (least > 0 ? text.min(1).refine(isWritten) : text).meta({ least });
}
