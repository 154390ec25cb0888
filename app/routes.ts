import { index, route, type RouteConfig } from "@remix-run/route-config";
import { hubs } from "./catalogue/hubs";
import { products } from "./catalogue/registry";

/**
 * Every address of the site, by area. A product brings its own address with it, and all of them share one order route.
 */
export default [
  index("routes/public/landing.tsx"),
  ...hubs.map((hub) =>
    route(hub.path.slice(1), "routes/public/hub.tsx", { id: `hub-${hub.area}` }),
  ),
  route("horoscope", "routes/public/horoscope.tsx"),
  route("horoscope-detail", "routes/public/horoscope-detail.tsx"),
  route("fitvibes", "routes/public/fitvibes.tsx"),
  route("kontakt", "routes/public/contact.tsx"),
  route("regulamin", "routes/public/terms.tsx"),
  route("polityka-prywatnosci", "routes/public/privacy.tsx"),
  route("dostepnosc", "routes/public/accessibility.tsx"),
  route("theme", "routes/public/theme.ts"),

  ...products.map((product) =>
    route(product.path.slice(1), "routes/orders/order-form.tsx", { id: `order-${product.slug}` }),
  ),
  route("orders/:token/document/:position?", "routes/orders/document.ts"),
  route("orders/:token/email", "routes/orders/correct-email.tsx"),
  route("orders/:token/withdrawal", "routes/orders/withdraw.tsx"),
  route("orders/:token/review", "routes/orders/review.tsx"),

  route("payment/success", "routes/payment/success.tsx"),
  route("payment/error", "routes/payment/error.tsx"),
  route("webhooks/tpay", "routes/webhooks/tpay.ts"),

  route("healthz", "routes/operations/healthz.ts"),
  route("readyz", "routes/operations/readyz.ts"),
  route("dev/ui", "routes/dev/ui.tsx"),
  route("*", "routes/public/unknown.ts"),
] satisfies RouteConfig;
