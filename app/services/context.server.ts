import { db, type Database } from "~/db/client.server";
import { logger, type Logger } from "~/config/logger.server";

/** Who acts: it is written beside every event. */
export type Actor = "buyer" | "member" | "gateway" | "worker" | "schedule";

/** What every service verb needs besides its input. */
export type ServiceContext = {
  db: Database;
  actor: Actor;
  /** The clock, so that tests can move it. */
  now: () => Date;
  log: Logger;
};

/** The context of this process, for one actor. */
export function serviceContext(actor: Actor, log: Logger = logger): ServiceContext {
  return { db, actor, now: () => new Date(), log };
}
