type Undo = () => Promise<void>;

/**
 * Runs something that sets things up, and undoes them in reverse order at its end – also when a signal ends this
 * process early.
 */
export async function withCleanUp<Result>(
  run: (atTheEnd: (undo: Undo) => void) => Promise<Result>,
): Promise<Result> {
  const undos: Undo[] = [];
  const cleanUp = async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
  };
  const interrupt = () => void cleanUp().finally(() => process.exit(130));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    return await run((undo) => undos.push(undo));
  } catch (error) {
    // What could not be undone because of it is no news.
    await cleanUp().catch(() => undefined);
    throw error;
  } finally {
    await cleanUp();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}
