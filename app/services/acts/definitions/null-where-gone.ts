import { NotFound } from "../../command/errors";

/** For a look at something that may be gone by now. */
export function nullWhereGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
