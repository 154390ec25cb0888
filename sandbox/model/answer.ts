import { z } from "zod";
import { asFields } from "../web/forms.ts";
import { chatAnswer, talkSummary } from "./chat-answer.ts";
import {
  asksClosedReading,
  asksHoroscopeReading,
  readClosely,
  readHoroscopes,
} from "./closed-reading.ts";
import { mentorMemory, rememberedIn } from "./mentor-memory.ts";
import { findAnswers, messageTexts, type PersonAnswers } from "./prompt.ts";
import { readerVerdict } from "./second-reader.ts";
import { writeCare } from "./writers/care.ts";
import { writeDatingBio } from "./writers/dating-bio.ts";
import { writeDecisionSimulation } from "./writers/decision-simulation.ts";
import { writeDreamAnalysis } from "./writers/dream-analysis.ts";
import { writeEmotionMirror } from "./writers/emotion-mirror.ts";
import { horoscopesAsked, writeHoroscopes } from "./writers/horoscopes.ts";
import { writeLifeDecision } from "./writers/life-decision.ts";
import { writeMotivationLetter } from "./writers/motivation-letter.ts";
import { writePersonInsight } from "./writers/person-insight.ts";
import { fillSchema, type JsonSchema } from "./writers/schema-filler.ts";
import { writeTalkAnalysis } from "./writers/talk-analysis.ts";
import { writeTherapist } from "./writers/therapist.ts";
import { writeSpecialHoroscope } from "./writers/special-horoscope.ts";
import { writeSoulArchetype } from "./writers/soul-archetype.ts";

type Writer = (
  answers: PersonAnswers["answers"],
  material: Pick<PersonAnswers, "facts" | "files" | "today">,
) => unknown;

const writers: Record<string, Writer> = {
  "emotion-mirror": writeEmotionMirror,
  "life-decision": writeLifeDecision,
  "decision-simulation": writeDecisionSimulation,
  therapist: (answers, { today }) => writeTherapist(answers, today),
  "person-insight": writePersonInsight,
  "soul-archetype": (answers, { facts }) => writeSoulArchetype(answers, facts),
  "special-horoscope": (answers, { facts }) => writeSpecialHoroscope(answers, facts),
  "talk-analysis": writeTalkAnalysis,
  "dream-analysis": writeDreamAnalysis,
  "dating-bio": (answers, { files }) => writeDatingBio(answers, files),
  "motivation-letter": (answers, { files }) => writeMotivationLetter(answers, files),
};

export interface Answer {
  task: string;
  product: string | null;
  content: string;
}

/**
 * What the model says to a request for a chat completion, as OpenAI's API words it.
 * @param readsFormat whether it heeds `response_format`; otherwise the prompt has to ask for JSON
 */
export function answerRequest(body: Record<string, unknown>, readsFormat = true): Answer {
  const format = readsFormat ? asFields(body.response_format) : {};
  const system = messageTexts(body.messages, "system").join("\n");
  const person = findAnswers(body.messages);
  const product = person?.product ?? null;
  const asked = format.type === "json_schema" || format.type === "json_object";
  if (!asked && !/jednym obiektem JSON/.test(system)) {
    const last = messageTexts(body.messages, "user").at(-1) ?? "";
    if (/zaczyna się dokładnie od „Co teraz:”/.test(system))
      return { task: "summary", product, content: talkSummary(last) };
    const content = [chatAnswer(last, system), rememberedIn(system)].filter(Boolean).join(" ");
    return { task: "chat", product, content };
  }
  const { name, schema } = asFields(format.json_schema);
  const task = typeof name === "string" ? name : "json";
  const verdict = readerVerdict(body);
  if (verdict) return { task, product, content: JSON.stringify(verdict) };
  if (asksClosedReading(system))
    return {
      task,
      product,
      content: JSON.stringify(readClosely(body.model, system, body.messages)),
    };
  const horoscopes = horoscopesAsked(system, messageTexts(body.messages, "user").join("\n"));
  if (horoscopes)
    return { task, product: "horoscopes", content: JSON.stringify(writeHoroscopes(horoscopes)) };
  if (asksHoroscopeReading(system))
    return { task, product, content: JSON.stringify(readHoroscopes(system, body.messages)) };
  const memory = mentorMemory(task, body.messages);
  if (memory) return { task, product, content: JSON.stringify(memory) };
  const [, remembered] =
    /Słowo do zapamiętania: (\p{L}+)/u.exec(messageTexts(body.messages, "user").join("\n")) ?? [];
  if (remembered) return { task, product, content: JSON.stringify({ word: remembered }) };
  const written = writeJson(asFields(schema) as JsonSchema, person, system, body.messages);
  return { task, product, content: JSON.stringify(written) };
}

const praise = { grounded: true, honest: true, warm: true, useful: true, fields: [] };

const marks = { grounded: 4, warm: 4, useful: 4, level: 3, calm: 4, safe: 4, leads: 4 };

/** Words that a reader would stop at; a stand-in hears only the plainest. */
function alarmIn(answers: Record<string, unknown>): string {
  const text = Object.values(answers).join("\n");
  if (/nie chcę (?:już )?żyć|zabić się|odebrać sobie życie/i.test(text)) return "kryzys";
  if (/bije mnie|uderzył mnie|grozi mi|boję się (?:go|jej|męża|żony)/i.test(text)) return "przemoc";
  if (/zrobię (?:mu|jej|im|komuś) krzywdę|boję się, że (?:go|ją) (?:uderzę|skrzywdzę)/i.test(text))
    return "krzywda";
  return /mam (?:\d|1[0-7]) lat(?!\p{L})/iu.test(text) ? "niepełnoletność" : "brak";
}

function writeJson(
  schema: JsonSchema,
  person: ReturnType<typeof findAnswers>,
  system: string,
  messages: unknown,
): unknown {
  const request = messageTexts(messages, "user").join("\n");
  const fill = () => {
    const filled = asFields(fillSchema(schema, { answers: person?.answers ?? {}, request }));
    return "alarm" in filled ? { ...filled, alarm: alarmIn(person?.answers ?? {}) } : filled;
  };
  const write = person && Object.hasOwn(writers, person.product) && writers[person.product];
  if (!person || !write) return fill();
  if (/^Jesteś surowym jurorem/.test(system)) return marks;
  const written = /^Jesteś wymagającym redaktorem/.test(system)
    ? praise
    : {
        alarm: alarmIn(person.answers),
        plan: "Fakty z odpowiedzi, potem tekst, który niczego do nich nie dodaje.",
        ...(/Zamiast zwykłego dokumentu napisz dla niej/.test(system)
          ? writeCare()
          : (write(person.answers, person) as object)),
      };
  const asked = Object.keys(asFields(schema.properties));
  if (asked.length === 0) return written;
  const picked = Object.fromEntries(
    Object.entries(written).filter(([name]) => asked.includes(name)),
  );
  return matches(schema, picked) ? picked : fill();
}

const checks = new Map<string, z.ZodType | null>();

/** Whether a value satisfies a schema, so that a writer is used only for the task it was written for. */
function matches(schema: JsonSchema, value: unknown): boolean {
  const key = JSON.stringify(schema);
  if (!checks.has(key)) checks.set(key, checkOf(schema));
  return checks.get(key)?.safeParse(value).success ?? false;
}

function checkOf(schema: JsonSchema): z.ZodType | null {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return null;
  }
}
