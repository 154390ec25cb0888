import { randomBytes } from "node:crypto";
import type { Cookie } from "@remix-run/node";
import { Auth0Strategy } from "remix-auth-auth0";
import { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { providerFailure, SignInError, type Identity } from "./identity";
import { callProvider } from "./request.server";
import { readTokens } from "./tokens.server";

/** How long an answer is waited for, in seconds: somebody may have to find a mail in between. */
export const signInLifetime = 24 * 60 * 60;

const scopes = [
  "openid",
  "profile",
  "email",
  "read:users",
  "create:posts",
  "delete:comments",
  "admin",
];

export type PendingSignIn = { nonce: string; codeVerifier: string; returnTo: string | null };

export type SignInStore = {
  save(key: { state: string; browser: string }, pending: PendingSignIn): Promise<void>;
  /** Gives one out once; null when there is none for this browser. */
  take(key: { state: string; browser: string }): Promise<PendingSignIn | null>;
};

export type SignedIn = { identity: Identity; returnTo: string | null };

/**
 * Seconds, longer than the provider keeps anybody signed in. Whatever age is asked for, the answer has to say when the
 * person last proved who they are (OpenID Connect Core 1.0, section 3.1.2.1); this one never makes them do it again.
 */
const anyAge = 365 * 24 * 60 * 60;

/** What the provider calls a sign-in with a second factor, where one is asked for by name. */
const multiFactor = "http://schemas.openid.net/pape/policies/2007/06/multi-factor";

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string() });
const random = () => randomBytes(32).toString("base64url");

export type Site = {
  /** Path that the provider answers to. */
  callbackPath: string;
  /** Ties a sign-in to the browser that began it. */
  browserCookie: Cookie;
  /** The path of this site that somebody may be sent to; null for anything else. */
  localPath: (path: string | null) => string | null;
};

/**
 * Sign-in by authorization code with PKCE and a nonce. The library's own strategy speaks https only, keeps what is
 * pending in a readable cookie and takes tokens as they come; here the endpoints are a setting, what is pending is
 * kept on the server and given out once, and both tokens are verified.
 */
export class VerifyingAuth0Strategy extends Auth0Strategy<SignedIn> {
  constructor(
    private readonly store: SignInStore,
    private readonly site: Site,
  ) {
    super(
      {
        domain: new URL(env.AUTH0_ISSUER_URL).host,
        clientId: env.AUTH0_CLIENT_ID,
        clientSecret: env.AUTH0_CLIENT_SECRET,
        redirectURI: `${env.APP_URL}${site.callbackPath}`,
        scopes,
        audience: env.AUTH0_AUDIENCE,
      },
      () => Promise.reject(new Error("Tokens are read by readTokens.")),
    );
  }

  /**
   * At the callback's address the answer of the provider is taken; anywhere else a sign-in begins. Then `returnTo`,
   * `screen_hint`, `fresh` and `second_factor` of the address count.
   * @throws Response the redirect to the provider
   * @throws SignInError
   */
  override authenticate(request: Request): Promise<SignedIn> {
    const atCallback = new URL(request.url).pathname === this.site.callbackPath;
    return atCallback ? this.#complete(request) : this.#begin(request);
  }

  protected override createAuthorizationURL() {
    const { url, ...secrets } = super.createAuthorizationURL();
    return { ...secrets, url: new URL(`${env.AUTH0_ISSUER_URL}/authorize${url.search}`) };
  }

  async #browserOf(request: Request): Promise<string | null> {
    const value: unknown = await this.site.browserCookie.parse(request.headers.get("Cookie"));
    return typeof value === "string" && value !== "" ? value : null;
  }

  async #begin(request: Request): Promise<never> {
    const { searchParams } = new URL(request.url);
    const { state, codeVerifier, url } = this.createAuthorizationURL();
    const browser = (await this.#browserOf(request)) ?? random();
    const nonce = random();
    const returnTo = this.site.localPath(searchParams.get("returnTo"));
    await this.store.save({ state, browser }, { nonce, codeVerifier, returnTo });
    url.search = this.authorizationParams(url.searchParams, request).toString();
    url.searchParams.set("nonce", nonce);
    url.searchParams.set("ui_locales", "pl");
    if (searchParams.get("screen_hint") === "signup") url.searchParams.set("screen_hint", "signup");
    const fresh = searchParams.has("fresh");
    if (fresh) url.searchParams.set("prompt", "login");
    url.searchParams.set("max_age", String(fresh ? 0 : anyAge));
    if (searchParams.has("second_factor")) url.searchParams.set("acr_values", multiFactor);
    throw new Response(null, {
      status: 303,
      headers: {
        Location: url.href,
        "Set-Cookie": await this.site.browserCookie.serialize(browser),
      },
    });
  }

  async #complete(request: Request): Promise<SignedIn> {
    const { searchParams } = new URL(request.url);
    const parameter = (name: string) => searchParams.get(name) ?? "";
    const browser = await this.#browserOf(request);
    const state = parameter("state");
    const pending = browser && state ? await this.store.take({ state, browser }) : null;
    if (parameter("error"))
      throw providerFailure(parameter("error"), parameter("error_description"));
    if (!browser) throw new SignInError("missing_transaction");
    if (!pending) throw new SignInError("state_mismatch");
    const tokens = await this.#exchange(parameter("code"), pending.codeVerifier);
    return { identity: await readTokens(tokens, pending.nonce), returnTo: pending.returnTo };
  }

  async #exchange(code: string, codeVerifier: string) {
    try {
      const answer = await callProvider(`${env.AUTH0_ISSUER_URL}/oauth/token`, {
        method: "POST",
        json: {
          grant_type: "authorization_code",
          client_id: env.AUTH0_CLIENT_ID,
          client_secret: env.AUTH0_CLIENT_SECRET,
          redirect_uri: this.options.redirectURI,
          code,
          code_verifier: codeVerifier,
        },
      });
      const { id_token, access_token } = tokenAnswer.parse(answer);
      return { idToken: id_token, accessToken: access_token };
    } catch (error) {
      if (error instanceof z.ZodError) throw new SignInError("invalid_token", "answer");
      if (!(error instanceof ExternalServiceError)) throw error;
      throw new SignInError(
        error.kind === "unavailable" ? "timeout" : "provider_error",
        error.code,
      );
    }
  }
}

/** Where a browser ends its session at the provider; it comes back to the origin. */
export function providerLogoutUrl(): string {
  const query = new URLSearchParams({
    client_id: env.AUTH0_CLIENT_ID,
    returnTo: env.APP_URL,
    federated: "",
  });
  return `${env.AUTH0_ISSUER_URL}/v2/logout?${query}`;
}
