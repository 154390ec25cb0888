/**
 * Whether a write was refused because a unique constraint or index holds the same already: somebody was faster than a look
 * at the table.
 */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constraint_name: name } = (cause ?? {}) as Record<string, unknown>;
  return code === "23505" && name === constraint;
}
