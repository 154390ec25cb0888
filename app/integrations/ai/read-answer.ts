/**
 * The JSON object in what a model said. Some wrap it in a code fence, some in a sentence.
 * @returns undefined when there is none that is whole
 */
export function readAnswer(said: string): unknown {
  const text = said.trim();
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)```/i.exec(text) ?? [];
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, fenced, braced]) {
    if (!candidate) continue;
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === "object" && value !== null) return value;
    } catch {
      continue;
    }
  }
  return undefined;
}
