import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context.ts";
import { faultOf } from "../faults/plugin.ts";
import { asFields, textField } from "../web/forms.ts";
import { html } from "../web/html.ts";
import { sendPage } from "../web/page.ts";
import { readAuthorizeRequest, type AuthorizeRequest } from "./authorize-request.ts";
import type { Identity } from "./cast.ts";
import { returnFaults, singleSignOnAge } from "./faults.ts";
import { signInPage } from "./sign-in-page.ts";
import type { Grant } from "./tokens.ts";
import { mailVerification } from "./verification.ts";

const codeLifetimeMs = 10 * 60_000;

/** The page where people sign in, and where they end their session at the provider. */
export function authorizeRoutes(
  app: FastifyInstance,
  context: SandboxContext,
  grants: Map<string, Grant>,
): void {
  const { identities } = context.state;

  const show = (reply: FastifyReply, body: ReturnType<typeof signInPage>, status = 200) =>
    sendPage(reply, { title: "Logowanie – piaskownica", status, navigation: false, body });
  const refuse = (reply: FastifyReply, problem: string) =>
    show(
      reply,
      html`<h1>Niepoprawne żądanie</h1>
        <pre class="error">${problem}</pre>`,
      400,
    );

  app.get("/authorize", (request, reply) => {
    const wanted = readAuthorizeRequest(request.query);
    if ("problem" in wanted) return refuse(reply, wanted.problem);
    return show(reply, signInPage(wanted));
  });

  const answer = (
    path: string,
    decide: (
      wanted: AuthorizeRequest,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Identity | Record<string, string> | FastifyReply,
  ) =>
    app.post(`/authorize/${path}`, (request, reply) => {
      const wanted = readAuthorizeRequest(request.body);
      if ("problem" in wanted) return refuse(reply, wanted.problem);
      const fault = faultOf(request)?.fault ?? "";
      const decision = returnFaults[fault] ?? decide(wanted, request, reply);
      if (decision === reply) return reply;
      const result =
        "emailVerified" in decision
          ? { code: grantFor(decision as Identity, wanted, fault === "single_sign_on") }
          : (decision as Record<string, string>);
      const back = new URL(wanted.redirect_uri);
      const state = fault === "wrong_state" ? randomUUID() : wanted.state;
      back.search = new URLSearchParams({ ...result, state }).toString();
      return reply.redirect(back.href, 303);
    });

  function grantFor(identity: Identity, wanted: AuthorizeRequest, isSignedIn: boolean): string {
    const now = Math.floor(Date.now() / 1000);
    // As the vendor: neither `prompt` nor too small an age lets somebody through who has signed in before.
    const isLetThrough =
      isSignedIn &&
      wanted.prompt !== "login" &&
      (wanted.max_age === undefined || Number(wanted.max_age) >= singleSignOnAge);
    identities.put({ ...identity, shopUrl: new URL(wanted.redirect_uri).origin });
    const code = randomBytes(24).toString("base64url");
    grants.set(code, {
      identityId: identity.id,
      redirectUri: wanted.redirect_uri,
      challenge: wanted.code_challenge,
      nonce: wanted.nonce ?? null,
      scope: wanted.scope,
      audience: wanted.audience ?? null,
      // As the vendor: it asks for a second factor where that is wanted by name.
      hasSecondFactor: wanted.acr_values?.endsWith("/multi-factor") ?? false,
      authenticatedAt:
        wanted.max_age === undefined ? null : isLetThrough ? now - singleSignOnAge : now,
      expiresAt: Date.now() + codeLifetimeMs,
    });
    return code;
  }

  answer("known", (_wanted, request, reply) => {
    const identity = identities.get(textField(asFields(request.body), "identity"));
    return identity && !identity.deletedAt ? identity : refuse(reply, "Nie ma takiej osoby.");
  });

  answer("cancel", () => ({
    error: "access_denied",
    error_description: "The user cancelled the sign-in.",
  }));

  answer("new", (wanted, request, reply) => {
    const form = asFields(request.body);
    const filled = {
      name: textField(form, "name").trim(),
      email: textField(form, "email").trim().toLowerCase(),
      verified: textField(form, "verified") === "yes",
    };
    if (!filled.name || !/^[^\s@]+@[^\s@]+$/.test(filled.email))
      return show(reply, signInPage(wanted, filled, "podaj imię i adres e-mail."), 422);
    const [known] = identities.newest(
      ({ email, deletedAt }) => email === filled.email && !deletedAt,
    );
    if (known) return known;
    const identity: Identity = {
      id: `auth0|${randomBytes(12).toString("hex")}`,
      email: filled.email,
      emailVerified: filled.verified,
      name: filled.name,
      nickname: filled.email.split("@")[0] ?? "",
      picture: null,
      roles: [],
      permissions: ["read:users", "create:posts"],
      createdAt: new Date().toISOString(),
      shopUrl: new URL(wanted.redirect_uri).origin,
      deletedAt: null,
    };
    identities.put(identity);
    // As the vendor does when somebody signs up.
    if (!identity.emailVerified) mailVerification(context, identity);
    return identity;
  });

  app.get("/v2/logout", (request, reply) => {
    const returnTo = textField(asFields(request.query), "returnTo");
    const origin = URL.canParse(returnTo) ? new URL(returnTo).origin : null;
    // Only to where somebody has come from, as the vendor has a list of such addresses.
    if (!origin || identities.newest(({ shopUrl }) => shopUrl === origin).length === 0)
      return refuse(reply, "Nieznany adres powrotu.");
    return reply.redirect(returnTo, 302);
  });
}
