import { demonstrationModel } from "../../app/copy/ai-notice.ts";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context.ts";
import { distorted, exposeToFaults, faultOf } from "../faults/plugin.ts";
import { newUlid } from "../identifiers.ts";
import { asFields } from "../web/forms.ts";
import { streamChunks } from "./completion.ts";
import { modelFaults } from "./faults.ts";
import { readerVerdict } from "./second-reader.ts";
import { standInProfiles, type StandInProfile } from "./profiles.ts";
import { messageEvents } from "./anthropic.ts";
import { chatOf, inProtocol, replyTo } from "./stand-in.ts";
import { streamFaults } from "./stream-faults.ts";

const types: Record<number, string> = {
  401: "authentication_error",
  429: "rate_limit_exceeded",
  500: "server_error",
};

function errorBody(status: number, message?: string) {
  const type = types[status] ?? "invalid_request_error";
  return { error: { message: message ?? `The sandbox answers ${status}.`, type, code: type } };
}

/** An OpenAI-compatible API, to be registered under a prefix of its own. */
export async function modelApi(app: FastifyInstance, context: SandboxContext): Promise<void> {
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status).send(errorBody(status, error.message));
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!/^Bearer \S+/i.test(request.headers.authorization ?? "") && !request.headers["x-api-key"])
      return reply.code(401).send(errorBody(401, "You didn't provide an API key."));
  });
  exposeToFaults(app, {
    service: "model",
    registry: context.faults,
    kinds: modelFaults,
    errorBody,
  });

  app.get("/models", () => ({
    object: "list",
    data: [
      { id: demonstrationModel, object: "model", created: 1_767_225_600, owned_by: "sandbox" },
    ],
  }));

  const complete =
    (profile: StandInProfile) => async (request: FastifyRequest, reply: FastifyReply) => {
      const body = chatOf(asFields(request.body), profile);
      if (!Array.isArray(body.messages) || body.messages.length === 0)
        return reply.code(400).send(errorBody(400, "'messages' must be a non-empty array."));
      const started = Date.now();
      const said = replyTo(asFields(request.body), profile);
      if ("instead" in said) {
        const { status, body } = said.instead;
        reply.code(status);
        return typeof body === "string"
          ? reply.type("text/html").send(body)
          : reply.send(inProtocol(body, profile));
      }
      const { task, product, made, delayMs } = said;
      const { usage } = made;
      const stream = body.stream === true;
      const fault = faultOf(request)?.fault ?? null;
      const record = () =>
        context.state.modelCalls.put({
          id: newUlid(),
          task,
          product,
          model: made.model,
          stream,
          fault,
          promptTokens: usage.prompt_tokens,
          completionTokens: usage.completion_tokens,
          ms: Date.now() - started,
          createdAt: new Date(started).toISOString(),
        });

      const latencyMs = readerVerdict(body) || stream ? 0 : context.modelLatencyMs;
      await waitUnlessGone(request, latencyMs + delayMs);
      const answer = distorted(request, { ...made });
      if (!stream) {
        record();
        return inProtocol(answer, profile);
      }
      if (!("choices" in answer)) return reply.send(inProtocol(answer, profile));
      const chunks =
        profile === "anthropic"
          ? messageEvents(answer, context.modelLatencyMs)
          : streamChunks(answer, profile, context.modelLatencyMs);
      const spoilt =
        streamFaults[fault ?? ""]?.spoil(chunks, request.raw.socket, profile) ?? chunks;
      const sent = Readable.from(spoilt).once("close", record);
      return reply.type("text/event-stream; charset=utf-8").send(sent);
    };

  app.post("/chat/completions", complete("openai"));
  app.post("/messages", complete("anthropic"));
  // The same model behind each vendor's own endpoint, to be tried by address.
  for (const profile of standInProfiles) {
    const path = profile === "anthropic" ? "messages" : "chat/completions";
    app.post(`/profiles/${profile}/${path}`, complete(profile));
  }
}

async function waitUnlessGone(request: FastifyRequest, ms: number): Promise<void> {
  const gone = new AbortController();
  const stop = () => gone.abort();
  request.raw.socket.once("close", stop);
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  request.raw.socket.off("close", stop);
}
