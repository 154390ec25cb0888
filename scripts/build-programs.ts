import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

const programs = {
  web: "server/web.ts",
  worker: "server/worker.ts",
  "extraction-process": "app/services/attachments/extraction-process.js",
  "drawing-thread": "app/documents/drawing/thread.ts",
  // What an operator runs: a server needs nothing of this project but what is built.
  migrate: "scripts/migrate.ts",
  "move-files": "scripts/move-files.ts",
  doctor: "scripts/doctor.ts",
  "after-restore": "scripts/after-restore.ts",
  switch: "scripts/switch.ts",
  "check-model": "scripts/check-model.ts",
  "announce-terms": "scripts/announce-terms.ts",
  "verify-audit": "scripts/verify-audit.ts",
};

/**
 * Builds the programs around the pages as plain JavaScript: packages stay where they are, and nothing is shortened, so that a
 * stack tells where something broke.
 * @throws Error with what does not compile
 */
export async function buildPrograms(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [tsconfigPaths()],
    // Under NODE_ENV=test esbuild would emit jsxDEV, which production React lacks.
    esbuild: { jsxDev: false },
    build: {
      ssr: true,
      target: "node20",
      outDir: "build/programs",
      minify: false,
      rollupOptions: {
        input: programs,
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
