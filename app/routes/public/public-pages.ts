import { hubs } from "~/site/hubs";
import { products } from "~/products/registry";

const standalone = [
  "/",
  "/horoscope",
  "/fitvibes",
  "/kontakt",
  "/regulamin",
  "/polityka-prywatnosci",
  "/dostepnosc",
  "/plan-bezpieczenstwa",
];

export const publicPages: readonly string[] = [
  ...standalone,
  ...hubs.map(({ path }) => path),
  ...products.map(({ path }) => path),
];
