import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** What a telephone needs to keep the site among its apps (W3C Web Application Manifest). */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: "pl",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#0d0f2e",
    theme_color: "#0d0f2e",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
