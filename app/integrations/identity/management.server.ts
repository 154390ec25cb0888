import { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { callProvider } from "./request.server";

const api = `${env.AUTH0_MANAGEMENT_URL ?? env.AUTH0_ISSUER_URL}/api/v2`;
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
const userAnswer = z.object({
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

let bearer: { token: string; validUntil: number } | null = null;

async function token(): Promise<string> {
  if (bearer && bearer.validUntil > Date.now()) return bearer.token;
  const answer = tokenAnswer.safeParse(
    await callProvider(`${env.AUTH0_MANAGEMENT_URL ?? env.AUTH0_ISSUER_URL}/oauth/token`, {
      method: "POST",
      json: {
        grant_type: "client_credentials",
        client_id: env.AUTH0_MANAGEMENT_CLIENT_ID,
        client_secret: env.AUTH0_MANAGEMENT_CLIENT_SECRET,
        audience: `${api}/`,
      },
    }),
  );
  if (!answer.success) throw new ExternalServiceError("auth0", "invalid", "unexpected_answer");
  const { access_token, expires_in } = answer.data;
  // A minute early, so that a token never runs out on its way.
  bearer = { token: access_token, validUntil: Date.now() + (expires_in - 60) * 1000 };
  return access_token;
}

async function manage(path: string, call: Parameters<typeof callProvider>[1]): Promise<unknown> {
  try {
    return await callProvider(`${api}${path}`, { ...call, token: await token() });
  } catch (error) {
    if (error instanceof ExternalServiceError && error.code === "http_401") bearer = null;
    throw error;
  }
}

/** Has the provider send its activation mail again. @throws ExternalServiceError */
export async function sendVerificationMail(auth0Id: string): Promise<void> {
  await manage("/jobs/verification-email", {
    method: "POST",
    json: { user_id: auth0Id, client_id: env.AUTH0_CLIENT_ID },
    repeatable: false,
  });
}

/**
 * Has the provider mail a link that leads to a new password. It never tells whether it knows the address.
 * @throws ExternalServiceError
 */
export async function sendPasswordMail(email: string): Promise<void> {
  await callProvider(`${env.AUTH0_ISSUER_URL}/dbconnections/change_password`, {
    method: "POST",
    json: { client_id: env.AUTH0_CLIENT_ID, email, connection: env.AUTH0_CONNECTION },
    answer: "ignored",
    repeatable: false,
  });
}

/** Asks for somebody whom nobody knows, so that only our own client can be at fault. @throws ExternalServiceError */
export async function canManageIdentities(): Promise<void> {
  try {
    await manage(`/users/${encodeURIComponent("auth0|nobody")}`, {});
  } catch (error) {
    if (!(error instanceof ExternalServiceError && error.code === "http_404")) throw error;
  }
}

/** Deletes an identity for good; one that is gone already is deleted. @throws ExternalServiceError */
export async function deleteIdentity(auth0Id: string): Promise<void> {
  try {
    await manage(`/users/${encodeURIComponent(auth0Id)}`, { method: "DELETE", answer: "ignored" });
  } catch (error) {
    if (!(error instanceof ExternalServiceError && error.code === "http_404")) throw error;
  }
}

/** The address that an identity has confirmed by now; null while it has not. @throws ExternalServiceError */
export async function confirmedEmailOf(auth0Id: string): Promise<string | null> {
  const answer = userAnswer.safeParse(await manage(`/users/${encodeURIComponent(auth0Id)}`, {}));
  if (!answer.success) throw new ExternalServiceError("auth0", "invalid", "unexpected_answer");
  const { email, email_verified } = answer.data;
  return email_verified === true ? (email ?? null) : null;
}
