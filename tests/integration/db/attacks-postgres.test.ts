import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../../../scripts/postgres/embedded";
import { stretched } from "../../../scripts/time-limits";

test("a PostgreSQL of our own that is killed is back at its address, with what was in it", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-killed-"));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, { durable: false, watched: true });
  const pidOf = async () =>
    Number(
      (await readFile(join(folder, "postgres/cluster/postmaster.pid"), "utf8")).split("\n")[0],
    );
  const ask = async () => {
    const sql = postgres(server.url, { max: 1, connect_timeout: 2, backoff: () => 0.1 });
    try {
      return (await sql`select value from kept`)[0]?.value as string;
    } finally {
      await sql.end({ timeout: 1 });
    }
  };
  try {
    const sql = postgres(server.url, { max: 1 });
    await sql`create table kept as select 'jest' as value`;
    await sql`checkpoint`;
    await sql.end();
    const pid = await pidOf();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => ask().catch(() => null), { timeout: stretched(45_000) }).toBe("jest");
    expect(await pidOf()).not.toBe(pid);
    expect(told).toHaveBeenCalledTimes(1);
  } finally {
    await server.stop();
    told.mockRestore();
  }
  await expect(ask()).rejects.toThrow();
  await rm(folder, { recursive: true, force: true });
});
