/** Lets only so many tasks run at the same time; the others wait in line. */
export function semaphore(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function withPermit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
