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

/** A semaphore for each key: those who wait for one thing keep nobody from another. */
export function semaphoreByKey(max: number) {
  const inUse = new Map<string, { withPermit: ReturnType<typeof semaphore>; users: number }>();
  return async function withPermitOf<Result>(
    key: string,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const own = inUse.get(key) ?? { withPermit: semaphore(max), users: 0 };
    inUse.set(key, own);
    own.users++;
    try {
      return await own.withPermit(task);
    } finally {
      own.users--;
      if (own.users === 0) inUse.delete(key);
    }
  };
}
