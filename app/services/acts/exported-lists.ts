import { dreamFilters } from "../desk/dream-filters";
import { paymentFilters } from "../payments/payment-filters";

/** What can leave the house, by the modules of the desk that list it, with the filters of its list: the log names them. */
export const exportedLists = {
  payments: paymentFilters,
  dream: dreamFilters,
} as const;

export type ExportedList = keyof typeof exportedLists;
