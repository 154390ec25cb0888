import { logger } from "~/config/logger.server";
import { describeError } from "~/services/command/describe-error";

/**
 * Keeps a process alive that writes into a transaction whose connection has just ended, as when the database restarts.
 * postgres.js 3.4.9 has rejected the transaction by then, yet still tries to write what its code goes on to ask, and throws
 * where nobody can catch it (`nextWrite` in its connection.js). Any other error that nobody caught ends the process.
 */
export function outliveLostConnections(): void {
  process.on("uncaughtException", (error: Error) => {
    if (isWriteAfterClose(error)) {
      logger.warn("a transaction went on after its connection had ended");
      return;
    }
    logger.fatal({ error: describeError(error) }, "an error that nobody caught");
    process.exit(1);
  });
}

const isWriteAfterClose = ({ stack = "" }: Error) =>
  stack.startsWith("TypeError: Cannot read properties of null (reading 'write')") &&
  /nextWrite .*postgres[/\\]src[/\\]connection\.js/.test(stack);
