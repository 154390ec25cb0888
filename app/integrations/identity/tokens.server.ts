import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import { z } from "zod";
import { env } from "~/config/env.server";
import { SignInError, type Identity } from "./identity";

/** Clocks may differ by this much, in seconds. */
const leeway = 60;
const maxTokenAge = "10 minutes";

const issuer = `${env.AUTH0_ISSUER_URL}/`;
const keys = createRemoteJWKSet(new URL(`${issuer}.well-known/jwks.json`), {
  timeoutDuration: 10_000,
});

const text = z.string().trim().min(1).max(500).nullish().catch(null);
const profile = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z.literal(true).optional().catch(undefined),
  name: text,
  nickname: text,
  picture: text,
  /** Seconds since 1970. Who single sign-on let in may have proved who they are hours ago. */
  auth_time: z.number().int().positive().optional().catch(undefined),
});
const names = z.array(z.string().max(100)).max(100).catch([]);
/** How RFC 8176 calls that several factors were asked for. */
const severalFactors = "mfa";

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC";
}

async function verified(token: string, audience: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ["RS256"],
      clockTolerance: leeway,
      maxTokenAge,
      requiredClaims: ["sub", "exp", "iat"],
    });
    return payload;
  } catch (error) {
    if (isUnavailable(error)) throw new SignInError("timeout", "keys");
    throw new SignInError("invalid_token", (error as errors.JOSEError).code);
  }
}

/**
 * Checks the tokens of a sign-in (RS256, issuer, audience, times with 60 s leeway, nonce) and reads who it is.
 * Roles and permissions come from the access token's namespaced claims.
 * @throws SignInError
 */
export async function readTokens(
  tokens: { idToken: string; accessToken: string },
  nonce: string,
): Promise<Identity> {
  const idClaims = await verified(tokens.idToken, env.AUTH0_CLIENT_ID);
  if (idClaims.nonce !== nonce) throw new SignInError("invalid_token", "nonce");
  const severalAudiences = Array.isArray(idClaims.aud) && idClaims.aud.length > 1;
  if ((severalAudiences || idClaims.azp !== undefined) && idClaims.azp !== env.AUTH0_CLIENT_ID)
    throw new SignInError("invalid_token", "azp");
  const parsed = profile.safeParse(idClaims);
  if (!parsed.success) throw new SignInError("invalid_token", "profile");

  const accessClaims = await verified(tokens.accessToken, env.AUTH0_AUDIENCE);
  if (accessClaims.sub !== idClaims.sub) throw new SignInError("invalid_token", "subject");
  const claim = (name: string) =>
    names.parse(accessClaims[`${env.AUTH0_CLAIMS_NAMESPACE}/${name}`]);
  const { sub, email, email_verified, name, nickname, picture, auth_time } = parsed.data;
  return {
    auth0Id: sub,
    email: email ?? null,
    emailVerified: email_verified === true,
    name: name ?? null,
    nickname: nickname ?? null,
    picture: picture ?? null,
    roles: claim("roles"),
    permissions: claim("permissions"),
    hasSecondFactor: names.parse(idClaims.amr).includes(severalFactors),
    authenticatedAt: auth_time === undefined ? null : new Date(auth_time * 1000),
  };
}
