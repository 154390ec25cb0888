/** Every text of a content of whatever shape, in its order. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}
