import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { askForAnswer } from "~/integrations/ai/model.server";
import { completion } from "../../../sandbox/model/completion";
import { forgetRests } from "../../support/rests";

afterEach(forgetRests);

/** Two vendors of a model that both call by the same name, and who was asked. */
function twoVendors() {
  const asked: string[] = [];
  const vendor = (url: string, answer: () => Response) =>
    endpointOf(
      { url, key: "k", name: "llama-4", inputUsdPerMillion: 1, outputUsdPerMillion: 1 },
      async () => {
        asked.push(url);
        return answer();
      },
    );
  const busy = vendor("https://one.example/v1", () =>
    Response.json({ error: {} }, { status: 429, headers: { "retry-after": "60" } }),
  );
  const free = vendor("https://two.example/v1", () =>
    Response.json(completion('{"word":"tak"}', { messages: [] }, "llama-4")),
  );
  return { asked, endpoints: [busy, free] };
}

test("an overloaded vendor is left alone, and another one of the same model is asked", async () => {
  const { asked, endpoints } = twoVendors();
  const ask = () =>
    askForAnswer(
      {
        task: "check",
        schema: z.object({ word: z.string() }),
        system: "Odpowiadasz obiektem JSON.",
        prompt: "Czy po piątku jest sobota?",
        maxOutputTokens: 20,
      },
      async () => undefined,
      endpoints,
    );
  expect(await ask()).toEqual({ word: "tak" });
  expect(await ask()).toEqual({ word: "tak" });
  expect(asked).toEqual([
    "https://one.example/v1",
    "https://two.example/v1",
    "https://two.example/v1",
  ]);
});
