import type { RequestFault } from "../faults/request-faults.ts";

type Spoiling = { description: string; said: string; alone?: true; ofFirst?: true };

/** What is put into the text of every sign, in the place of its last sentence, or of all of it. */
const spoilings: Readonly<Record<string, Spoiling>> = {
  astrologer: {
    description: "ma astrologię własną: położenia i zaćmienia, których nikt nie policzył",
    said: "Ascendent i zaćmienie w ósmym domu zapowiadają zmiany.",
  },
  threatens: {
    description: "grozi tak, że słyszy to dopiero czytelnik",
    said: "Los nie będzie dziś łaskawy.",
  },
  ruin: {
    description: "zapowiada chorobę i stratę",
    said: "Strzeż się, bo choroba i pech są już blisko.",
  },
  ruin_first: {
    description: "zapowiada pech pierwszemu ze znaków",
    said: "Strzeż się, bo pech jest już blisko.",
    ofFirst: true,
  },
  link: { description: "wstawia link", said: "Więcej jest na https://evil.example/x?y=1." },
  english: {
    description: "odpowiada po angielsku",
    said: "This is a day that you can use for the things that are in your hands. It is calm and you have the time for it. The rest of it may wait for you.",
    alone: true,
  },
};

const isAsked = (request: { url: string; body?: unknown }) =>
  /\/(?:chat\/completions|messages)\b/.test(request.url) &&
  /Piszesz horoskopy dla dwunastu/.test(JSON.stringify(request.body ?? ""));

type Written = { signs?: { text?: string }[] };

function spoil(content: string, { said, alone, ofFirst }: Spoiling): string {
  const answer = JSON.parse(content) as Written;
  const signs = (answer.signs ?? []).map((each, index) => {
    if (ofFirst && index > 0) return each;
    const kept = alone ? [] : (each.text ?? "").split(/(?<=[.!?…])\s+/u).slice(0, -1);
    return { ...each, text: [...kept, said].join(" ") };
  });
  return JSON.stringify({ ...answer, signs });
}

type Completion = { choices: { message: { content: string | null }; finish_reason: string }[] };

const changed = (
  answer: unknown,
  change: (choice: Completion["choices"][number]) => Completion["choices"][number],
) => {
  const completion = answer as Completion;
  return { ...completion, choices: completion.choices.map(change) } as never;
};

/** A model that writes horoscopes as nobody may: `horoscopes_astrologer`, `horoscopes_link` … */
export const horoscopeFaults: Record<string, RequestFault> = {
  ...Object.fromEntries(
    Object.entries(spoilings).map(([name, spoiling]) => [
      `horoscopes_${name}`,
      {
        description: `w horoskopach ${spoiling.description}`,
        strikes: isAsked,
        distort: (answer: unknown) =>
          changed(answer, (choice) => ({
            ...choice,
            message: {
              ...choice.message,
              content: spoil(choice.message.content ?? "{}", spoiling),
            },
          })),
      } satisfies RequestFault,
    ]),
  ),
  horoscopes_away_again: {
    description: "odpowiada 500, gdy horoskopy mają powstać jeszcze raz",
    strikes: (request) =>
      isAsked(request) && JSON.stringify(request.body).includes("Napisz jeszcze raz"),
    before: ({ reply, errorBody }) => reply.code(500).send(errorBody(500)),
  },
  horoscopes_refused: {
    description: "odmawia napisania horoskopów",
    strikes: isAsked,
    distort: (answer) =>
      changed(answer, (choice) => ({
        ...choice,
        message: { ...choice.message, content: null, refusal: "Nie mogę w tym pomóc." } as never,
        finish_reason: "content_filter",
      })),
  },
};
