import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnvironment, settingShapes } from "~/config/settings";
import { envExample, exampleFile } from "../../../scripts/env-example";

const blocks = envExample().split("\n\n").slice(1);

/** The settings that stand in lines, as a file of settings is read. */
const settingsIn = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ""] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );

test("the file of examples is the one that the settings make", () => {
  expect(readFileSync(exampleFile, "utf8")).toBe(envExample());
});

test("every setting is in it with a value, and with what it means but for those of a further model", () => {
  expect(blocks).toHaveLength(Object.keys(settingShapes).length);
  for (const [index, name] of Object.keys(settingShapes).entries()) {
    const lines = blocks[index]!.trim().split("\n");
    expect(lines.at(-1)).toMatch(new RegExp(`^(?:# )?${name}=.`));
    if (!/_(?:FALLBACK|READER|GRADER)_/.test(name)) expect(lines[0]).not.toMatch(/^# \(/);
  }
});

test("what it sets is enough to start, and so is all that it could", () => {
  const lines = envExample().split("\n");
  expect(parseEnvironment(settingsIn(lines)).APP_URL).toBe("https://konstelacja.example");
  const all = parseEnvironment(
    settingsIn(lines.map((line) => line.replace(/^# (?=[A-Z]\w*=)/, ""))),
  );
  expect(Object.values(all)).not.toContain(undefined);
});
