import { Authenticator } from "remix-auth";
import type { AppLoadContext } from "@remix-run/node";
import {
  signInLifetime,
  VerifyingAuth0Strategy,
  type SignedIn,
} from "~/integrations/identity/auth0-strategy.server";
import { SignInError } from "~/integrations/identity/identity";
import { requestLog } from "~/load-context.server";
import { serviceContext } from "~/services/context.server";
import { saveSignIn, takeSignIn } from "~/services/sessions/sign-ins.server";

const authenticator = new Authenticator<SignedIn>().use(
  new VerifyingAuth0Strategy({
    save: (key, pending) => saveSignIn(serviceContext("member"), key, pending, signInLifetime),
    take: (key) => takeSignIn(serviceContext("member"), key),
  }),
  "auth0",
);

/**
 * Begins a sign-in, or takes the provider's answer to one: see the strategy.
 * @throws Response the redirect to the provider
 * @throws SignInError
 */
export async function authenticate(request: Request, context: AppLoadContext): Promise<SignedIn> {
  try {
    return await authenticator.authenticate("auth0", request);
  } catch (error) {
    if (error instanceof SignInError)
      requestLog(context).warn({ failure: error.failure, detail: error.detail }, "sign-in failed");
    throw error;
  }
}
