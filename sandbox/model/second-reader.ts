import type { FastifyRequest } from "fastify";
import type { RequestFault } from "../faults/request-faults.ts";
import { asFields } from "../web/forms.ts";

function taskOf(body: unknown): unknown {
  const format = asFields(asFields(body).response_format);
  return asFields(format.json_schema).name;
}

/** What is said of words, by what they are: somebody's own, or an answer that was written for them. */
const verdicts: Readonly<Record<string, string>> = { second_reader: "none", reply_reader: "fine" };

/** The verdict that a request asks for: a call that is answered at once, as a person waits for it. Null for others. */
export function readerVerdict(body: unknown): { verdict: string } | null {
  const verdict = verdicts[String(taskOf(body))];
  return verdict === undefined ? null : { verdict };
}

const answers = (verdict: unknown, description: string, task = "second_reader"): RequestFault => ({
  description,
  strikes: (request: FastifyRequest) => taskOf(request.body) === task,
  distort: (answer) => {
    const [choice] = answer.choices as { message: object }[];
    const message = { ...choice?.message, content: JSON.stringify({ verdict }) };
    return { ...answer, choices: [{ ...choice, message }] };
  },
});

/** What a second reader can be made to say; that it is silent, declines or talks nonsense are faults of every model. */
export const secondReaderBehaviours: Record<string, RequestFault> = {
  second_reader_concern: answers("concern", "drugi czytelnik słyszy powód do troski"),
  second_reader_acute: answers("acute", "drugi czytelnik słyszy ostry kryzys"),
  second_reader_acute_other: answers(
    "acute_other",
    "drugi czytelnik słyszy, że w niebezpieczeństwie jest ktoś inny",
  ),
  second_reader_acute_late: {
    ...answers("acute", "drugi czytelnik słyszy ostry kryzys, ale czeka, aż ktoś odwoła awarię"),
    before: ({ untilLifted }) => untilLifted(),
  },
  second_reader_nonsense: answers("może", "drugi czytelnik odpowiada spoza listy"),
  reply_reader_harmful: answers(
    "harmful",
    "czytelnik odpowiedzi mentora uznaje ją za szkodliwą",
    "reply_reader",
  ),
};
