/** What PostgreSQL says of a statement that it refused or stopped, also where drizzle stands around it; nothing of any other error. */
export function serverErrorOf(error: unknown): { code?: unknown; constraint_name?: unknown } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause ?? {}) as Record<string, unknown>;
}
