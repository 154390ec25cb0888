import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const root = resolve("app/root.tsx");
const orderForm = resolve("app/routes/orders/order-form.tsx");
const orderPage = resolve("app/routes/orders/success.tsx");

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions), tsconfigPaths()],
  // Found only once a page asks for it, an icon would make the first page of a session load twice.
  optimizeDeps: { include: ["lucide-react"] },
  build: {
    // A data: URL would need its own line in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
});

/**
 * Every file is compressed by itself and costs a round trip: a page of an order came in forty. What the libraries give is
 * one file, what the two busiest pages with scripts share is another, and the parts of a form are a third.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const isIcon = id.includes("/lucide-react/dist/esm/icons/");
  if (id.includes("/node_modules/")) return isIcon ? undefined : "libraries";
  if (id === orderForm || id === orderPage || !reach(orderForm, getModuleInfo).has(id)) return;
  const isShared = [root, orderPage].some((page) => reach(page, getModuleInfo).has(id));
  return isShared ? "interface" : "form";
}

/** Everything of ours that a module imports, directly or not, and the module itself. */
function reach(from: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const reached = new Set([from]);
  for (const id of reached) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) {
      if (!next.includes("/node_modules/")) reached.add(next);
    }
  }
  return reached;
}
