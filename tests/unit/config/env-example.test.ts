import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvironmentError, parseEnvironment, settingShapes } from "~/config/settings";
import { placeholders } from "~/config/placeholders";
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

function linesFor(source: Record<string, string>): readonly string[] {
  try {
    parseEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.lines;
    throw error;
  }
}

test("the file of examples is the one that the settings make", () => {
  expect(readFileSync(exampleFile, "utf8")).toBe(envExample());
});

test("every setting is in it with a value, with what it means, and whether it has to be set", () => {
  expect(blocks).toHaveLength(Object.keys(settingShapes).length);
  for (const [index, name] of Object.keys(settingShapes).entries()) {
    const lines = blocks[index]!.trim().split("\n");
    expect(lines.at(-1)).toMatch(new RegExp(`^(?:# )?${name}=.`));
    expect(lines[0]).toMatch(/^# [A-Z`][^(]{4}/);
    expect(lines.at(-2)).toMatch(/^# \((?:default|has to be set|may be left out(?:: .+)?)\)$/);
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

test("in production none of its keys, names and addresses is taken for one of the operator's", () => {
  const lines = envExample()
    .split("\n")
    .map((line) => line.replace(/^# (?=[A-Z]\w*=)/, ""));
  const all = { ...settingsIn(lines), NODE_ENV: "production" };
  const told = linesFor(all).map((line) => line.split(": ")[0]);
  expect(told.toSorted()).toEqual(Object.keys(placeholders).toSorted());
  expect(linesFor(all)[0]).toMatch(/: is an example or a placeholder, not a value of yours$/);
});

test("every setting that only an operator has stands in the list of placeholders", () => {
  const needed = Object.entries(settingsIn(envExample().split("\n")));
  const own =
    /_(?:KEY|SECRET|CODE|ID)$|^OPERATOR_(?:NAME|ADDRESS|NIP|PHONE|EMAIL|REGISTER)$|^(?:APP|DATABASE)_URL$/;
  for (const [name] of needed.filter(([each]) => own.test(each)))
    expect(placeholders).toHaveProperty(name);
});

test("one more model says what holds where it says nothing, and which one reads without a reader", () => {
  const block = (name: string) => blocks.find((each) => each.includes(`# ${name}=`))!;
  expect(block("MODEL_READER_NAME")).toContain("(may be left out: the first model reads then)");
  expect(block("MODEL_GRADER_NAME")).toContain("(may be left out: there is no such model then)");
  expect(block("MODEL_FALLBACK_API_URL")).toMatch(
    /^# The model that is asked when the first is down: [^]*\(may be left out: the first one's\)/,
  );
});
