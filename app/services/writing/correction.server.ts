import { z } from "zod";
import type { ModelRequest } from "~/integrations/ai/requests";
import { rules, type Finding } from "./checks/finding";
import type { WritingRequest } from "./recipe";

/** Room for the fields that are written anew: about 700 Polish words. */
const correctionRoom = 2_300;

/** The fields of the first level that findings are in; all of them for a finding about the whole. */
export function fieldsOf(findings: readonly Finding[], schema: z.ZodObject): string[] {
  const names = Object.keys(schema.shape);
  const wrong = new Set(findings.map(({ path }) => String(path[0] ?? "")));
  const found = names.filter((name) => wrong.has(name));
  return found.length > 0 && !wrong.has("") ? found : names;
}

const longestFragment = 200;

/** `- closing: mówi o leku; usuń to. Chodzi o: «…»`, with the words that it is about. */
function line({ path, rule, fragment, told }: Finding): string {
  const about = fragment && `Chodzi o: «${fragment.slice(0, longestFragment)}»`;
  return [`- ${path.join(".") || "całość"}: ${rules[rule].say}`, told, about]
    .filter(Boolean)
    .join(". ");
}

/** Asks for the wrong fields only; the others stay as they are. */
export function correctionRequest(
  request: WritingRequest,
  content: Record<string, unknown>,
  findings: readonly Finding[],
): ModelRequest<z.ZodObject> {
  const fields = fieldsOf(findings, request.contentSchema);
  const shape = Object.fromEntries(
    Object.entries(request.contentSchema.shape).filter(([name]) => fields.includes(name)),
  );
  return {
    ...request,
    maxOutputTokens: correctionRoom,
    schema: z.object(shape),
    prompt: [
      { role: "user", content: request.prompt },
      { role: "assistant", content: JSON.stringify(content) },
      {
        role: "user",
        content: `Popraw tylko te pola, resztę zostaw bez zmian:\n${findings.map(line).join("\n")}\nOdpowiedz obiektem JSON, w którym są wyłącznie pola: ${fields.join(", ")}.`,
      },
    ],
  };
}
