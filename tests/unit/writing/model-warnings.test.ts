import { describe, expect, test } from "vitest";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { modelWarnings } from "~/services/writing/model-warnings.server";

type Settings = Parameters<typeof endpointOf>[0];

const model = (more: Partial<Settings> = {}) =>
  endpointOf({
    url: "https://api.openai.com/v1",
    key: "k",
    name: "m",
    inputUsdPerMillion: 0.15,
    outputUsdPerMillion: 0.6,
    ...more,
  });
const caps = {
  MODEL_ORDER_CAP_USD: 0.5,
  MODEL_DAY_CAP_USD: 25,
  MODEL_READER_DAY_CAP_USD: 5,
};
const small = model({ name: "small" });

describe("the start warns", () => {
  test("of nothing where caps and prices fit", () => {
    expect(modelWarnings([model()], [small], caps)).toEqual([]);
  });

  test.each([
    [
      { inputUsdPerMillion: 5, outputUsdPerMillion: 25, thinks: true },
      "MODEL_ORDER_CAP_USD holds 1 of",
    ],
    [
      { inputUsdPerMillion: 15, outputUsdPerMillion: 75, thinks: true },
      "MODEL_ORDER_CAP_USD holds 0 of",
    ],
  ])("when an order's cap does not hold its answers: %j", (more, warning) => {
    expect(modelWarnings([model(more)], [small], caps).join("\n")).toContain(warning);
  });

  test("when a day's cap holds few documents, or few readings", () => {
    const few = { ...caps, MODEL_DAY_CAP_USD: 0.1, MODEL_READER_DAY_CAP_USD: 0.1 };
    expect(modelWarnings([model()], [small], few).map((line) => line.split(" ")[0])).toEqual([
      "MODEL_DAY_CAP_USD",
      "MODEL_READER_DAY_CAP_USD",
    ]);
  });

  test("when whoever reads while somebody waits thinks first", () => {
    expect(modelWarnings([model()], [model({ thinks: true })], caps).join()).toContain(
      "1500 ms are not enough",
    );
  });

  test.each([
    ["https://shop.openai.azure.com/openai/deployments/prod", {}, "MODEL_QUERY"],
    ["http://127.0.0.1:11434/v1", {}, "OLLAMA_CONTEXT_LENGTH"],
    ["http://127.0.0.1:8000/v1", {}, "MODEL_PROFILE=vllm"],
  ])("of what an address leaves open: %s", (url, more, warning) => {
    expect(modelWarnings([model({ url, ...more })], [small], caps).join()).toContain(warning);
  });

  test("and of nothing once it is said", () => {
    const said = [
      model({
        url: "https://shop.openai.azure.com/openai/deployments/prod",
        query: { "api-version": "1" },
      }),
      model({ url: "https://shop.openai.azure.com/openai/v1" }),
      model({ url: "http://127.0.0.1:8000/v1", profile: "vllm" }),
      model({ url: "http://127.0.0.1:8000/v1", schema: "json_schema" }),
    ];
    expect(modelWarnings(said, [small], caps)).toEqual([]);
  });
});
