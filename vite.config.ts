import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

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

/** Every file is compressed by itself: what all pages with scripts need of the libraries weighs least as one. */
function chunkOf(id: string): string | undefined {
  const isIcon = id.includes("/lucide-react/dist/esm/icons/");
  return id.includes("/node_modules/") && !isIcon ? "libraries" : undefined;
}
