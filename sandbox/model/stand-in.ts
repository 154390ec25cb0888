import { answerRequest } from "./answer.ts";
import { behaviourOf } from "./behaviours.ts";
import { completion } from "./completion.ts";
import { messageTexts } from "./prompt.ts";
import { fencesJson, readsFormat, refusalOf, type StandInProfile } from "./profiles.ts";

export const modelName = "sandbox-demo";

export type Reply =
  | { refused: string }
  | {
      task: string;
      product: string | null;
      made: ReturnType<typeof completion>;
      delayMs: number;
    };

/** Answers one request as a vendor would, and as the model's name says that it behaves. */
export function replyTo(body: Record<string, unknown>, profile: StandInProfile): Reply {
  const refused = refusalOf(profile, body);
  if (refused) return { refused };
  const answer = answerRequest(body, readsFormat(profile));
  const behaviour = behaviourOf(body.model);
  const system = messageTexts(body.messages, "system").join("\n");
  const said = behaviour?.change?.(answer.content, system);
  const content = said ? said.content : answer.content;
  const fenced =
    content?.startsWith("{") && fencesJson(profile) ? `\`\`\`json\n${content}\n\`\`\`` : content;
  const made = completion(fenced ?? "", body, modelName, said?.spentTokens);
  const [choice] = made.choices;
  if (choice) {
    choice.message.content = fenced;
    choice.message.refusal = said?.refusal ?? null;
    choice.finish_reason = said?.finishReason ?? "stop";
  }
  return { task: answer.task, product: answer.product, made, delayMs: behaviour?.delayMs ?? 0 };
}
