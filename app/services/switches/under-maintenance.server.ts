import { serviceContext } from "../command/context.server";
import { isOnCached } from "./cached-switches.server";

/** Whether the public site rests, as far as this process knows. */
export const underMaintenance = (): Promise<boolean> =>
  isOnCached(serviceContext("visitor"), "maintenance");
