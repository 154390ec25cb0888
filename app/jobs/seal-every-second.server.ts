import { setTimeout } from "node:timers/promises";
import { logger } from "~/config/logger.server";
import { sealAudit } from "~/services/audit/seal-audit.server";
import { serviceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";

const second = 1_000;

/**
 * Has the audit log sealed each second, by whichever worker is first. A timer and no queued job: a job that enqueues
 * the next one would end for good with the first that is lost, and the queue's schedule knows minutes only. A worker
 * that dies takes nothing with it but its turn.
 * @returns what stops it, once the turn that is under way has ended
 */
export function sealEverySecond(): () => Promise<void> {
  const ctx = serviceContext("schedule", logger);
  const stopping = new AbortController();
  const turns = async () => {
    let everything = true;
    while (!stopping.signal.aborted) {
      try {
        await sealAudit(ctx, { everything });
        everything = false;
      } catch (error) {
        logger.error({ error: describeError(error) }, "the audit log was not sealed");
      }
      await setTimeout(second, null, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = turns();
  return async () => {
    stopping.abort();
    await running;
  };
}
