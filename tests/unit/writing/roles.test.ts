import { afterEach, expect, test, vi } from "vitest";
import { env } from "~/config/env.server";

const before = { ...env };
afterEach(() => {
  for (const name of Object.keys(env)) if (!(name in before)) delete env[name as keyof typeof env];
  Object.assign(env, before);
});

/** The endpoints of a process that was started with these settings. */
async function rolesOf(settings: Partial<typeof env>) {
  Object.assign(env, settings);
  vi.resetModules();
  const { env: fresh } = await import("~/config/env.server");
  Object.assign(fresh, settings);
  const { configuredEndpoints } = await import("~/integrations/ai/endpoints.server");
  const names = (who: "writer" | "reader" | "grader") =>
    configuredEndpoints(who).map(({ name, profile, thinks }) => [name, profile, thinks]);
  return { writer: names("writer"), reader: names("reader"), grader: names("grader") };
}

const first = {
  MODEL_API_URL: "https://api.openai.com/v1",
  MODEL_NAME: "big",
  MODEL_PROFILE: undefined,
  MODEL_THINKS: true,
  MODEL_GRADER_NAME: undefined,
};

test("who writes reads as well where no reader is set, and nobody grades", async () => {
  expect(await rolesOf(first)).toEqual({
    writer: [["big", "openai", true]],
    reader: [["big", "openai", true]],
    grader: [],
  });
});

test("a reader borrows address and dialect, but is not said to think; one elsewhere has its own", async () => {
  const others = {
    MODEL_READER_NAME: "small",
    MODEL_GRADER_NAME: "other",
    MODEL_GRADER_API_URL: "https://api.anthropic.com/v1",
    MODEL_GRADER_API_KEY: "k",
    MODEL_FALLBACK_NAME: "second",
    MODEL_FALLBACK_THINKS: true,
  };
  expect(await rolesOf({ ...first, MODEL_PROFILE: "vllm", ...others })).toEqual({
    writer: [
      ["big", "vllm", true],
      ["second", "vllm", true],
    ],
    reader: [["small", "vllm", false]],
    grader: [["other", "anthropic", false]],
  });
});
