import type { FastifyRequest } from "fastify";
import type { RequestFault } from "../faults/request-faults.ts";
import { asFields } from "../web/forms.ts";

const task = "second_reader";

/** Whether a request asks for a verdict on somebody's words: a call that is answered at once, as a person waits for it. */
export function asksSecondReader(body: unknown): boolean {
  const format = asFields(asFields(body).response_format);
  return asFields(format.json_schema).name === task;
}

export const secondReaderVerdict = { verdict: "none" };

const answers = (verdict: unknown, description: string): RequestFault => ({
  description,
  strikes: (request: FastifyRequest) => asksSecondReader(request.body),
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
  second_reader_nonsense: answers("może", "drugi czytelnik odpowiada spoza listy"),
};
