/** Somebody who has signed in at the provider, as its verified tokens tell. */
export type Identity = {
  /** The provider's subject. */
  auth0Id: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  nickname: string | null;
  picture: string | null;
  roles: string[];
  permissions: string[];
  /** When the person last proved who they are, which may be long before this sign-in; null where the provider does not say. */
  authenticatedAt: Date | null;
  /** Whether the provider says that it asked for more than a password (`amr`, RFC 8176). */
  hasSecondFactor: boolean;
};

export type SignInFailure =
  | "state_mismatch"
  | "missing_transaction"
  | "invalid_token"
  | "unverified"
  | "access_denied"
  | "login_required"
  | "mfa_required"
  | "timeout"
  | "provider_error"
  | "banned"
  | "inactive"
  | "deleted";

/** A sign-in that ended without an identity. */
export class SignInError extends Error {
  override name = "SignInError";

  constructor(
    readonly failure: SignInFailure,
    /** Short code for logs: never a token or free text from outside. */
    readonly detail: string = failure,
    /** When a ban ends; null of one without an end, and of every other failure. */
    readonly until: Date | null = null,
  ) {
    super(`${failure}: ${detail}`);
  }
}

const known: Record<string, SignInFailure> = {
  access_denied: "access_denied",
  unauthorized: "access_denied",
  login_required: "login_required",
  consent_required: "login_required",
  interaction_required: "login_required",
  missing_refresh_token: "login_required",
  mfa_required: "mfa_required",
  timeout: "timeout",
  temporarily_unavailable: "timeout",
};

/** The failure that the provider names when it sends somebody back with `error`. */
export function providerFailure(error: string, description: string): SignInError {
  const failure = Object.hasOwn(known, error) ? known[error] : undefined;
  const aboutVerification = /verif|potwierd|zweryfik/i.test(description);
  if (failure === "access_denied" && aboutVerification) return new SignInError("unverified");
  return new SignInError(failure ?? "provider_error");
}
