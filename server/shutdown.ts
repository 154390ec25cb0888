/**
 * Obeys from now on: at the first sign that the process should end – Ctrl-C, an orderly stop, or the death of the process that
 * started it – it ends as `by` was told last, with 0. Until then there is nothing to end but the process itself, as while it
 * starts. A second sign ends it at once.
 */
export function obeyShutdown(): { by: (stop: () => Promise<void>) => void } {
  let stopping = false;
  let stop = () => Promise.resolve();
  const begin = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
  process.on("disconnect", begin);
  return { by: (how) => void (stop = how) };
}
