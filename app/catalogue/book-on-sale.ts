import { mafiaBook } from "./products/w-objeciach-mafii";

/** The book of the shop's page. */
export const bookOnSale = mafiaBook;
