import type { FastifyRequest } from "fastify";
import { type RequestFault, requestFaults } from "../faults/request-faults.ts";
import { asFields } from "../web/forms.ts";
import { horoscopeFaults } from "./horoscope-faults.ts";
import { memoryBehaviours } from "./mentor-memory.ts";
import { secondReaderBehaviours } from "./second-reader.ts";
import { streamFaults } from "./stream-faults.ts";

interface Completion {
  choices: { message: Record<string, unknown>; finish_reason: string }[];
}

const completes = (request: FastifyRequest) =>
  /\/(?:chat\/completions|messages)\b/.test(request.url);

function spoiled(
  description: string,
  change: (content: string) => { message: Record<string, unknown>; finish_reason?: string },
): RequestFault {
  return {
    description,
    strikes: completes,
    distort: (answer) => {
      const [choice] = (answer as unknown as Completion).choices;
      const { message, finish_reason } = change(String(choice?.message.content ?? ""));
      const spoilt = {
        ...choice,
        message: { ...choice?.message, ...message },
        finish_reason: finish_reason ?? choice?.finish_reason,
      };
      return { ...answer, choices: [spoilt] };
    },
  };
}

export const modelFaults: Record<string, RequestFault> = {
  ...requestFaults,
  invalid_json: spoiled("urywa odpowiedź w pół słowa", (content) => ({
    message: { content: content.slice(0, Math.floor(content.length / 2)) },
    finish_reason: "length",
  })),
  schema_violation: spoiled("odpowiada poprawnym JSON-em niezgodnym ze schematem", () => ({
    message: { content: JSON.stringify({ unexpected: true }) },
  })),
  refusal: spoiled("odmawia odpowiedzi", () => ({
    message: { content: null, refusal: "Nie mogę pomóc w tej sprawie." },
    finish_reason: "content_filter",
  })),
  ...secondReaderBehaviours,
  ...memoryBehaviours,
  ...horoscopeFaults,
  empty: spoiled("odpowiada pustym tekstem", () => ({ message: { content: "" } })),
  error_body: {
    description: "odpowiada 200 z treścią błędu",
    strikes: completes,
    distort: () => ({ error: { message: "Internal error", type: "server_error" } }),
  },
  ...Object.fromEntries(
    Object.entries(streamFaults).map(([name, { description }]) => [
      name,
      { description, strikes: (request) => asFields(request.body).stream === true },
    ]),
  ),
};
