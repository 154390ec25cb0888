import { serviceContext } from "../command/context.server";
import { isKnownOn } from "./known-switches.server";

/** Whether the public site rests, as far as this process knows. */
export const underMaintenance = (): Promise<boolean> =>
  isKnownOn(serviceContext("visitor"), "maintenance");
