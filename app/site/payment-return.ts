export const paymentParameter = "payment";

/** Name of the query parameter with the gateway's number of that payment: what is told is what our books say of it. */
export const transactionParameter = "tr_id";
