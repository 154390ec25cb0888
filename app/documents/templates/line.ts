import { z } from "zod";

/** One piece of plain text, with bounds in Unicode code points, as Zod 4 counts them. */
export const line = (min: number, max: number) => z.string().trim().min(min).max(max);
