import type { FastifyReply, FastifyRequest } from "fastify";
import { submittedInput } from "~/http/preserve-input.server";
import { readTheme } from "~/http/theme.server";
import type { Address } from "./addresses";
import { maintenancePage, maintenancePolicy } from "./maintenance-page";
import { requestUrl } from "./request-url";
import { toWebRequest } from "./web-request";

/** After how many seconds those who are asked to wait should come back. */
const retryAfter = 300;

const resting = new WeakSet<FastifyRequest>();

/** Whether a request was answered so: nothing has failed, and nobody has to be woken. */
export const foundTheSiteAtRest = (request: FastifyRequest): boolean => resting.has(request);

/**
 * A hook that answers in place of the site while it rests, but for what stays open: what was paid for and its way there, the
 * ways to reach us and the texts of the law, staff and their sign-in, machines, and what these pages and our mails are made of.
 * A form that was on its way comes back with its words in it.
 * @param isOn whether it rests
 * @param addressOf what is known of a path
 */
export function maintenance(
  isOn: () => Promise<boolean>,
  addressOf: (pathname: string) => Address,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { pathname } = requestUrl(request.url);
    if (addressOf(pathname).openInMaintenance || !(await isOn())) return undefined;
    resting.add(request);
    const { cookie = "" } = request.headers;
    const theme = await readTheme(new Request("http://localhost", { headers: { Cookie: cookie } }));
    const form =
      request.method === "POST"
        ? await submittedInput(toWebRequest(request)).catch(() => null)
        : null;
    return reply
      .status(503)
      .headers({
        "Retry-After": String(retryAfter),
        "Cache-Control": "no-store",
        "Content-Security-Policy": maintenancePolicy,
      })
      .type("text/html; charset=utf-8")
      .send(maintenancePage({ theme, form }));
  };
}
