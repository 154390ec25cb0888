import type { ExternalServiceError } from "../command/errors";

/**
 * What a job's last attempt failed of:
 * - `outside`: a service that we call did not do what it was asked to
 * - `code`: something of ours, by its class and, where it has one, its code (of PostgreSQL, Node.js or a refusal)
 * - `stopped`: the worker ended while the job was in its hands
 * - `unknown`: written in no form that we know, and therefore shown to nobody
 *
 * `technical` is the text for engineers: codes and places in our own code; nothing that anybody wrote.
 */
export type JobError =
  | ({ from: "outside"; technical: string } & Pick<
      ExternalServiceError,
      "service" | "kind" | "code"
    >)
  | { from: "code"; technical: string; name: string; code: string | null }
  | { from: "stopped"; technical: string }
  | { from: "unknown"; technical: null };

type Outside = Extract<JobError, { from: "outside" }>;

const outside =
  /^(?<service>tpay|resend|model|auth0) (?<kind>unavailable|refused|invalid): (?<code>[\w.-]{1,60})$/;
const code = /^(?<name>unknown error|\w{1,60})(?: (?<code>(?!at\b)\w{1,60}))?(?= at |$)/;
/** A line of a stack, as V8 writes it. */
const place = / at (?:[\w.$<>[\] ]+ \([^\s()]+\)|[^\s()]+:\d+:\d+)$/;
/** In graphile-worker's own words. */
const stopped =
  /^(?:Worker pool is|Runner is|Graceful worker|Forced worker|Terminated through|Could not (?:complete|fail)Jobs)/;

/**
 * Reads what the queue has kept of a failure. The tasks write it by `describeError`; text in any other form may quote a person.
 * @param kept `last_error` of a job
 */
export function readJobError(kept: string): JobError {
  const service = outside.exec(kept)?.groups;
  if (service)
    return {
      from: "outside",
      technical: kept,
      ...(service as Pick<Outside, "service" | "kind" | "code">),
    };
  if (stopped.test(kept)) return { from: "stopped", technical: kept.split(/[:;]/)[0] ?? "" };
  const own = code.exec(kept);
  if (!own) return { from: "unknown", technical: null };
  const { name = "", code: ownCode = null } = own.groups ?? {};
  const technical = own[0] + (place.exec(kept)?.[0] ?? "");
  return { from: "code", technical, name, code: ownCode };
}
