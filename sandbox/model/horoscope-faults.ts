import type { RequestFault } from "../faults/request-faults.ts";

/** What is put into the text of every sign, in the place of its last sentence, or of all of it. */
const spoilings: Readonly<Record<string, { description: string; said: string; alone?: true }>> = {
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

function spoil(content: string, said: string, alone?: true): string {
  const answer = JSON.parse(content) as Written;
  const signs = (answer.signs ?? []).map((each) => {
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
    Object.entries(spoilings).map(([name, { description, said, alone }]) => [
      `horoscopes_${name}`,
      {
        description: `w horoskopach ${description}`,
        strikes: isAsked,
        distort: (answer: unknown) =>
          changed(answer, (choice) => ({
            ...choice,
            message: {
              ...choice.message,
              content: spoil(choice.message.content ?? "{}", said, alone),
            },
          })),
      } satisfies RequestFault,
    ]),
  ),
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
