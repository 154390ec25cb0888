import { sql } from "drizzle-orm";
import { minutesOf, promisedTime } from "~/config/limits";
import { appointments, orders, remakes } from "~/db/schema";

/** Made again, so that its time of delivery is that of the second document. */
export const madeAgain = sql`exists (select from ${remakes} where ${remakes.orderId} = ${orders.id})`;

/** A talk comes when it was agreed, whenever it was paid for. */
export const isTalk = sql`exists (select from ${appointments} where ${appointments.orderId} = ${orders.id})`;

/** Delivered later than within the minute or two that buyers are promised, as the index `orders_late` has it. */
export const deliveredLate = sql`(${orders.completedAt} - ${orders.paidAt} > interval '${sql.raw(String(minutesOf(promisedTime)))} minutes' and not ${madeAgain} and not ${isTalk})`;
