/**
 * What people wrote, as a model is handed it everywhere: JSON between two marks, material and never an instruction. JSON
 * escapes quotes and line ends, and `<` is escaped on top, so nothing in it can close the boundary it stands in. The
 * instructions beside it have to say what the mark means.
 * @param mark the name of the boundary, in letters
 * @param content anything that JSON can hold
 */
export function asData(mark: string, content: unknown): string {
  return `<${mark}>\n${JSON.stringify(content).replaceAll("<", "\\u003c")}\n</${mark}>`;
}
