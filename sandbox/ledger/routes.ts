import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../context.ts";
import { sendPage } from "../web/page.ts";
import { ledgerPage } from "./page.ts";
import { ledgerReport } from "./report.ts";

/** `GET /ledger` and `/ledger.json` show everything that happened; `DELETE /ledger` forgets it. */
export function ledgerRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.get("/ledger", (_request, reply) =>
    sendPage(reply, {
      title: "Księga – piaskownica",
      body: ledgerPage(ledgerReport(context.state)),
    }),
  );
  app.get("/ledger.json", () => ledgerReport(context.state));
  app.delete("/ledger", (_request, reply) => {
    context.state.clear();
    return reply.code(204).send();
  });
}
