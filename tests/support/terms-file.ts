import { brand } from "~/config/brand";

/** What every mail that delivers something has attached beside it: the terms of the order. */
export const termsFile = {
  filename: `regulamin-${brand.legalVersion}.txt`,
  contentType: "text/plain; charset=utf-8",
};
