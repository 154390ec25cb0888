import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { faultOf } from "../faults/plugin.ts";
import { sandboxIdentity } from "../settings.ts";
import { asFields, textField } from "../web/forms.ts";
import { oauthError } from "./errors.ts";
import { accessForgeries, forgeries } from "./faults.ts";
import { keySet } from "./keys.ts";
import {
  answersChallenge,
  profileOf,
  readToken,
  signToken,
  tokensFor,
  validity,
  type Grant,
} from "./tokens.ts";

/** The provider's issuer, as tokens name it: with a slash at its end. */
export const issuerOf = (context: SandboxContext) => `${context.url}/auth0/`;

const managementAudience = (context: SandboxContext) => `${issuerOf(context)}api/v2/`;

/** Tokens for codes and for clients, and what is needed to check them. */
export function tokenRoutes(
  app: FastifyInstance,
  context: SandboxContext,
  grants: Map<string, Grant>,
): void {
  const { identityKey } = context;

  app.get("/.well-known/jwks.json", () => keySet(identityKey));
  app.get("/.well-known/openid-configuration", () => {
    const issuer = issuerOf(context);
    return {
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}oauth/token`,
      userinfo_endpoint: `${issuer}userinfo`,
      jwks_uri: `${issuer}.well-known/jwks.json`,
      end_session_endpoint: `${issuer}v2/logout`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    };
  });

  app.post("/oauth/token", async (request, reply) => {
    const form = asFields(request.body);
    const field = (name: string) => textField(form, name);
    if (field("grant_type") === "client_credentials") {
      const { managementClientId, managementClientSecret } = sandboxIdentity;
      if (
        field("client_id") !== managementClientId ||
        field("client_secret") !== managementClientSecret
      )
        return reply.code(401).send(oauthError(401));
      if (field("audience") !== managementAudience(context))
        return reply.code(403).send(oauthError(403, "Unknown audience"));
      const claims = { iss: issuerOf(context), aud: field("audience"), ...validity() };
      return {
        access_token: signToken(claims, identityKey),
        token_type: "Bearer",
        expires_in: 36_000,
      };
    }
    if (
      field("client_id") !== sandboxIdentity.clientId ||
      field("client_secret") !== sandboxIdentity.clientSecret
    )
      return reply.code(401).send(oauthError(401));
    const grant = grants.get(field("code"));
    grants.delete(field("code"));
    const identity = grant && context.state.identities.get(grant.identityId);
    const granted =
      identity &&
      grant.expiresAt > Date.now() &&
      grant.redirectUri === field("redirect_uri") &&
      answersChallenge(field("code_verifier"), grant.challenge);
    if (!granted) return reply.code(403).send(oauthError(403, "Invalid authorization code"));
    const answer = tokensFor(identity, grant, issuerOf(context), identityKey);
    const fault = faultOf(request)?.fault ?? "";
    const forgeId = forgeries[fault];
    if (forgeId) return { ...answer, id_token: await forgeId(answer.id_token, identityKey) };
    const forgeAccess = accessForgeries[fault];
    if (forgeAccess)
      return { ...answer, access_token: await forgeAccess(answer.access_token, identityKey) };
    return answer;
  });

  app.get("/userinfo", (request, reply) => {
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const claims = readToken(token, identityKey.key);
    const identity = context.state.identities.get(String(claims?.sub));
    return identity ? profileOf(identity) : reply.code(401).send(oauthError(401));
  });
}
