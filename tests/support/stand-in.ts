import { ExternalServiceError } from "~/integrations/external-service-error";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { askEndpoint, askModel, type ModelUsage } from "~/integrations/ai/model.server";
import type { CrisisLevel } from "~/crisis/levels";
import type { Profile } from "~/config/model-profiles";
import type { Alarm } from "~/products/alarm";
import type { Product } from "~/products/product";
import type { PromptFile } from "~/products/prompt.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import { writeChecked } from "~/services/writing/write-checked.server";
import { inProtocol, replyTo } from "../../sandbox/model/stand-in";

/** When documents of these tests are written: a Friday. */
export const aFriday = new Date("2026-11-20T10:00:00Z");

/** A network that leads to the stand-in within this process. */
function fetchOf(profile: Profile): typeof fetch {
  return async (_input, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const reply = replyTo(body, profile);
    if ("instead" in reply) {
      const { status, body } = reply.instead;
      return typeof body === "string"
        ? new Response(body, { status, headers: { "content-type": "text/html" } })
        : Response.json(inProtocol(body, profile), { status });
    }
    if (reply.delayMs > 0) {
      const { signal } = init ?? {};
      await new Promise((_, gaveUp) =>
        signal?.addEventListener("abort", () => gaveUp(signal.reason as Error)),
      );
    }
    return Response.json(inProtocol(reply.made, profile));
  };
}

/** An endpoint of a vendor, or rather its stand-in. @param model a suffix says how it behaves: `sandbox-demo:english` */
export const standIn = (profile: Profile, model = "sandbox-demo") =>
  endpointOf(
    {
      url: "http://stand-in.test/v1",
      key: "k",
      name: model,
      profile,
      inputUsdPerMillion: 3,
      outputUsdPerMillion: 15,
    },
    fetchOf(profile),
  );

/**
 * Writes one document as an order does, without the order.
 * @param models what is asked, one after another; the last one for as long as there are answers
 * @param more.reader who reads the finished text
 */
export async function writeWith(
  product: Product,
  answers: Record<string, string>,
  profile: Profile,
  models: readonly string[] = ["sandbox-demo"],
  more: {
    level?: CrisisLevel;
    timeoutMs?: number;
    files?: readonly PromptFile[];
    reader?: string;
  } = {},
) {
  const recipe = textRecipeOf(product);
  if (!recipe) throw new Error(`${product.slug} is written by nobody`);
  const calls: ModelUsage[] = [];
  const wrong: string[] = [];
  const heard: Alarm[] = [];
  const readings: ModelUsage[] = [];
  const { level = "none", timeoutMs, files, reader = "sandbox-demo" } = more;
  let asked = 0;
  const written = await writeChecked({
    recipe,
    source: sourceOf(product, { answers, files, orderedAt: aFriday, today: aFriday, level }),
    answersLeft: 3,
    ask: (request) =>
      askEndpoint(
        standIn(profile, models[Math.min(asked++, models.length - 1)]),
        { ...request, timeoutMs },
        async (usage) => void calls.push(usage),
      ),
    read: (question) =>
      askModel({ ...question, timeoutMs }, async (usage) => void readings.push(usage), [
        standIn(profile, reader),
      ]).catch((error: unknown) => {
        if (error instanceof ExternalServiceError) return null;
        throw error;
      }),
    onAlarm: async (alarm) => void heard.push(alarm),
    note: (paths) => wrong.push(...paths),
  }).then(
    (result) => result,
    (error: unknown) => error as Error,
  );
  return { written, calls, readings, wrong, heard };
}
