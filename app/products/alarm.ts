import { z } from "zod";
import type { CareMatter } from "~/copy/help-lines";

/** What a text may reveal about the person who wrote it, the least grave first; as the model is told, in Polish. */
export const alarms = [
  "brak",
  "niepełnoletność",
  "przemoc",
  "krzywda",
  "kryzys",
  "odmowa",
] as const;
export type Alarm = (typeof alarms)[number];

const matters: Readonly<Record<Alarm, CareMatter | null>> = {
  brak: null,
  niepełnoletność: null,
  przemoc: "violence",
  krzywda: "harm",
  kryzys: "crisis",
  odmowa: null,
};

/** What the safe text after an alarm is about; null where none follows. */
export const matterOf = (alarm: Alarm): CareMatter | null => matters[alarm];

/** The gravest of several readings of the same words. */
export function gravestAlarm(...readings: readonly Alarm[]): Alarm {
  return alarms[Math.max(0, ...readings.map((alarm) => alarms.indexOf(alarm)))] ?? "brak";
}

/**
 * What the model is asked for: first whether something is wrong, then a plan that nobody prints, and only then what the
 * document needs, its title last. Thought comes before words, and an alarm before both.
 */
export function answerSchemaOf(content: z.ZodObject): z.ZodObject {
  const known = answerSchemas.get(content) ?? buildAnswerSchema(content);
  answerSchemas.set(content, known);
  return known;
}

const answerSchemas = new WeakMap<z.ZodObject, z.ZodObject>();

function buildAnswerSchema(content: z.ZodObject): z.ZodObject {
  return z.object({
    alarm: z.enum(alarms).describe("Najpierw rozstrzygnij, czy jest powód do alarmu"),
    plan: z
      .string()
      .max(900)
      .describe(
        "Do 60 słów, których nikt nie wydrukuje: najważniejsze fakty z odpowiedzi i pomysł na ten dokument",
      ),
    ...content.shape,
  });
}
