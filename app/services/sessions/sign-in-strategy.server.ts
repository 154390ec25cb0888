import {
  signInLifetime,
  VerifyingAuth0Strategy,
  type Site,
} from "~/integrations/identity/auth0-strategy.server";
import type { ServiceContext } from "../command/context.server";
import { saveSignIn, takeSignIn } from "./sign-ins.server";

export {
  providerLogoutUrl,
  signInLifetime,
  type SignedIn,
} from "~/integrations/identity/auth0-strategy.server";

/**
 * How somebody signs in at the identity provider: what is pending is kept in the database until the answer comes.
 * @param site what of the site a sign-in meets
 * @param sessionKey the key that the session will have
 */
export function signInStrategy(ctx: ServiceContext, site: Site, sessionKey: string) {
  return new VerifyingAuth0Strategy(
    {
      save: (key, pending) => saveSignIn(ctx, key, pending, signInLifetime),
      take: (key) => takeSignIn(ctx, key, sessionKey),
    },
    site,
  );
}
