import { minutesOf, promisedTime } from "~/config/limits";

/**
 * `undelivered`: paid for and not delivered, since it failed or stands still; `late`: delivered later than promised;
 * `paid`: paid for, whatever became of it; `bounced`: the mail with what was bought came back, and nothing has gone out since;
 * `refunded_automatically`: came to nothing within the last 24 hours, so that the money went back by itself.
 */
export const orderSelections = {
  undelivered: "Niedostarczone",
  bounced: "Wiadomość z dokumentem wróciła",
  refunded_automatically: "Zwrócone automatycznie w ostatniej dobie",
  late: `Dostarczone po ponad ${minutesOf(promisedTime)} minutach`,
  paid: "Opłacone, także później zwrócone",
} as const;
export type OrderSelection = keyof typeof orderSelections;
