import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildPrograms } from "./build-programs";

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Leaves `.br` and `.gz` beside each text asset, so that serving one costs no compression. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

const built = spawnSync(
  process.execPath,
  ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
  {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  },
);
if (built.status !== 0) process.exit(built.status ?? 1);
await compressAssets("build/client/assets");
await buildPrograms();
