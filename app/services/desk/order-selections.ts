import { minutesOf, promisedTime } from "~/config/limits";

/**
 * `undelivered`: paid for and not delivered, since it failed or stands still; `late`: delivered later than promised;
 * `paid`: paid for, whatever became of it.
 */
export const orderSelections = {
  undelivered: "Niedostarczone",
  late: `Dostarczone po ponad ${minutesOf(promisedTime)} minutach`,
  paid: "Opłacone, także później zwrócone",
} as const;
export type OrderSelection = keyof typeof orderSelections;
