import { index, route, type RouteConfig } from "@remix-run/route-config";
import { hubs } from "./site/hubs";
import { products } from "./products/registry";

/**
 * Every address of the site, by area. A product brings its own address with it, and all of them share one order route.
 */
export default [
  index("routes/public/landing.tsx"),
  ...hubs.map((hub) =>
    route(hub.path.slice(1), "routes/public/hub.tsx", { id: `hub-${hub.area}` }),
  ),
  route("horoscope", "routes/public/horoscope.tsx"),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),
  route("manifest.webmanifest", "routes/public/manifest.ts"),
  route("horoscope-detail", "routes/public/horoscope-detail.tsx"),
  route("fitvibes", "routes/public/fitvibes.tsx"),
  route("kontakt", "routes/public/contact.tsx"),
  route("regulamin", "routes/public/terms.tsx"),
  route("polityka-prywatnosci", "routes/public/privacy.tsx"),
  route("dostepnosc", "routes/public/accessibility.tsx"),
  route("theme", "routes/public/theme.ts"),

  ...products
    .filter(({ ownScreen }) => !ownScreen)
    .map((product) =>
      route(product.path.slice(1), "routes/orders/order-form.tsx", { id: `order-${product.slug}` }),
    ),
  route("samples/:slug", "routes/samples/document.ts"),
  route("samples/:slug/pages", "routes/samples/pages.tsx"),
  route("samples/:slug/cover.png", "routes/samples/cover.ts"),
  route("samples/:slug/:picture", "routes/samples/picture.ts"),

  route("doradca-prawny", "routes/rental/landing.tsx"),
  route("doradca-prawny/umowa/:token/sprawdz", "routes/rental/check.tsx"),
  route("doradca-prawny/umowa/:token/podglad", "routes/rental/preview.tsx"),
  route("doradca-prawny/umowa/:token/podglad.pdf", "routes/rental/preview-pdf.ts"),
  route("doradca-prawny/umowa/:token/anuluj", "routes/rental/leave.tsx"),
  route("doradca-prawny/umowa/:token/:step", "routes/rental/step.tsx"),

  route("books", "routes/books/shop.tsx"),
  route("books/fragment", "routes/books/fragment.tsx"),
  route("books/cover.svg", "routes/books/cover.ts"),
  route("ebook/thank-you", "routes/orders/success.tsx", { id: "ebook-thank-you" }),
  route("ebook/download/:token", "routes/books/download.tsx"),
  route("ebook/download/:token/:format", "routes/books/copy.ts"),

  route("orders/:token/document/:position?", "routes/orders/document.ts"),
  route("orders/:token/events", "routes/orders/events.ts"),
  route("orders/:token/email", "routes/orders/correct-email.tsx"),
  route("orders/:token/withdrawal", "routes/orders/withdraw.tsx"),
  route("orders/:token/review", "routes/orders/review.tsx"),

  route("login", "routes/account/login.tsx"),
  route("auth-callback", "routes/account/auth-callback.tsx"),
  route("logout", "routes/account/logout.ts"),
  route("error", "routes/account/error.tsx"),
  route("register", "routes/account/register.tsx"),
  route("email-verification-required", "routes/account/email-verification-required.tsx"),
  route("email-confirmed", "routes/account/email-confirmed.tsx"),
  route("panel", "routes/account/panel.tsx"),
  route("profile/orders", "routes/account/orders.tsx"),
  route("profile/orders/:number/document/:position?", "routes/account/order-document.ts"),
  route("profile/settings", "routes/account/profile.tsx"),
  route("profile/settings/security", "routes/account/security.tsx"),
  route("profile/settings/preferences", "routes/account/preferences.tsx"),
  route("profile/settings/sessions", "routes/account/sessions.tsx"),
  route("profile/settings/export/:format", "routes/account/export.ts"),
  route("profile/settings/delete-account", "routes/account/delete-account.tsx"),
  route("account-deleted", "routes/account/account-deleted.tsx"),
  route("avatars/:id", "routes/account/avatar.ts"),

  route("grupy", "routes/community/directory.tsx"),
  route("grupy/:slug", "routes/community/group.tsx"),
  route("groups/:slug/join", "routes/community/join.tsx"),
  route("groups/:slug/leave", "routes/community/leave.tsx"),
  route("groups/:slug/requests", "routes/community/join-requests.tsx"),
  route("groups/:slug/keepers", "routes/community/keepers.tsx"),
  route("members/:id", "routes/community/member.tsx"),
  route("profile/nick", "routes/community/nick.tsx"),
  route("profile/settings/muted", "routes/account/muted.tsx"),
  route("szukaj", "routes/community/search.tsx"),
  route("notifications", "routes/community/notifications.tsx"),
  route("profile/settings/notifications", "routes/account/notifications.tsx"),
  route("unsubscribe/:key", "routes/community/unsubscribe.tsx"),
  route("report/confirm/:key", "routes/community/confirm-report.tsx"),
  route("report/:kind/:id", "routes/community/report.tsx"),
  route("community/events", "routes/community/events.ts"),

  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/dashboard.tsx"),
    route("users/:id?", "routes/admin/users.tsx"),
    route("agreements/:id?", "routes/admin/agreements.tsx"),
    route("audit", "routes/admin/audit.tsx"),
    route(":tab/:id/:act", "routes/admin/act.tsx"),
  ]),

  route("payment/success", "routes/orders/success.tsx"),
  route("payment/error", "routes/orders/error.tsx"),
  route("special-horoscope-result", "routes/orders/special-horoscope-result.tsx"),
  route("webhooks/tpay", "routes/webhooks/tpay.ts"),

  route("healthz", "routes/operations/healthz.ts"),
  route("readyz", "routes/operations/readyz.ts"),
  route("dev/ui", "routes/dev/ui.tsx"),
  route("*", "routes/public/unknown.ts"),
] satisfies RouteConfig;
