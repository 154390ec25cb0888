import { z } from "zod";
import { sandboxIdentity } from "../settings.ts";

const schema = z.object({
  response_type: z.literal("code"),
  client_id: z.literal(sandboxIdentity.clientId),
  redirect_uri: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === "/auth-callback"),
  scope: z.string().refine((scope) => scope.split(" ").includes("openid")),
  state: z.string().min(8),
  nonce: z.string().min(8).optional(),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
  audience: z.string().optional(),
  screen_hint: z.string().optional(),
  ui_locales: z.string().optional(),
  prompt: z.string().optional(),
  max_age: z.string().optional(),
  acr_values: z.string().optional(),
});

export type AuthorizeRequest = z.infer<typeof schema>;

/** Reads the query of `/authorize`; the error names what the provider would refuse. */
export function readAuthorizeRequest(query: unknown): AuthorizeRequest | { problem: string } {
  const result = schema.safeParse(query);
  return result.success ? result.data : { problem: z.prettifyError(result.error) };
}
