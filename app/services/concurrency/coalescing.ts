/**
 * Does something whenever it is woken: one at a time, and once more for whatever happened meanwhile.
 * @param options.minPause between the end of one time and the beginning of the next, in milliseconds
 * @param options.onError told of what went wrong; the next time comes all the same
 */
export function coalescing(
  run: () => Promise<void>,
  { minPause = 0, onError }: { minPause?: number; onError: (error: unknown) => void },
): { wake: () => void; stop: () => void } {
  let isBusy = false;
  let isWokenAgain = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (isStopped) return;
    if (isBusy) {
      isWokenAgain = true;
      return;
    }
    isBusy = true;
    void run().catch(onError).finally(rest);
  }

  function rest(): void {
    if (isStopped) return;
    if (minPause > 0) timer = setTimeout(goOn, minPause);
    else goOn();
  }

  function goOn(): void {
    isBusy = false;
    if (!isWokenAgain) return;
    isWokenAgain = false;
    wake();
  }

  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
