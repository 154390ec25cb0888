import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelWarnings } from "../../app/services/writing/model-warnings.server.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { closeAll, startSandbox } from "./support.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ modelLatencyMs: 0 });
});
afterAll(closeAll);

const run = promisify(execFile);
const program = ["tsx", "./scripts/use-sandbox.ts"].flatMap((module) => ["--import", module]);

/** What `npm run check-model` prints, and how it ends. */
async function check(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "development" as const,
    SANDBOX_URL: sandbox.url,
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    LOG_LEVEL: "silent",
    ...settings,
  };
  const ended = run(process.execPath, [...program, "scripts/check-model.ts"], { env });
  const { stdout, code } = await ended.then(
    (done) => ({ ...done, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  );
  const printed = stdout.replaceAll("\u00a0", " ").split("\n");
  const rows = printed.filter((line) => /│ '(?:pisze|czyta|ocenia)' +│/.test(line));
  return { rows, code, warnings: printed.filter((line) => line.startsWith("! ")) };
}

describe("npm run check-model", () => {
  it("asks for a document of every product, a long prompt and readings in time", async () => {
    const { rows, code, warnings } = await check({ MODEL_GRADER_NAME: "another" });
    expect(code).toBe(0);
    expect(rows.filter((row) => row.includes("'działa"))).toHaveLength(rows.length);
    for (const asked of [
      "gotowy tekst",
      "Lustro Emocji",
      "List motywacyjny",
      "kartka troski",
      "długie zapytanie",
    ])
      expect(rows.filter((row) => row.includes(`'${asked}`))).toHaveLength(1);
    expect(rows.filter((row) => row.includes("'czytanie"))).toHaveLength(3);
    expect(rows.filter((row) => row.includes("'ocenia'"))).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it("ends with 1 and says why when a model does not work, and what its prices do to the caps", async () => {
    const { rows, code, warnings } = await check({
      MODEL_NAME: "sandbox-demo:blocks",
      MODEL_INPUT_USD_PER_MILLION: "15",
      MODEL_OUTPUT_USD_PER_MILLION: "75",
      MODEL_THINKS: "true",
    });
    expect(code).toBe(1);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toContain("nie działa: refused declined");
    expect(warnings.join("\n")).toContain("MODEL_ORDER_CAP_USD holds 0 of the 3 answers");
    expect(warnings.join("\n")).toContain("1500 ms are not enough");
  });
});

it("a demonstration is warned of nothing", () => expect(modelWarnings()).toEqual([]));
