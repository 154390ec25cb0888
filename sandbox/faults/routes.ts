import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "../web/html.ts";
import { sendPage } from "../web/page.ts";
import { faultCatalogue } from "./catalogue.ts";
import { faultyServices, type FaultRegistry } from "./registry.ts";

const orderSchema = z
  .strictObject({
    service: z.enum(faultyServices),
    fault: z.string(),
    times: z.int().min(1).nullish(),
    probability: z.number().min(0).max(1).optional(),
    seed: z.int().optional(),
    delayMs: z.number().min(0).max(600_000).optional(),
    path: z.string().min(1).optional(),
    message: z.string().max(500).optional(),
  })
  .refine(({ service, fault }) => Object.hasOwn(faultCatalogue[service], fault), {
    path: ["fault"],
    error: ({ input }) => {
      const service = (input as { service: keyof typeof faultCatalogue }).service;
      return `known: ${Object.keys(faultCatalogue[service]).join(", ")}`;
    },
  });

/** `POST /faults` arms one, `DELETE /faults/:id` lifts it, `GET /faults` lists (a page or JSON), `DELETE /faults` clears. */
export function faultRoutes(app: FastifyInstance, registry: FaultRegistry): void {
  app.post("/faults", (request, reply) => {
    const order = orderSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    return reply.code(201).send(registry.arm(order.data));
  });

  app.delete("/faults", (_request, reply) => {
    registry.clear();
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>("/faults/:id", ({ params }, reply) =>
    reply.code(registry.lift(params.id) ? 204 : 404).send(),
  );

  app.post("/faults/clear", (_request, reply) => {
    registry.clear();
    return reply.redirect("/faults", 303);
  });

  app.get("/faults", (request, reply) => {
    const armed = registry.list();
    if (!request.headers.accept?.includes("text/html")) return reply.send(armed);
    return sendPage(reply, { title: "Awarie – piaskownica", body: faultPage(armed) });
  });
}

function faultPage(armed: ReturnType<FaultRegistry["list"]>) {
  const services = Object.entries(faultCatalogue);
  return html`<h1>Awarie</h1>
    <p>
      Tu widać awarie, które czekają na swoją kolej. Uzbraja się je żądaniem
      <code>POST /faults</code>, na przykład
      <code>{"service": "tpay", "fault": "server_error", "times": 2}</code>.
    </p>
    ${armed.length === 0 ? html`<p class="card">Żadna awaria nie czeka.</p>` : null}
    ${
      armed.length > 0
        ? html`<ul class="card">
              ${armed.map(
                (fault) =>
                  html`<li>
                    ${fault.service}: <strong>${fault.fault}</strong>, pozostało:
                    ${fault.remaining ?? "bez końca"}
                  </li>`,
              )}
            </ul>
            <form method="post" action="/faults/clear">
              <button class="inline">Usuń wszystkie</button>
            </form>`
        : null
    }
    ${services.map(
      ([service, kinds]) =>
        html`<h2>${service}</h2>
          <dl>
            ${Object.entries(kinds).map(
              ([name, kind]) =>
                html`<dt><code>${name}</code></dt>
                  <dd>${kind.description}</dd>`,
            )}
          </dl>`,
    )}`;
}
