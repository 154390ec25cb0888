import { createHash, createHmac, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { sandboxIdentity } from "../settings.ts";
import type { Identity } from "./cast.ts";
import { newSigningKey, type SigningKey } from "./keys.ts";

export interface Grant {
  identityId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  scope: string;
  audience: string | null;
  /** When the person last proved who they are, in seconds since 1970; null where the request did not ask. */
  authenticatedAt: number | null;
  hasSecondFactor: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

type Claims = Record<string, unknown>;

const lifetimeSeconds = 36_000;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A signed token. */
export function signToken(claims: Claims, { id, key }: SigningKey): string {
  const content = `${encoded({ alg: "RS256", typ: "JWT", kid: id })}.${encoded(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

/** The claims of a token of ours that is still valid, else null. */
export function readToken(token: string, key: KeyObject): Claims | null {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const content = Buffer.from(`${header}.${claims}`);
  const genuine = verify(
    "sha256",
    content,
    createPublicKey(key),
    Buffer.from(signature, "base64url"),
  );
  if (!genuine) return null;
  const read = JSON.parse(Buffer.from(claims, "base64url").toString()) as Claims;
  return Number(read.exp) > Date.now() / 1000 ? read : null;
}

/** Whether a PKCE verifier (S256) belongs to a challenge. */
export function answersChallenge(verifier: string, challenge: string): boolean {
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}

/** Times of a token that is issued now. */
export function validity(now = Date.now()) {
  const iat = Math.floor(now / 1000);
  return { iat, exp: iat + lifetimeSeconds };
}

/** What OpenID Connect tells about a person. */
export function profileOf(identity: Identity) {
  return {
    sub: identity.id,
    email: identity.email,
    email_verified: identity.emailVerified,
    name: identity.name,
    nickname: identity.nickname,
    ...(identity.picture ? { picture: identity.picture } : {}),
  };
}

/** The answer of the token endpoint, before any fault. */
export function tokensFor(identity: Identity, grant: Grant, issuer: string, key: SigningKey) {
  const times = validity();
  const idToken = {
    ...profileOf(identity),
    iss: issuer,
    aud: sandboxIdentity.clientId,
    ...times,
    ...(grant.nonce ? { nonce: grant.nonce } : {}),
    ...(grant.authenticatedAt === null ? {} : { auth_time: grant.authenticatedAt }),
    ...(grant.hasSecondFactor ? { amr: ["mfa"] } : {}),
  };
  const accessToken = {
    iss: issuer,
    sub: identity.id,
    aud: [grant.audience ?? sandboxIdentity.audience, `${issuer}userinfo`],
    azp: sandboxIdentity.clientId,
    ...times,
    scope: grant.scope,
    [`${sandboxIdentity.claimsNamespace}/roles`]: identity.roles,
    [`${sandboxIdentity.claimsNamespace}/permissions`]: identity.permissions,
  };
  return {
    access_token: signToken(accessToken, key),
    id_token: signToken(idToken, key),
    scope: grant.scope,
    expires_in: lifetimeSeconds,
    token_type: "Bearer",
  };
}

/** Rewrites the claims of a token and signs it anew: how the faults forge. */
export function reissued(
  token: string,
  change: (claims: Claims) => Claims,
  key: SigningKey,
): string {
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  ) as Claims;
  return signToken(change(claims), key);
}

/** The same claims under `alg: none`, without a signature. */
export function unsigned(token: string): string {
  return `${encoded({ alg: "none", typ: "JWT" })}.${token.split(".")[1]}.`;
}

/** The same claims signed with the public key as if it were a shared secret: the classic confusion of algorithms. */
export function confused(token: string, key: SigningKey): string {
  const secret = createPublicKey(key.key).export({ type: "spki", format: "pem" });
  const content = `${encoded({ alg: "HS256", typ: "JWT", kid: key.id })}.${token.split(".")[1]}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

let stranger: Promise<SigningKey> | undefined;
/** A key that is in nobody's key set, under the name of the genuine one. */
export const strangersKey = () => (stranger ??= newSigningKey());
