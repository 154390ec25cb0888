import type { z } from "zod";
import { modelCalls } from "~/db/schema";
import { askForAnswer, maxCostOf, type ModelUsage } from "~/integrations/ai/model.server";
import type { ModelRequest } from "~/integrations/ai/requests";
import type { ServiceContext } from "../command/context.server";
import { reserve } from "../spending/within-caps.server";
import type { Spender, Subject } from "../spending/subjects.server";

export type CallAbout = {
  subject: Subject;
  spender: Spender;
  task: string;
  promptVersion: string;
};

type Recorder = (usage: ModelUsage) => Promise<void>;

/** Writes down the attempts of a call about a subject. */
export function recorderOf(
  ctx: ServiceContext,
  { subject, task, promptVersion }: Omit<CallAbout, "spender">,
): Recorder {
  return async (usage) => {
    await ctx.db.insert(modelCalls).values({
      ...usage,
      subjectKind: subject.kind,
      subjectId: subject.id,
      task,
      promptVersion,
      at: ctx.now(),
    });
  };
}

/**
 * Begins a call about a subject: room for it is taken from the caps, and `record` writes down each of its attempts.
 * @param maxMicroUsd the most that it may cost
 * @returns also `settle`, to be called once however the call ended
 * @throws ExternalServiceError as `reserve`
 */
export async function beginCall(
  ctx: ServiceContext,
  call: CallAbout,
  maxMicroUsd: number,
): Promise<{ record: Recorder; settle: () => Promise<void> }> {
  const { spender, subject } = call;
  const { note, settle } = await reserve(ctx, { spender, subject, maxMicroUsd });
  const record = recorderOf(ctx, call);
  return {
    settle,
    record(usage) {
      note(usage);
      return record(usage);
    },
  };
}

/**
 * Asks the model for an answer about a subject, within the caps, and writes the call down.
 * @returns the answer, and how it came about
 * @throws ExternalServiceError as `askForAnswer` and `reserve`
 */
export async function askAbout(
  ctx: ServiceContext,
  call: CallAbout,
  request: ModelRequest<z.ZodType>,
): Promise<{ answer: unknown; model: string }> {
  const { record, settle } = await beginCall(ctx, call, maxCostOf(request));
  let model = "";
  try {
    const answer = await askForAnswer(request, (usage) => {
      ({ model } = usage);
      return record(usage);
    });
    return { answer, model };
  } finally {
    await settle();
  }
}
