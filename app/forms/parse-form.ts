import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** Controls that conform keeps for itself: it parses them as JSON, and throws when somebody posts anything else. */
const reservedControls = ["__state__", "__intent__"];

/** Checks a posted form against a schema. */
export function parseForm<Schema extends z.ZodType>(formData: FormData, schema: Schema) {
  for (const name of reservedControls) formData.delete(name);
  return parseWithZod(formData, { schema });
}
