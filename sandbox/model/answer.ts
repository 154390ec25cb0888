import { z } from "zod";
import { asFields } from "../web/forms.ts";
import { chatAnswer } from "./chat-answer.ts";
import { findAnswers, messageTexts, type PersonAnswers } from "./prompt.ts";
import { asksSecondReader, secondReaderVerdict } from "./second-reader.ts";
import { writeDatingBio } from "./writers/dating-bio.ts";
import { writeDecisionSimulation } from "./writers/decision-simulation.ts";
import { writeDreamAnalysis } from "./writers/dream-analysis.ts";
import { writeEmotionMirror } from "./writers/emotion-mirror.ts";
import { writeLifeDecision } from "./writers/life-decision.ts";
import { writeMotivationLetter } from "./writers/motivation-letter.ts";
import { writePersonInsight } from "./writers/person-insight.ts";
import { fillSchema, type JsonSchema } from "./writers/schema-filler.ts";
import { writeTherapist } from "./writers/therapist.ts";
import { writeSpecialHoroscope } from "./writers/special-horoscope.ts";
import { writeSoulArchetype } from "./writers/soul-archetype.ts";

type Writer = (
  answers: PersonAnswers["answers"],
  material: Pick<PersonAnswers, "facts" | "files">,
) => unknown;

/** Writers by product; a product without one gets the generic writer. */
const writers: Record<string, Writer> = {
  "emotion-mirror": writeEmotionMirror,
  "life-decision": writeLifeDecision,
  "decision-simulation": writeDecisionSimulation,
  therapist: writeTherapist,
  "person-insight": writePersonInsight,
  "soul-archetype": (answers, { facts }) => writeSoulArchetype(answers, facts),
  "special-horoscope": (answers, { facts }) => writeSpecialHoroscope(answers, facts),
  "dream-analysis": writeDreamAnalysis,
  "dating-bio": (answers, { files }) => writeDatingBio(answers, files),
  "motivation-letter": (answers, { files }) => writeMotivationLetter(answers, files),
};

export interface Answer {
  task: string;
  product: string | null;
  content: string;
}

/** What the model says to a request for a chat completion, as OpenAI's API words it. */
export function answerRequest(body: Record<string, unknown>): Answer {
  const format = asFields(body.response_format);
  const person = findAnswers(body.messages);
  const product = person?.product ?? null;
  if (format.type !== "json_schema" && format.type !== "json_object") {
    const last = messageTexts(body.messages, "user").at(-1) ?? "";
    return { task: "chat", product, content: chatAnswer(last) };
  }
  const { name, schema } = asFields(format.json_schema);
  const task = typeof name === "string" ? name : format.type;
  if (asksSecondReader(body))
    return { task, product, content: JSON.stringify(secondReaderVerdict) };
  const written = writeJson(asFields(schema) as JsonSchema, person, body.messages);
  return { task, product, content: JSON.stringify(written) };
}

function writeJson(
  schema: JsonSchema,
  person: ReturnType<typeof findAnswers>,
  messages: unknown,
): unknown {
  const write = person && Object.hasOwn(writers, person.product) && writers[person.product];
  if (person && write) {
    const written = write(person.answers, person);
    if (matches(schema, written)) return written;
  }
  const request = messageTexts(messages, "user").join("\n");
  return fillSchema(schema, { answers: person?.answers ?? {}, request });
}

/** Whether a value satisfies a schema, so that a writer is used only for the task it was written for. */
function matches(schema: JsonSchema, value: unknown): boolean {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value)
      .success;
  } catch {
    return false;
  }
}
