import { afterEach, beforeEach, expect, test } from "vitest";
import { publicPage, startSite } from "./fake-site";

let written = 0;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  written = 0;
  site = await startSite({
    "/horoskop/:sign/:period": {
      cached: { names: { sign: () => ["lew", "rak"], period: () => ["2026-11-22"] } },
      loader: () => publicPage(() => `${++written}`),
    },
  });
});

afterEach(() => site.close());

const read = async (path: string) => (await fetch(site.url + path)).text();

test("a page is kept for the listed values of what stands in its path, and written anew for all others", async () => {
  for (const kept of ["/horoskop/lew/2026-11-22", "/horoskop/rak/2026-11-22"])
    expect(await read(kept)).toBe(await read(kept));
  for (const other of [
    "/horoskop/lew/2026-11-23",
    "/horoskop/lwa/2026-11-22",
    "/horoskop/LEW/2026-11-22",
  ])
    expect(await read(other)).not.toBe(await read(other));
});
