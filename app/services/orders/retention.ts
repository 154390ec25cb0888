import { retention, retentionTime } from "~/config/retention";
import { hour } from "~/time/durations";

/** How long the answers of an order that nobody paid for stay, from when it was placed, in milliseconds. */
export const unpaidContentLifetime = retentionTime(retention.unpaidOrderContent);

/** An unpaid order is given up an hour before its answers go, so that a late payment can still be fulfilled. */
export const unpaidOrderLifetime = unpaidContentLifetime - hour;
