import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8");

/** What the image's own steps make; everything else is ours. */
const made = ["node_modules", "build"];

/** What is copied, as paths of the project. */
const copied = [...dockerfile.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(
  ([, sources = ""]) => sources.split(" ").map((source) => source.replace(/^\/app\//, "")),
);

test("whatever goes into the image is there", () => {
  expect(copied).toEqual(expect.arrayContaining(["package-lock.json", ".npmrc", "drizzle"]));
  for (const path of copied) if (!made.includes(path)) expect(existsSync(path), path).toBe(true);
});

test("what its containers are started with goes into it", () => {
  const commands = [dockerfile, readFileSync("compose.yaml", "utf8")].flatMap((text) =>
    [...text.matchAll(/^(?:CMD| +command:) \["node", (.+)\]$/gm)].map(([, words = ""]) =>
      (JSON.parse(`[${words}]`) as string[]).at(-1),
    ),
  );
  expect(commands).toContain("build/programs/web.js");
  expect(commands).toContain("build/programs/worker.js");
  for (const command of commands) {
    const folder = command?.split("/")[0] ?? "";
    expect(copied).toContain(folder);
    if (!made.includes(folder)) expect(existsSync(command ?? ""), command).toBe(true);
  }
});
