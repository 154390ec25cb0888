import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ArmedFault, FaultRegistry, FaultyService } from "./registry.ts";
import type { Exchange, RequestFault } from "./request-faults.ts";

const struck = new WeakMap<FastifyRequest, { fault: ArmedFault; kind: RequestFault }>();

/** The fault that a request was struck by. */
export function faultOf(request: FastifyRequest): ArmedFault | null {
  return struck.get(request)?.fault ?? null;
}

/** A service's answer as the request's fault, if any, leaves it. */
export function distorted(
  request: FastifyRequest,
  answer: Record<string, unknown>,
): Record<string, unknown> {
  const hit = struck.get(request);
  return hit?.kind.distort?.(answer, hit.fault) ?? answer;
}

/** Lets the armed faults of a service strike the requests of the routes registered on `app`. */
export function exposeToFaults(
  app: FastifyInstance,
  options: {
    service: FaultyService;
    registry: FaultRegistry;
    kinds: Record<string, RequestFault>;
    errorBody: Exchange["errorBody"];
    spared?(request: FastifyRequest): boolean;
  },
): void {
  const { service, registry, kinds, errorBody } = options;
  const exchange = (request: FastifyRequest, reply: FastifyReply, fault: ArmedFault): Exchange => ({
    ...{ request, reply, fault, errorBody },
    untilLifted: () => registry.untilLifted(fault.id),
  });

  app.addHook("preHandler", async (request, reply) => {
    const fault = registry.take(service, (candidate) => {
      if (candidate.path ? !request.url.includes(candidate.path) : options.spared?.(request))
        return false;
      return kinds[candidate.fault]?.strikes?.(request) ?? true;
    });
    const kind = fault && kinds[fault.fault];
    if (!fault || !kind) return;
    struck.set(request, { fault, kind });
    await kind.before?.(exchange(request, reply, fault));
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const hit = struck.get(request);
    if (hit) hit.kind.after?.(exchange(request, reply, hit.fault));
    return payload;
  });
}
