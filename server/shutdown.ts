/**
 * Calls `stop` once, at the first sign that the process should end: Ctrl-C, an orderly stop, or the death of the
 * process that started it. A second sign ends it at once.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
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
}
