import { hubs } from "~/site/hubs";
import { listedProducts } from "~/products/registry";

const standalone = [
  "/",
  "/horoscope",
  "/moj-znak",
  "/horoskop/jak-to-liczymy",
  "/horoskop/e-mail",
  "/fitvibes",
  "/kontakt",
  "/regulamin",
  "/polityka-prywatnosci",
  "/dostepnosc",
  "/jak-dbamy-o-bezpieczenstwo",
  "/raport-o-moderacji",
  "/plan-bezpieczenstwa",
];

export const publicPages: readonly string[] = [
  ...standalone,
  ...hubs.map(({ path }) => path),
  ...listedProducts.map(({ path }) => path),
];
