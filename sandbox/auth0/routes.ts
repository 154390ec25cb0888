import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { exposeToFaults } from "../faults/plugin.ts";
import { authorizeRoutes } from "./authorize-routes.ts";
import { cast } from "./cast.ts";
import { oauthError } from "./errors.ts";
import { auth0Faults } from "./faults.ts";
import { changePasswordRoute, managementApi } from "./management-routes.ts";
import { tokenRoutes } from "./token-routes.ts";
import type { Grant } from "./tokens.ts";
import { ticketRoutes } from "./verification.ts";

/** The identity provider, to be registered under a prefix of its own. */
export async function auth0Api(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const grants = new Map<string, Grant>();
  for (const identity of Object.values(cast))
    if (!context.state.identities.get(identity.id)) context.state.identities.put(identity);

  exposeToFaults(app, {
    service: "auth0",
    registry: context.faults,
    kinds: auth0Faults,
    errorBody: oauthError,
    // What people see works unless a fault names it; the keys are fetched at times that no test can foresee.
    spared: ({ url }) => !/\/(oauth\/token|api\/v2|dbconnections)|\/authorize\//.test(url),
  });
  authorizeRoutes(app, context, grants);
  tokenRoutes(app, context, grants);
  ticketRoutes(app, context);
  changePasswordRoute(app, context);
  app.register((child) => managementApi(child, context), { prefix: "/api/v2" });
}
