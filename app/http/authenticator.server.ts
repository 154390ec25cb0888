import type { AppLoadContext } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { hostCookie } from "./cookies.server";
import { localPath } from "./local-path";
import { paths } from "~/paths";
import { requestLog } from "./load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { newSecret } from "~/services/access/secrets.server";
import {
  signInLifetime,
  signInStrategy,
  type SignedIn,
} from "~/services/sessions/sign-in-strategy.server";

const browserCookie = hostCookie("sign-in", signInLifetime);

/**
 * Begins a sign-in, or takes the provider's answer to one: see the strategy.
 * @param sessionKey the key that the session will have
 * @throws Response the redirect to the provider
 * @throws SignInError
 */
export function authenticate(
  request: Request,
  context: AppLoadContext,
  sessionKey = newSecret(),
): Promise<SignedIn> {
  const ctx = serviceContext("visitor", requestLog(context));
  const site = { callbackPath: paths.authCallback(), browserCookie, localPath };
  const strategy = signInStrategy(ctx, site, sessionKey);
  return new Authenticator<SignedIn>().use(strategy).authenticate(strategy.name, request);
}
