import { z } from "zod";
import type { ModelRequest } from "~/integrations/ai/requests";
import { leavesOf, longestFragment, rules, type Finding } from "./checks/finding";
import type { WritingRequest } from "./recipe";

/** Tokens that a Polish word and its JSON may take. */
const tokensPerWord = 4;

/** The least room of a correction in tokens: about 700 words, for texts of which only one field is promised a length. */
const leastRoom = 2_300;

/** The fields of the first level that findings are in; all of them for a finding about the whole. */
export function fieldsOf(findings: readonly Finding[], schema: z.ZodObject): string[] {
  const names = Object.keys(schema.shape);
  const wrong = new Set(findings.map(({ path }) => String(path[0] ?? "")));
  const found = names.filter((name) => wrong.has(name));
  return found.length > 0 && !wrong.has("") ? found : names;
}

/** `- closing: mówi o leku; usuń to. Chodzi o: «…»`, with the words that it is about. */
function line({ path, rule, fragment, told }: Finding): string {
  const about = fragment && `Chodzi o: «${fragment.slice(0, longestFragment)}»`;
  return [`- ${path.join(".") || "całość"}: ${rules[rule].say}`, told, about]
    .filter(Boolean)
    .join(". ");
}

const charactersOf = (value: unknown) =>
  leavesOf(value).reduce((length, { text }) => length + text.length, 0);

/** Tokens for the fields that are written anew: all that is promised for the whole, twice their share of it for a part. */
function roomFor(
  { contentSchema, promised }: WritingRequest,
  content: Record<string, unknown>,
  fields: readonly string[],
): number {
  const ofText = fields.reduce((length, name) => length + charactersOf(content[name]), 0);
  const share = Math.max(
    fields.length / Object.keys(contentSchema.shape).length,
    ofText / Math.max(1, charactersOf(content)),
  );
  return Math.max(leastRoom, Math.ceil(promised.most * tokensPerWord * Math.min(1, 2 * share)));
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
    maxOutputTokens: roomFor(request, content, fields),
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
