import { serverErrorOf } from "./server-error";

/**
 * Whether a write was refused because a unique constraint or index holds the same already: somebody was faster than a look
 * at the table.
 */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const { code, constraint_name: name } = serverErrorOf(error);
  return code === "23505" && name === constraint;
}
