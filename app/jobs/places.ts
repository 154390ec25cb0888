import type { WorkerEvents } from "graphile-worker";
import { holdsTalk, sharedPlaces } from "~/db/add-job.server";

/**
 * Who of a process's workers may take which job: so many at a time any, the others answers and rooms of talks alone, so that neither an
 * evening of talks keeps an order waiting, nor a rush of orders a talk.
 * @param most workers that may do anything but answer at the same time
 * @param events of the pool, which tell what each worker got
 */
export function placesOf(most: number, events: Pick<WorkerEvents, "on">) {
  /** Workers that do another job, or may be about to. */
  const taken = new Set<string>();
  /** What the workers that ask now were told, in their order: graphile-worker asks without saying for whom. */
  const told: boolean[] = [];
  const hoped = () => told.filter(Boolean).length;
  const free = () => Math.max(0, most - taken.size - hoped());

  events.on("worker:getJob:start", ({ worker }) => {
    if (told.shift()) taken.add(worker.workerId);
  });
  const giveBack = ({ worker }: { worker: { workerId: string } }) => {
    taken.delete(worker.workerId);
  };
  events.on("worker:getJob:empty", giveBack);
  events.on("worker:getJob:error", giveBack);
  events.on("job:start", ({ worker, job }) => {
    if (holdsTalk(job.task_identifier)) taken.delete(worker.workerId);
  });
  events.on("job:complete", giveBack);
  events.on("worker:stop", giveBack);

  return {
    /** How many jobs could be begun now that are no answers. */
    free,
    /** The flags of jobs that the worker which asks may not have. */
    forbiddenFlags: (): string[] | null => {
      const mayTakeAny = free() > 0;
      told.push(mayTakeAny);
      return mayTakeAny ? null : [sharedPlaces];
    },
  };
}
