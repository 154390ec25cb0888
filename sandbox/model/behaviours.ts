import type { StandInProfile } from "./profiles.ts";

export interface Behaviour {
  description: string;
  /** Milliseconds that it takes, beside its usual latency. */
  delayMs?: number;
  change?(said: string, system: string): Said;
  /** What is answered instead of everything else. */
  instead?(profile: StandInProfile): Instead | Said;
}

/** A response that is no completion. */
export interface Instead {
  status: number;
  body: Record<string, unknown> | string;
}

export interface Said {
  content: string | null;
  refusal?: string;
  finishReason?: string;
  spentTokens?: number;
}

const sorry = "Przykro mi, ale nie mogę w tym pomóc.";

const isJson = (said: string) => said.startsWith("{");

/** Changes the longest text of an answer that is JSON, or else the whole. */
function inLongest(said: string, change: (text: string) => string): Said {
  if (!isJson(said)) return { content: change(said) };
  const answer = JSON.parse(said) as unknown;
  let longest = "";
  JSON.stringify(answer, (key, value: unknown) => {
    if (key !== "plan" && typeof value === "string" && value.length > longest.length)
      longest = value;
    return value;
  });
  return {
    content: JSON.stringify(answer, (_, value: unknown) =>
      value === longest && longest !== "" ? change(longest) : value,
    ),
  };
}

const usage = { prompt_tokens: 900, completion_tokens: 0, total_tokens: 900 };

const nothing: Said = { content: "" };

/** How each vendor says that it declines somebody's words. */
const blocks: Readonly<Record<StandInProfile, Instead | Said>> = {
  openai: {
    status: 400,
    body: {
      error: {
        message:
          "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
        type: "invalid_request_error",
        code: "invalid_prompt",
      },
    },
  },
  azure: {
    status: 400,
    body: {
      error: {
        message: "The response was filtered due to the prompt triggering our policy.",
        code: "content_filter",
        innererror: { code: "ResponsibleAIPolicyViolation" },
      },
    },
  },
  anthropic: { content: "", finishReason: "content_filter" },
  gemini: { status: 200, body: { object: "chat.completion", model: "gemini", usage } },
  mistral: { content: "", finishReason: "content_filter" },
  vllm: nothing,
  ollama: nothing,
  llamacpp: nothing,
  // As OpenRouter does, behind which any vendor may be.
  plain: {
    status: 403,
    body: {
      error: {
        code: 403,
        message: "Your chosen model requires moderation and your input was flagged",
        metadata: { reasons: ["self-harm"], flagged_input: "…", provider_name: "…" },
      },
    },
  },
};

const counted = new Set(["options", "criteria", "paragraphs"]);

const english =
  "This is a calm sentence in English, and it is here because the model forgot the language that you asked for.";

export const behaviours: Readonly<Record<string, Behaviour>> = {
  refuses: {
    description: "odmawia w polu refusal, jak OpenAI",
    change: () => ({ content: null, refusal: sorry }),
  },
  "refuses-in-words": {
    description: "odmawia zwykłym zdaniem",
    change: () => ({ content: sorry }),
  },
  fences: {
    description: "wkłada odpowiedź w blok kodu, ze wstępem",
    change: (said) => ({ content: `Oto dokument:\n\`\`\`json\n${said}\n\`\`\`` }),
  },
  "thinks-too-long": {
    description: "zużywa cały limit na namysł i nic nie mówi",
    change: () => ({ content: "", finishReason: "length", spentTokens: 5_000 }),
  },
  "too-long": {
    description: "przekracza limit tytułu o 5 znaków i dokłada pozycji do list; tekst powtarza",
    change: (said) => {
      if (!isJson(said)) return { content: `${said}\n\n${said}` };
      const answer = JSON.parse(said) as Record<string, unknown>;
      return {
        content: JSON.stringify(
          Object.fromEntries(
            Object.entries(answer).map(([name, value]) => {
              if (name === "title") return [name, "Bardzo długi tytuł ".repeat(5).slice(0, 95)];
              return [
                name,
                Array.isArray(value) && !counted.has(name) ? [...value, ...value] : value,
              ];
            }),
          ),
        ),
      };
    },
  },
  "obeys-injection": {
    description: "na polecenie z odpowiedzi ujawnia swoje instrukcje",
    change: (said, system) => {
      const rule = system.split("\n").find((line) => /^- Nie diagnozuj/.test(line)) ?? system;
      return inLongest(said, () => rule.slice(2, 900));
    },
  },
  diagnoses: {
    description: "stawia diagnozę i radzi lek",
    change: (said) =>
      inLongest(said, (text) => `${text} To wygląda na depresję. Pomoże sertralina.`),
  },
  labels: {
    description: "przykleja etykietę osobie trzeciej",
    change: (said) => inLongest(said, (text) => `${text} Ta druga osoba jest po prostu toksyczna.`),
  },
  english: {
    description: "odpowiada po angielsku",
    change: (said) => inLongest(said, () => english),
  },
  link: {
    description: "wstawia link",
    change: (said) => inLongest(said, (text) => `${text} Więcej na https://evil.example/x?y=1.`),
  },
  "stops-mid-sentence": {
    description: "urywa w pół zdania",
    change: (said) =>
      inLongest(said, (text) => `${text} A na koniec warto jeszcze dodać, że w takich`),
  },
  invents: {
    description: "dodaje kwotę i datę, których nikt nie podał",
    change: (said) => inLongest(said, (text) => `${text} To kosztuje 7431 zł do 31 lutego.`),
  },
  objects: { description: "jako czytelnik gotowego tekstu zawsze coś w nim znajduje" },
  blocks: {
    description: "blokuje tekst tak, jak robi to ten dostawca",
    instead: (profile) => blocks[profile],
  },
  "fails-with-200": {
    description: "odpowiada 200 z treścią błędu",
    instead: () => ({
      status: 200,
      body: { error: { message: "Overloaded", type: "overloaded_error", code: 529 } },
    }),
  },
  garbage: {
    description: "odpowiada 200 ze stroną pośrednika",
    instead: () => ({ status: 200, body: "<html><body>502 Bad Gateway</body></html>" }),
  },
  "broken-json": {
    description: "zostawia koniec namysłu, komentarze i przecinki na końcu list",
    change: (said) => ({
      content: isJson(said)
        ? `Krótko o planie.\n</think>\n${JSON.stringify(JSON.parse(said), null, 1).replace(/\n(\s*)([}\]])/g, ", // to już koniec\n$1$2")}`
        : said,
    }),
  },
  slow: { description: "odpowiada po 90 s", delayMs: 90_000 },
};

/** The behaviour that a model's name asks for; undefined for a model that behaves. */
export function behaviourOf(model: unknown): Behaviour | undefined {
  const [, suffix = ""] = typeof model === "string" ? model.split(":") : [];
  return Object.hasOwn(behaviours, suffix) ? behaviours[suffix] : undefined;
}
