import { z } from "zod";

/**
 * One piece of plain text, with bounds in Unicode code points, as Zod 4 counts them.
 * @param least that is asked for: a text that misses it is still one, and only emptiness is a fault of its shape
 */
export const line = (least: number, max: number) =>
  z.string().trim().min(Math.min(least, 1)).max(max).meta({ least });
