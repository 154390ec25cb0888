import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { sandboxIdentity } from "../settings.ts";
import { asFields, textField } from "../web/forms.ts";
import { oauthError } from "./errors.ts";
import { issuerOf } from "./token-routes.ts";
import { profileOf, readToken } from "./tokens.ts";
import { mailPasswordReset, mailVerification, ticket } from "./verification.ts";

/** The calls of the Management API that the shop makes, and the public one that starts a change of password. */
export async function managementApi(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { identities } = context.state;
  const living = (id: string) => {
    const identity = identities.get(id);
    return identity?.deletedAt ? undefined : identity;
  };

  app.addHook("onRequest", async (request, reply) => {
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const claims = token && readToken(token, context.identityKey.key);
    if (!claims || claims.aud !== `${issuerOf(context)}api/v2/`)
      return reply.code(401).send(oauthError(401, "Invalid token"));
  });

  app.post("/jobs/verification-email", (request, reply) => {
    const identity = living(textField(asFields(request.body), "user_id"));
    if (!identity) return reply.code(404).send(oauthError(404, "The user does not exist."));
    mailVerification(context, identity);
    return reply.code(201).send({
      id: `job_${randomUUID()}`,
      type: "verification_email",
      status: "pending",
      created_at: new Date().toISOString(),
    });
  });

  app.post("/tickets/password-change", (request, reply) => {
    const identity = living(textField(asFields(request.body), "user_id"));
    if (!identity) return reply.code(404).send(oauthError(404, "The user does not exist."));
    return reply.code(201).send({ ticket: ticket(context, "reset", identity.id) });
  });

  app.get("/users/:id", (request, reply) => {
    const identity = living((request.params as { id: string }).id);
    if (!identity) return reply.code(404).send(oauthError(404, "The user does not exist."));
    const { sub, ...profile } = profileOf(identity);
    return { user_id: sub, ...profile, created_at: identity.createdAt };
  });

  app.delete("/users/:id", (request, reply) => {
    const identity = living((request.params as { id: string }).id);
    if (identity) identities.put({ ...identity, deletedAt: new Date().toISOString() });
    return reply.code(204).send();
  });
}

/** `POST /dbconnections/change_password`: needs no token and never tells whether an address is known. */
export function changePasswordRoute(app: FastifyInstance, context: SandboxContext): void {
  app.post("/dbconnections/change_password", (request, reply) => {
    const form = asFields(request.body);
    if (textField(form, "client_id") !== sandboxIdentity.clientId)
      return reply.code(400).send(oauthError(400));
    const email = textField(form, "email").toLowerCase();
    const [identity] = context.state.identities.newest(
      (each) => each.email === email && !each.deletedAt,
    );
    if (identity) mailPasswordReset(context, identity);
    return reply.type("text/plain").send("We've just sent you an email to reset your password.");
  });
}
