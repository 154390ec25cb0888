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
  "/jak-dbamy-o-bezpieczenstwo",
  "/plan-bezpieczenstwa",
];

export const publicPages: readonly string[] = [
  ...standalone,
  ...hubs.map(({ path }) => path),
  ...products.map(({ path }) => path),
];
