import { Conflict } from "~/services/command/errors";

/** What a verb came to: `done`, or the code of why it was refused. */
export const outcomeOf = (verb: Promise<unknown>): Promise<string> =>
  verb.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Conflict) return error.code;
      throw error;
    },
  );
