import { hubs } from "~/site/hubs";
import { products } from "~/products/registry";

/** Paths of the pages that are the same for everybody and stand in no list of the catalogue. */
const standalone = [
  "/",
  "/horoscope",
  "/fitvibes",
  "/kontakt",
  "/regulamin",
  "/polityka-prywatnosci",
  "/dostepnosc",
];

/** Every page that search engines may show. */
export const publicPages: readonly string[] = [
  ...standalone,
  ...hubs.map(({ path }) => path),
  ...products.map(({ path }) => path),
];
