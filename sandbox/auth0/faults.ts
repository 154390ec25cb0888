import type { FastifyRequest } from "fastify";
import { type RequestFault, requestFaults } from "../faults/request-faults.ts";
import { confused, reissued, strangersKey, unsigned } from "./tokens.ts";
import type { SigningKey } from "./keys.ts";

type Claims = Record<string, unknown>;

export type Forgery = (token: string, key: SigningKey) => Promise<string> | string;

const seconds = () => Math.floor(Date.now() / 1000);
const changed =
  (change: (claims: Claims) => Claims): Forgery =>
  (token, key) =>
    reissued(token, change, key);

export const accessForgeries: Record<string, Forgery> = {
  access_token_of_another: changed((claims) => ({ ...claims, sub: "auth0|somebody-else" })),
};

export const forgeries: Record<string, Forgery> = {
  wrong_key: async (token) => reissued(token, (claims) => claims, await strangersKey()),
  alg_none: (token) => unsigned(token),
  alg_hs256: (token, key) => confused(token, key),
  other_audience: changed((claims) => ({ ...claims, aud: "another-client" })),
  other_issuer: changed((claims) => ({ ...claims, iss: "https://issuer.example/" })),
  expired_token: changed((claims) => ({ ...claims, iat: seconds() - 7_200, exp: seconds() - 90 })),
  just_expired_token: changed((claims) => ({ ...claims, exp: seconds() - 30 })),
  future_token: changed((claims) => ({ ...claims, iat: seconds() + 600, exp: seconds() + 7_200 })),
  not_yet_valid_token: changed((claims) => ({ ...claims, nbf: seconds() + 600 })),
  wrong_nonce: changed((claims) => ({ ...claims, nonce: "the-nonce-of-somebody-else" })),
  no_nonce: changed(({ nonce: _, ...claims }) => claims),
  several_audiences: changed((claims) => ({ ...claims, aud: [claims.aud, "another-client"] })),
  party_of_another: changed((claims) => ({ ...claims, azp: "another-client" })),
  no_expiry: changed(({ exp: _, ...claims }) => claims),
  text_expiry: changed((claims) => ({ ...claims, exp: String(claims.exp) })),
  future_auth_time: changed((claims) => ({ ...claims, auth_time: seconds() + 3_600 })),
  no_auth_time: changed(({ auth_time: _, ...claims }) => claims),
  two_parts: (token) => token.split(".").slice(0, 2).join("."),
};

const descriptions: Record<string, string> = {
  wrong_key: "podpisuje ID token obcym kluczem",
  alg_none: "wydaje ID token bez podpisu (alg none)",
  alg_hs256: "podpisuje ID token kluczem publicznym jako sekretem (HS256)",
  other_audience: "wydaje ID token dla innej aplikacji",
  other_issuer: "wydaje ID token w imieniu innego wystawcy",
  expired_token: "wydaje ID token, który wygasł półtorej minuty temu",
  just_expired_token: "wydaje ID token, który wygasł pół minuty temu (w granicach tolerancji)",
  future_token: "wydaje ID token z przyszłości (iat)",
  not_yet_valid_token: "wydaje ID token, który jeszcze nie obowiązuje (nbf)",
  wrong_nonce: "wydaje ID token z cudzym nonce",
  no_nonce: "wydaje ID token bez nonce",
  several_audiences: "wydaje ID token dla kilku aplikacji, który nie mówi, czyj jest (azp)",
  party_of_another: "wydaje ID token, o który poprosiła inna aplikacja (azp)",
  no_expiry: "wydaje ID token bez terminu",
  text_expiry: "wydaje ID token z terminem zapisanym jako tekst",
  future_auth_time: "wydaje ID token z logowaniem, które dopiero nastąpi (auth_time)",
  no_auth_time: "wydaje ID token, który nie mówi, kiedy ta osoba się zalogowała",
  two_parts: "wydaje ID token z dwóch części",
  access_token_of_another: "wydaje access token innej osoby niż ID token",
};

export const exchangesCode = (request: FastifyRequest) =>
  request.url.includes("/oauth/token") &&
  (request.body as { grant_type?: string } | null)?.grant_type === "authorization_code";

const answersPerson = (request: FastifyRequest) => request.url.includes("/authorize/");

/** Ways in which the provider sends people back without having signed them in. */
export const returnFaults: Record<string, { error: string; error_description: string }> = {
  denied_unverified: {
    error: "access_denied",
    error_description: "Please verify your email before logging in.",
  },
  login_required: { error: "login_required", error_description: "Login required" },
  mfa_required: { error: "mfa_required", error_description: "Multifactor authentication required" },
  provider_trouble: { error: "server_error", error_description: "Something went wrong" },
};

/** How long ago somebody signed in whom the provider lets through without asking, in seconds. */
export const singleSignOnAge = 3 * 60 * 60;

/** The faults of the identity provider. */
export const auth0Faults: Record<string, RequestFault> = {
  ...requestFaults,
  ...Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      { description, strikes: exchangesCode },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(returnFaults).map(([name, { error }]) => [
      name,
      { description: `odsyła z powrotem z błędem ${error}`, strikes: answersPerson },
    ]),
  ),
  single_sign_on: {
    description: "przepuszcza bez pytania, bo ta osoba zalogowała się u dostawcy 3 godziny temu",
    strikes: answersPerson,
  },
  wrong_state: { description: "odsyła z cudzym state", strikes: answersPerson },
};
