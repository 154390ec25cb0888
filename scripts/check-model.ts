import { enterProject } from "../server/enter-project";
import { z } from "zod";
import { careContentSchema } from "~/documents/templates/care";
import { shapeOf } from "~/integrations/ai/answer-shape";
import { configuredEndpoints, type Endpoint } from "~/integrations/ai/endpoints.server";
import { askEndpoint, type ModelUsage } from "~/integrations/ai/model.server";
import type { ModelRequest } from "~/integrations/ai/requests";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { answerSchemaOf } from "~/products/alarm";
import { asData } from "~/products/as-data.server";
import { systemOf } from "~/products/prompt.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { documentRecipes } from "~/products/registry.server";
import { crisisQuestion } from "~/services/crisis/second-reader.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import { interactiveTimeoutMs } from "~/services/reader/ask-reader.server";
import { closedReading } from "~/services/writing/closed-reading.server";
import { correctionRequest } from "~/services/writing/correction.server";
import { modelWarnings } from "~/services/writing/model-warnings.server";
import { repair } from "~/services/writing/repair";
import { rubricSchema } from "~/services/writing/rubric.server";

enterProject();

/**
 * `npm run check-model`: asks every configured model what it will be asked, each product's real schema once, and says what
 * works. Costs about as much as a dozen documents.
 */
type Question = {
  name: string;
  request: ModelRequest<z.ZodType>;
  /** What is wrong with an answer of the right shape; null when nothing is. */
  judge?: (answer: unknown, usage: ModelUsage | undefined) => string | null;
};

const today = new Date();

const documents = documentRecipes().flatMap(({ product, sample }, index): Question[] => {
  const recipe = textRecipeOf(product);
  if (!recipe) return [];
  const answers = { ...sample.answers };
  const { data } = sourceOf(product, { answers, orderedAt: today, today, level: "none" });
  const task = recipe.name.replaceAll("-", "_");
  const request = {
    task,
    schema: answerSchemaOf(recipe.schema),
    contentSchema: recipe.schema,
    manner: "usual" as const,
    promised: recipe.prompt.length,
    system: systemOf(recipe.prompt, "usual"),
    prompt: data,
    maxOutputTokens: 5_000,
  };
  const written = { name: product.title, request };
  // Care and correction are the same for all, so one product is asked for them.
  if (index > 0) return [written];
  const care = {
    ...request,
    task: `${task}_care`,
    schema: answerSchemaOf(careContentSchema),
    system: systemOf(recipe.prompt, "care"),
  };
  return [
    written,
    { name: "kartka troski", request: care },
    {
      name: "poprawka",
      request: correctionRequest(request, { title: "x" }, [{ path: ["title"], rule: "shape" }]),
    },
  ];
});

const mark = "jarzębina";
/** As long as the longest material: what cuts a prompt in silence cuts its beginning. */
const filler = "Zwykłe zdanie o spokojnym dniu nad jeziorem. ".repeat(400);
const longPrompt: Question = {
  name: `długie zapytanie (${filler.length} znaków)`,
  request: {
    task: "check_long",
    schema: z.object({ word: z.string() }),
    system: "Odpowiadasz obiektem JSON.",
    prompt: `Słowo do zapamiętania: ${mark}.\n${asData("tekst", filler)}\nPodaj w polu word słowo do zapamiętania.`,
    maxOutputTokens: 100,
  },
  judge(answer, usage) {
    const { word = "" } = answer as { word?: string };
    const read = usage?.inputTokens ?? 0;
    // Polish has fewer than eight characters a token with any model.
    if (read > 0 && read < filler.length / 8) return `przeczytał tylko ${read} tokenów`;
    return word.toLowerCase().includes(mark) ? null : "początek uciął albo pominął";
  },
};

const review: Question = {
  name: "ocena",
  request: {
    task: "check_review",
    schema: rubricSchema,
    system: "Jesteś wymagającym redaktorem. Oceń tekst w formacie JSON.",
    prompt: asData("tekst", "Dobry dzień nad jeziorem był spokojny."),
    maxOutputTokens: 300,
  },
};

const reading: Question = {
  name: `czytanie w ${interactiveTimeoutMs / 1_000} s`,
  request: {
    ...crisisQuestion([{ text: "Dobry dzień nad jeziorem. Jutro wracam do pracy." }]).question,
    timeoutMs: interactiveTimeoutMs,
  },
};

/** A finished text, and the questions that it is asked. */
const finished = documentRecipes().flatMap(({ product, sample }): Question[] => {
  const recipe = textRecipeOf(product);
  if (!recipe || product.slug !== emotionMirror.slug) return [];
  const answers = { ...sample.answers };
  const source = sourceOf(product, { answers, orderedAt: today, today, level: "none" });
  const content = sample.content as Record<string, unknown>;
  return [{ name: "gotowy tekst", request: closedReading({ recipe, source }, content, false) }];
});

async function ask(role: string, endpoint: Endpoint, { name, request, judge }: Question) {
  let usage: ModelUsage | undefined;
  const outcome = await askEndpoint(endpoint, request, async (used) => void (usage = used)).then(
    (answer) => {
      const isExact = request.schema.safeParse(answer).success;
      const mended = repair(shapeOf(request.schema), answer);
      if (!isExact && !request.schema.safeParse(mended).success) return "nie działa: zły kształt";
      const wrong = judge?.(mended, usage);
      if (wrong) return `nie działa: ${wrong}`;
      return isExact ? "działa" : "działa po naprawie";
    },
    (error: unknown) => {
      if (!(error instanceof ExternalServiceError)) throw error;
      return `nie działa: ${error.kind} ${error.code}`;
    },
  );
  if (outcome.startsWith("nie")) process.exitCode = 1;
  return {
    kto: role,
    model: endpoint.name,
    profil: `${endpoint.profile} ${endpoint.schema}`,
    pytanie: name,
    wynik: outcome,
    odpowiedział: usage?.model ?? "",
    ms: usage?.durationMs ?? 0,
    tokeny: `${usage?.inputTokens ?? 0} + ${usage?.outputTokens ?? 0}`,
    "centy USD": Math.round((usage?.costMicroUsd ?? 0) / 100) / 100,
  };
}

const rows = [];
for (const endpoint of configuredEndpoints())
  for (const question of [...documents, review, longPrompt])
    rows.push(await ask("pisze", endpoint, question));
for (const endpoint of configuredEndpoints("reader"))
  // The first call may wait for a model to be loaded; it is the others that people wait for.
  for (const question of [
    { ...reading, name: "czytanie, pierwsze", request: { ...reading.request, timeoutMs: 30_000 } },
    reading,
    reading,
    ...finished,
  ])
    rows.push(await ask("czyta", endpoint, question));
for (const endpoint of configuredEndpoints("grader"))
  rows.push(await ask("ocenia", endpoint, review));
console.table(rows);
for (const warning of modelWarnings()) console.log(`! ${warning}`);
