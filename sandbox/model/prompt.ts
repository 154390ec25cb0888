import { asFields, textField } from "../web/forms.ts";

export interface PersonAnswers {
  product: string;
  answers: Record<string, unknown>;
  facts: Record<string, unknown>;
  /** The day of the order as it was told: `piątek, 20 listopada 2026`. */
  today: string;
  files: PersonFile[];
}

export interface PersonFile {
  name: string;
  text: string;
}

/** All text of the messages with a role, in order; a message's parts are joined. */
export function messageTexts(messages: unknown, role: string): string[] {
  if (!Array.isArray(messages)) return [];
  return messages
    .map(asFields)
    .filter((message) => message.role === role)
    .map((message) =>
      Array.isArray(message.content)
        ? message.content.map((part) => textField(asFields(part), "text")).join("\n")
        : textField(message, "content"),
    );
}

/** Finds the answers between the lines `<odpowiedzi>` and `</odpowiedzi>`; `null` when there are none. */
export function findAnswers(messages: unknown): PersonAnswers | null {
  const text = messageTexts(messages, "user").join("\n");
  const [, block] = /<odpowiedzi>\s*([\s\S]*?)\s*<\/odpowiedzi>/.exec(text) ?? [];
  if (block === undefined) return null;
  try {
    const { product, answers, facts, today, files } = asFields(JSON.parse(block));
    return {
      product: typeof product === "string" ? product : "",
      answers: asFields(answers),
      facts: asFields(facts),
      today: typeof today === "string" ? today : "",
      files: (Array.isArray(files) ? files : [])
        .map(asFields)
        .map((file) => ({ name: textField(file, "name"), text: textField(file, "text") })),
    };
  } catch {
    return null;
  }
}

/** A rough count of tokens: Polish runs at about three characters a token. */
export const countTokens = (text: string) => Math.ceil(text.length / 3);
