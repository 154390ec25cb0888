import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sandboxMerchant } from "../settings.ts";
import { asFields } from "../web/forms.ts";
import { failureOf } from "./errors.ts";

const lifetimeSeconds = 7_200;

const seal = (claim: string) =>
  createHmac("sha256", sandboxMerchant.clientSecret).update(claim).digest("base64url");

/** A bearer token that needs no memory, so that it outlives a restart as the vendor's do. */
function issueToken(now = Date.now()): string {
  const claim = `${now + lifetimeSeconds * 1000}.${randomBytes(9).toString("base64url")}`;
  return `${claim}.${seal(claim)}`;
}

function isValid(token: string, now = Date.now()): boolean {
  const [expires = "", nonce = "", given = ""] = token.split(".");
  const expected = Buffer.from(seal(`${expires}.${nonce}`));
  const actual = Buffer.from(given);
  return (
    actual.length === expected.length && timingSafeEqual(actual, expected) && Number(expires) > now
  );
}

/** `POST /oauth/auth`: client id and secret, as JSON or a form, for a bearer token. */
export function oauthRoute(app: FastifyInstance): void {
  app.post("/oauth/auth", (request, reply) => {
    const { client_id, client_secret } = asFields(request.body);
    if (client_id !== sandboxMerchant.clientId || client_secret !== sandboxMerchant.clientSecret)
      return reply.code(401).send(failureOf(401));
    return {
      issued_at: Math.floor(Date.now() / 1000),
      scope: "read",
      token_type: "Bearer",
      expires_in: lifetimeSeconds,
      client_id,
      access_token: issueToken(),
    };
  });
}

/** Hook that lets only holders of a valid token pass. */
export async function requireToken(request: FastifyRequest, reply: FastifyReply) {
  const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (!isValid(token)) return reply.code(401).send(failureOf(401));
}
