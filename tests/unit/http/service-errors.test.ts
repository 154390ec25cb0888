import { redirect, type ServerBuild } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { answering, answerServiceErrors, answerTo } from "~/http/service-errors.server";
import { withFlash } from "~/http/flash.server";
import { captureLog } from "../../support/captured-log";
import { withCode } from "../../support/requests";
import {
  Conflict,
  ExternalServiceError,
  Invalid,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { staleRefusal } from "~/services/command/refusals";

type Route = NonNullable<ServerBuild["routes"][string]>;

const away = new Error("Failed query", {
  cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
});

const answers: [Error, number][] = [
  [new NotFound("no_such_order"), 404],
  [new NotAllowed("refund_orders"), 403],
  [new Conflict(staleRefusal("nothing_left")), 409],
  [new Invalid("amount"), 422],
  [new TooManyRequests("export"), 429],
  [new ExternalServiceError("auth0", "unavailable", "timeout"), 503],
  [new ExternalServiceError("auth0", "invalid", "no_token"), 502],
  [away, 503],
];

const context = {};
const request = new Request("http://shop.test/panel");

describe.each(answers)("%s", (error, status) => {
  test("leaves as its status", async () => {
    const refused = answering(() => Promise.reject(error));
    await expect(refused({ request, context })).rejects.toMatchObject({ status });
  });
});

test.each([
  ["too often", new TooManyRequests("export", 90), 90],
  ["a database that is away", away, 10],
])("%s says when to come back", async (_what, error, seconds) => {
  const askToComeBack = vi.fn<(seconds: number) => void>();
  const refused = answering(() => Promise.reject(error));
  await expect(refused({ request, context: { askToComeBack } })).rejects.toBeInstanceOf(Response);
  expect(askToComeBack).toHaveBeenCalledExactlyOnceWith(seconds);
});

test("what is refused is logged by its codes alone", async () => {
  const lines = captureLog();
  await answering(() => Promise.reject(new Conflict(staleRefusal("nothing_left"))))({
    request,
    context,
  }).catch(() => {});
  expect(lines()).toMatch(/"level":30.*"status":409.*Conflict nothing_left/);
});

test("whoever tries what they may not, or too often, is told by a network in the log", async () => {
  const lines = captureLog();
  const from = { clientAddress: "2001:db8:1:2:3::4" };
  for (const error of [new NotAllowed("refund_orders"), new TooManyRequests("export")])
    await answering(() => Promise.reject(error))({ request, context: from }).catch(() => {});
  const told = lines()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  for (const line of told)
    expect(line).toMatchObject({ who: "visitor", from: "2001:db8:1:2::/64" });
  expect(told).toHaveLength(2);
});

test("a fault of ours stays one, and an answer stays an answer", async () => {
  const fault = new Error("broken");
  expect(answerTo(fault)).toBeNull();
  await expect(answering(() => Promise.reject(fault))({ request, context })).rejects.toBe(fault);
  expect(await answering(() => Promise.resolve("kept"))({ request, context })).toBe("kept");
  const redirect = new Response(null, { status: 303 });
  await expect(answering(() => Promise.reject(redirect))({ request, context })).rejects.toBe(
    redirect,
  );
});

test("a route without a loader gets none", () => {
  const page = { id: "page", path: "page", module: { default: () => null } };
  expect(answerServiceErrors({ page })).toEqual({ page });
});

test("what is no page and has no action is only read, and says so", async () => {
  const file = { id: "file", path: "file", module: { loader: () => null } } as unknown as Route;
  const action = answerServiceErrors({ file }).file?.module.action as unknown as () => Response;
  const { status, headers, body } = action();
  expect({ status, body, allow: headers.get("Allow") }).toEqual({
    status: 405,
    body: null,
    allow: "GET, HEAD",
  });
});

test("a redirect takes along what its address was to say, within the site and from pages alone", async () => {
  const saved = new URL(withFlash("/stary-adres", "saved"), "http://shop.test").search;
  const from = async (handler: "loader" | "action", target: string, asked = "?payment=success") => {
    const sendOn = () => Promise.reject(redirect(target));
    const route = { id: "a", path: "a", module: { loader: sendOn, action: sendOn } };
    const [answered] = Object.values(answerServiceErrors({ a: route } as never));
    const request = new Request(`http://shop.test/stary-adres${asked}`);
    const visit = { request, context, params: {} };
    const thrown: unknown = await Promise.resolve(answered?.module[handler]?.(visit)).catch(
      (error: unknown) => error,
    );
    return withCode((thrown as Response).headers.get("Location"));
  };
  expect(await from("loader", withFlash("/", "unknown-address"))).toBe(
    "/?done=unknown-address&payment=success",
  );
  expect(await from("loader", "/panel#post-1", saved)).toBe("/panel?done=saved#post-1");
  expect(await from("loader", "/panel", "?done=saved")).toBe("/panel");
  expect(await from("loader", "https://login.test/authorize")).toBe("https://login.test/authorize");
  expect(await from("loader", "//login.test/")).toBe("//login.test/");
  expect(await from("loader", "//login.test/", saved)).toBe("//login.test/");
  expect(await from("action", "/panel")).toBe("/panel");
});
