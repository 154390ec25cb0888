const hour = 60 * 60 * 1000;

/** How long content stays after it was delivered, in milliseconds: what the product promises. */
export const deliveredContentLifetime = 24 * hour;

/** How long the answers of an order that nobody paid for stay, from when it was placed. */
export const unpaidContentLifetime = 24 * hour;

/** An unpaid order is given up an hour before its answers go, so that a late payment can still be fulfilled. */
export const unpaidOrderLifetime = unpaidContentLifetime - hour;
