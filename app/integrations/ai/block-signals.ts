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
  /** Codes and types in the body of an error, with status 400, 403, 422 or 200, or in a stream. */
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
    contentpolicyviolationerror: "LiteLLM",
    datainspectionfailed: "Alibaba",
    1301: "Zhipu",
    guardrail_intervened: "Bedrock",
  },
  /** Sentences of vendors who have no code for it. */
  sentences: [
    /content (filtering|management) policy/i,
    /flagged as potentially violating/i,
    /requires moderation|input was flagged|flagged by moderation/i,
    /content exists risk/i,
    /blocked by (a |our |the )?(safety|content|moderation|guardrail)/i,
    // xAI; OpenAI; LiteLLM, which puts its own name before what another vendor said; Alibaba; Bedrock; Zhipu.
    /content violates (our )?usage guidelines/i,
    /rejected (as a result of|by) our safety system/i,
    /ContentPolicyViolationError/i,
    /DataInspectionFailed|inappropriate content/i,
    /guardrail (has )?(intervened|blocked)/i,
    /敏感内容/,
  ],
} as const;

const has = (table: object, word: unknown) =>
  (typeof word === "string" || typeof word === "number") &&
  Object.hasOwn(table, String(word).trim().toLowerCase());

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

/** How a vendor says that a request is wrong, or whoever sends it: what they name is ours to mend. */
const ourMistake =
  /\b(param(eter)?s?|arguments?|fields?|propert(y|ies)|schema|json|response_format|role|messages|unknown name|unsupported|unrecognized|(max|prompt|input|output|context)[ _-]?(completion[ _-]?)?(tokens?|length|window)|too (long|large|many)|temperature|stream_options|(api|access|secret)[ _-]?keys?|credentials?|authenticat\w*|unauthori[sz]ed|permissions?|credits?|balance|billing|quota|payment|subscription|region|country|deployment)\b|\bmodel\b.*\b(not|access)\b/i;

/** Whether an error's body names what is wrong with how we ask, or with our account: a parameter, a key, a credit. */
export function namesOurMistake(body: unknown): boolean {
  if (typeof body === "string") return ourMistake.test(body);
  for (const { name, said } of saidIn(body)) {
    // OpenAI's and FastAPI's names for the place of a mistake.
    if ((name === "param" || name === "loc") && said !== null) return true;
    if (typeof said === "string" && ourMistake.test(said)) return true;
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

/** @param text a whole text that was asked for as one, not one that was cut off */
export const declinesInWords = (text: string) =>
  text.length <= maxRefusalLength && !text.trimStart().startsWith("{") && refusesInWords.test(text);

/** Fewer words than these are a slip of a small model, such as a verdict without its braces. */
const fewestWords = 3;

/** Whoever sends somebody in despair to a help line takes more words for it, in characters. */
const maxHelpLength = 600;

const namesHelp =
  /(?<!\d)(?:112|988|116[\s-]?1(?:11|23)|800[\s-]?\d{2,3}[\s-]?\d{2,4})(?!\d)|nie mogę/iu;

const words = new Intl.Segmenter("pl", { granularity: "word" });

/**
 * Whether somebody who was asked for an object speaks instead: a refusal, or what to say to somebody in despair. Whichever it
 * is, the same words get it again. Longer prose is a document in the wrong shape, and asked for again.
 * @param text a whole answer that ended in order
 */
export function speaksInstead(text: string): boolean {
  const said = (text.split("</think>").at(-1) ?? "").trim();
  if (said.startsWith("[") || said.includes("{")) return false;
  if (said.length > maxRefusalLength)
    return said.length <= maxHelpLength && (namesHelp.test(said) || refusesInWords.test(said));
  const spoken = [...words.segment(said)];
  return spoken.filter(({ isWordLike }) => isWordLike).length >= fewestWords;
}

/** What models call the field in which they decline, or say why. */
const refusalField =
  /^(errors?|refus(e|es|ed|al)|declined?|messages?|reason|response|answer|apology|odmowa|b[łl][ąa]d)$/i;

/**
 * Whether an object holds nothing that was asked for and declines in a field of its own: `{"error": "I can't help with that"}`.
 * @param asked names of the fields that were asked for
 */
export function declinesInFields(answer: unknown, asked: readonly string[]): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const said = Object.entries(answer);
  return (
    !said.some(([name]) => asked.includes(name)) &&
    said.some(([name, value]) => refusalField.test(name) && (isText(value) || value === true))
  );
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
