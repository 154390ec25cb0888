import type { FastifyRequest } from "fastify";
import type { RequestFault } from "../faults/request-faults.ts";
import { asFields } from "../web/forms.ts";
import { messageTexts } from "./prompt.ts";

function dataIn(request: string, mark: string): unknown {
  const [, block] = new RegExp(`<${mark}>\\n(.*)\\n</${mark}>`).exec(request) ?? [];
  return block === undefined ? null : (JSON.parse(block) as unknown);
}

const listIn = (request: string, mark: string): unknown[] => {
  const found = dataIn(request, mark);
  return Array.isArray(found) ? found : [];
};

/** The first sentence of a text, as far as it has room. */
const opening = (text: string, most: number) =>
  (/^.*?(?:[.!?…](?=\s|$)|$)/su.exec(text.trim())?.[0] ?? "").slice(0, most);

/** What an answer in a talk says of what it was told of earlier ones, so that a demonstration shows what it knows. */
export function rememberedIn(system: string): string {
  const facts = listIn(system, "pamiec").map((fact) => `„${String(fact)}”`);
  const summary = dataIn(system, "streszczenie");
  return [
    ...(facts.length > 0 ? [`Pamiętam o Tobie: ${facts.join(", ")}.`] : []),
    ...(typeof summary === "string"
      ? [`Z początku rozmowy wiem: „${opening(summary, 120)}”.`]
      : []),
  ].join(" ");
}

/** What the mentor's own tasks ask for beside its answers, out of the words that they hand over; null for other tasks. */
export function mentorMemory(task: string, messages: unknown): object | null {
  const request = messageTexts(messages, "user").join("\n");
  if (task === "talk_facts")
    return {
      facts: listIn(request, "wypowiedzi")
        .map((said) => ({ kind: "plan", fact: `Mówisz: ${opening(String(said), 150)}` }))
        .filter(({ fact }) => !listIn(request, "pamiec").includes(fact))
        .slice(-3),
    };
  if (task !== "talk_summary") return null;
  const said = listIn(request, "rozmowa").map((one) => String(asFields(one).osoba));
  const before = dataIn(request, "streszczenie");
  const openings = said.map((words) => opening(words, 60)).join(" ");
  return {
    summary: `${typeof before === "string" ? before : ""} Ta osoba mówi: ${openings}`
      .trim()
      .slice(-1_200),
  };
}

const proposes = (facts: readonly object[], description: string): RequestFault => ({
  description,
  strikes: (request: FastifyRequest) =>
    asFields(asFields(asFields(request.body).response_format).json_schema).name === "talk_facts",
  distort: (answer) => {
    const [choice] = answer.choices as { message: object }[];
    const message = { ...choice?.message, content: JSON.stringify({ facts }) };
    return { ...answer, choices: [{ ...choice, message }] };
  },
});

/** What the model can be made to propose to remember. */
export const memoryBehaviours: Record<string, RequestFault> = {
  facts_sensitive: proposes(
    [
      { kind: "health", fact: "Masz wizytę w środę o dziewiątej." },
      { kind: "habit", fact: "Bierzesz leki na sen." },
      { kind: "goal", fact: "Chcesz do maja skończyć kurs." },
    ],
    "model proponuje zapamiętać także sprawy wrażliwe",
  ),
  facts_many: proposes(
    ["Uczysz się grać.", "Biegasz rano.", "Piszesz blog.", "Szukasz pracy."].map((fact) => ({
      kind: "habit",
      fact,
    })),
    "model proponuje zapamiętać więcej, niż wolno",
  ),
};
