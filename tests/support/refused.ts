import { Conflict, TooManyRequests } from "~/services/command/errors";

/** What a verb came to: what it gave, `done` where that is nothing, or the code of why it was refused; of a limit its name. */
export const outcomeOf = <Given>(verb: Promise<Given>): Promise<NonNullable<Given> | string> =>
  verb.then(
    (given) => given ?? "done",
    (error: unknown) => {
      if (error instanceof Conflict || error instanceof TooManyRequests) return error.code;
      throw error;
    },
  );
