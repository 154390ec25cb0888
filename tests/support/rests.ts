import { configuredEndpoints } from "~/integrations/ai/endpoints.server";

/** Asks every endpoint again, whatever it said: tests share an endpoint that was busy a moment ago. */
export function forgetRests(): void {
  for (const { rest } of configuredEndpoints()) rest.until = 0;
}
