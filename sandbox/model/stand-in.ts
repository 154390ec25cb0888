import { demonstrationModel, writerOf } from "../../app/copy/ai-notice.ts";
import { answerRequest } from "./answer.ts";
import { asChat, asMessage } from "./anthropic.ts";
import { behaviourOf, type Instead } from "./behaviours.ts";
import { completion } from "./completion.ts";
import { messageTexts } from "./prompt.ts";
import { readsFormat, refusalOf, type StandInProfile } from "./profiles.ts";

export type Reply =
  | { instead: Instead }
  | {
      task: string;
      product: string | null;
      made: ReturnType<typeof completion>;
      delayMs: number;
    };

/** Answers one request as a vendor would, and as the model's name says that it behaves. */
export function replyTo(request: Record<string, unknown>, profile: StandInProfile): Reply {
  const body = chatOf(request, profile);
  const refused = refusalOf(profile, body);
  if (refused)
    return { instead: { status: 400, body: { error: { message: refused, code: 400 } } } };
  const answer = answerRequest(body, readsFormat(profile));
  const behaviour = behaviourOf(body.model);
  const system = messageTexts(body.messages, "system").join("\n");
  const instead = behaviour?.instead?.(profile);
  if (instead && "status" in instead) return { instead };
  const said = instead ?? behaviour?.change?.(answer.content, system);
  const content = said ? said.content : answer.content;
  const fenced =
    content?.startsWith("{") && !readsFormat(profile) ? `\`\`\`json\n${content}\n\`\`\`` : content;
  const made = completion(fenced ?? "", body, demonstrationModel, said?.spentTokens);
  // Whatever it was asked as: by this name a document tells who wrote it.
  if (writerOf(made.model) === "model") made.model = demonstrationModel;
  const [choice] = made.choices;
  if (choice) {
    choice.message.content = fenced;
    choice.message.refusal = said?.refusal ?? null;
    choice.finish_reason = said?.finishReason ?? "stop";
  }
  return { task: answer.task, product: answer.product, made, delayMs: behaviour?.delayMs ?? 0 };
}

/** A request as one for a chat completion, whatever the vendor's protocol. */
export const chatOf = (request: Record<string, unknown>, profile: StandInProfile) =>
  profile === "anthropic" ? asChat(request) : request;

/** An answer in the vendor's protocol. */
export const inProtocol = (answer: Record<string, unknown>, profile: StandInProfile) =>
  profile === "anthropic" ? asMessage(answer) : answer;
