import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../../scripts/free-port";
import { sandboxSettings } from "../../../sandbox/settings";
import { startProgram } from "../../support/program";
import { groundVariable, type Ground } from "./global-setup";
import { test as base } from "./test";

/** Tests of pages that production does not have: a web process beside the shop's, on the same database. */
export const test = base.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ shop }, provide) => {
      const { certificates } = JSON.parse(process.env[groundVariable] ?? "{}") as Ground;
      const [folder, port] = await Promise.all([
        mkdtemp(join(tmpdir(), "konstelacja-dev-")),
        freePort(),
      ]);
      const url = `http://127.0.0.1:${port}`;
      const web = await startProgram(
        [resolve("build/programs/web.js")],
        {
          ...process.env,
          ...sandboxSettings(shop.sandboxUrl, certificates),
          NODE_ENV: "test",
          LOG_LEVEL: "fatal",
          HOST: "127.0.0.1",
          PORT: String(port),
          APP_URL: url,
          DATABASE_URL: shop.databaseUrl,
        },
        undefined,
        folder,
      );
      await provide(url);
      await web.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ devUrl }, provide) => provide(devUrl),
});
