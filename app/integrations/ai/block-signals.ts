/**
 * How vendors say that they decline somebody's words, each in its own way. A block is no fault of ours and no accident: it
 * is a sign about what was written, and the same words get it again.
 */
export const blockSignals = {
  /** Reasons why an answer ended, as the vendors write them; the compatible layer of Gemini puts its own behind a colon. */
  finishReasons: {
    content_filter: "OpenAI, Azure, Mistral, Gemini",
    "content-filter": "what the library makes of it",
    refusal: "Anthropic",
    safety: "Gemini",
    prohibited_content: "Gemini",
    blocklist: "Gemini",
    spii: "Gemini",
    image_safety: "Gemini",
    model_armor: "Gemini",
    sensitive: "Zhipu",
  },
  /** Codes and types in the body of an error, with status 400, 403, 422 or 200. */
  codes: {
    content_filter: "Azure",
    responsibleaipolicyviolation: "Azure",
    content_policy_violation: "OpenAI, OpenRouter",
    invalid_prompt: "OpenAI",
    moderation_blocked: "OpenAI",
    content_moderation: "Mistral",
    data_inspection_failed: "Alibaba",
    safety: "Gemini",
    prohibited_content: "Gemini",
  },
  /** Sentences of vendors who have no code for it. */
  sentences: [
    /content (filtering|management) policy/i,
    /flagged as potentially violating/i,
    /requires moderation|input was flagged|flagged by moderation/i,
    /content exists risk/i,
    /blocked by (a |our |the )?(safety|content|moderation|guardrail)/i,
  ],
} as const;

const has = (table: object, word: unknown) =>
  typeof word === "string" && Object.hasOwn(table, word.trim().toLowerCase());

/** Whether an answer ended because it was declined. @param reason as the vendor says it */
export const endsByBlock = (reason: string | undefined) =>
  reason?.split(":").some((part) => has(blockSignals.finishReasons, part)) ?? false;

const maxDepth = 6;

/** Every value below the names that vendors use for codes, and every message, however deep they stand. */
function* saidIn(value: unknown, depth = 0): Generator<{ name: string; said: unknown }> {
  if (typeof value !== "object" || value === null || depth > maxDepth) return;
  for (const [name, said] of Object.entries(value)) {
    yield { name, said };
    yield* saidIn(said, depth + 1);
  }
}

const codeNames = new Set(["code", "type", "status", "reason", "blockReason", "block_reason"]);

/** Whether the body of an error says that words were declined, and not how we asked. */
export function errorIsBlock(body: unknown): boolean {
  for (const { name, said } of saidIn(body)) {
    if (codeNames.has(name) && has(blockSignals.codes, said)) return true;
    if (name === "flagged_input") return true;
    if (
      (name === "message" || name === "error") &&
      typeof said === "string" &&
      blockSignals.sentences.some((sentence) => sentence.test(said))
    )
      return true;
  }
  return false;
}

/** Whether a body of status 200 is one without candidates: what a vendor gives who has blocked the question itself. */
export function hasNoCandidates(body: unknown): boolean {
  if (typeof body !== "object" || body === null || "error" in body) return false;
  const { choices } = body as { choices?: unknown };
  if (Array.isArray(choices)) return choices.length === 0;
  return "promptFeedback" in body || "usage" in body || "usageMetadata" in body;
}

/** Whoever declines in words does so in a sentence or two, in characters. */
const maxRefusalLength = 300;

/** Models without a field for it decline in a sentence instead of JSON. */
const refusesInWords =
  /nie (?:mogę|jestem w stanie) (?:\p{L}+ )?(?:w tym )?(?:pomóc|pomagać|napisać|spełnić|odpowiedzieć)|I(?:'|’| a)m (?:sorry|unable|not able)|I can(?:'|’)?(?:t| ?not) /iu;

/** @param text a whole answer, not one that was cut off */
export const declinesInWords = (text: string) =>
  text.length <= maxRefusalLength && !text.trimStart().startsWith("{") && refusesInWords.test(text);
