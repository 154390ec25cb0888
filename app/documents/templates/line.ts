import { z } from "zod";

/** One piece of plain text, with bounds in UTF-16 units. */
export const line = (min: number, max: number) => z.string().trim().min(min).max(max);
