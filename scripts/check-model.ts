import { z } from "zod";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { configuredEndpoints } from "~/integrations/ai/endpoints.server";
import { askEndpoint, type ModelUsage } from "~/integrations/ai/model.server";
import { answerSchemaOf } from "~/products/alarm";
import { careContentSchema } from "~/documents/templates/care";
import { answersAsData, systemOf } from "~/products/prompt.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { emotionMirrorPrompt } from "~/products/emotion-mirror/prompt.server";
import { correctionRequest } from "~/services/writing/correction.server";
import { rubricSchema } from "~/services/writing/rubric.server";

const data = answersAsData(
  emotionMirror,
  { answers: { mood: "Spokojnie. Dobry dzień nad jeziorem.", focusEmotion: "spokój" }, files: [] },
  { today: new Date() },
);
const page = {
  task: "check_care",
  schema: answerSchemaOf(careContentSchema),
  contentSchema: careContentSchema,
  manner: "care" as const,
  system: systemOf(emotionMirrorPrompt, "care"),
  prompt: data,
  maxOutputTokens: 2_000,
};
const kinds = {
  "dwa słowa": {
    task: "check_word",
    schema: z.object({ word: z.enum(["tak", "nie"]) }),
    system: "Odpowiadasz obiektem JSON.",
    prompt: "Czy po piątku jest sobota? Odpowiedz w polu word.",
    maxOutputTokens: 100,
  },
  "cały tekst": page,
  poprawka: correctionRequest(page, { title: "x" }, [{ path: ["title"], rule: "shape" }]),
  ocena: {
    task: "check_review",
    schema: rubricSchema,
    system: "Jesteś wymagającym redaktorem. Oceń tekst w formacie JSON.",
    prompt: `${data}\n\nTekst: „Dobry dzień nad jeziorem był spokojny”.`,
    maxOutputTokens: 300,
  },
};

const rows: Record<string, string | number>[] = [];
for (const endpoint of configuredEndpoints()) {
  for (const [kind, request] of Object.entries(kinds)) {
    let usage: ModelUsage | undefined;
    const outcome = await askEndpoint(endpoint, request, async (used) => void (usage = used)).then(
      (answer) => (request.schema.safeParse(answer).success ? "działa" : "działa po naprawie"),
      (error: unknown) => {
        if (!(error instanceof ExternalServiceError)) throw error;
        process.exitCode = 1;
        return `nie działa: ${error.kind} ${error.code}`;
      },
    );
    rows.push({
      model: endpoint.name,
      profil: endpoint.profile,
      pytanie: kind,
      wynik: outcome,
      odpowiedział: usage?.model ?? "",
      ms: usage?.durationMs ?? 0,
      tokeny: `${usage?.inputTokens ?? 0} + ${usage?.outputTokens ?? 0}`,
      "centy USD": Math.round((usage?.costMicroUsd ?? 0) / 100) / 100,
    });
  }
}
console.table(rows);
