import { expect, test } from "vitest";
import { z } from "zod";
import { profiles, type Profile } from "~/config/model-profiles";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { askEndpoint } from "~/integrations/ai/model.server";

type Settings = Parameters<typeof endpointOf>[0];

/** What a vendor is sent by the real adapter. */
async function sentTo(profile: Profile, more: Partial<Settings> = {}) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const endpoint = endpointOf(
    {
      url: "https://vendor.example/v1",
      key: "secret",
      name: "claude-sonnet-4-5",
      profile,
      inputUsdPerMillion: 1,
      outputUsdPerMillion: 1,
      ...more,
    },
    async (url, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push({ url: String(url), headers: new Headers(init?.headers), body });
      return Response.json({}, { status: 503 });
    },
  );
  const question = {
    task: "check",
    schema: z.object({ word: z.string().max(9) }),
    system: "Odpowiadasz obiektem JSON.",
    prompt: "Czy po piątku jest sobota?",
    maxOutputTokens: 20,
  };
  await askEndpoint(endpoint, question, async () => undefined).catch(() => undefined);
  const [first] = sent;
  if (!first) throw new Error("nothing was sent");
  return first;
}

const formatOf = ({ body }: Awaited<ReturnType<typeof sentTo>>) =>
  (body.response_format as { type?: string } | undefined)?.type ?? null;

test.each(profiles.filter((profile) => !["anthropic", "plain"].includes(profile)))(
  "%s is sent the schema",
  async (profile) => {
    const sent = await sentTo(profile);
    expect(formatOf(sent)).toBe("json_schema");
    expect(JSON.stringify(sent.body.messages)).not.toContain("dokładnie o takich polach");
  },
);

test("where it works otherwise, a setting says how the shape is told", async () => {
  const inWords = "dokładnie o takich polach";
  expect(formatOf(await sentTo("plain"))).toBeNull();
  expect(formatOf(await sentTo("plain", { schema: "json_schema" }))).toBe("json_schema");
  const object = await sentTo("openai", { schema: "json_object" });
  expect([formatOf(object), JSON.stringify(object.body.messages).includes(inWords)]).toEqual([
    "json_object",
    true,
  ]);
  const words = await sentTo("vllm", { schema: "words" });
  expect([formatOf(words), JSON.stringify(words.body.messages).includes(inWords)]).toEqual([
    null,
    true,
  ]);
});

test("Anthropic is asked in its own protocol, with the schema, the length and the effort", async () => {
  const { url, headers, body } = await sentTo("anthropic", { effort: "low" });
  expect(url).toBe("https://vendor.example/v1/messages");
  expect(headers.get("x-api-key")).toBe("secret");
  expect(body).toMatchObject({
    max_tokens: 20,
    output_config: {
      effort: "low",
      format: { type: "json_schema", schema: { required: ["word"] } },
    },
  });
  expect(JSON.stringify(body)).not.toContain("maxLength");
  const words = await sentTo("anthropic", { schema: "words" });
  expect(JSON.stringify(words.body)).toContain("dokładnie o takich polach");
  expect(words.body).not.toHaveProperty("output_config");
});

test("no effort is sent that nobody has set, whatever the model is called", async () => {
  for (const name of ["gpt-5-chat-latest", "gpt-5-pro", "o3-mini", "gemini-2.5-flash"])
    expect((await sentTo("openai", { name, thinks: true })).body).not.toHaveProperty(
      "reasoning_effort",
    );
  expect((await sentTo("openai", { effort: "none" })).body).toMatchObject({
    reasoning_effort: "none",
  });
});

test("room to think is given to a model of which it is said, whatever it is called", async () => {
  const length = async (more: Partial<Settings>) =>
    (await sentTo("azure", { name: "prod", ...more })).body.max_completion_tokens;
  expect([await length({}), await length({ thinks: true })]).toEqual([20, 8_020]);
});

test("a classic address of Azure has its version behind it", async () => {
  const { url, headers } = await sentTo("azure", {
    url: "https://shop.openai.azure.com/openai/deployments/prod",
    query: { "api-version": "2024-10-21" },
  });
  expect(url).toBe(
    "https://shop.openai.azure.com/openai/deployments/prod/chat/completions?api-version=2024-10-21",
  );
  expect(headers.get("api-key")).toBe("secret");
});
