import { mafiaBook } from "./w-objeciach-mafii/product";

/** The book of the shop's page. */
export const bookOnSale = mafiaBook;
