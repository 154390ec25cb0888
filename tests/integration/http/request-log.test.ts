import { createRequestHandler, data, type AppLoadContext } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import * as entry from "~/entry.server";
import { buildOf } from "../../support/web-server";

describe("the log of a route without a page", () => {
  const build = buildOf(
    {
      formularz: { action: () => Promise.reject(data({ signIn: "/login" }, { status: 401 })) },
      plik: { loader: () => new Response("ok") },
      usterka: { action: () => Promise.reject(new Error("broken")) },
    },
    entry,
  );
  const handler = createRequestHandler(build, "production");

  test.each([
    ["a form without a session", "formularz", 401, "info", { status: 401 }],
    ["a method that it does not have", "plik", 405, "info", { status: 405 }],
    ["a fault of ours", "usterka", 500, "error", { error: expect.stringContaining("Error") }],
  ] as const)("knows %s", async (_, path, status, level, words) => {
    const log = { info: vi.fn(), error: vi.fn() };
    const request = new Request(`http://shop.test/${path}`, { method: "POST" });
    const answer = await handler(request, { log } as unknown as AppLoadContext);
    expect(answer.status).toBe(status);
    expect(log[level]).toHaveBeenCalledExactlyOnceWith(words, expect.any(String));
    expect(log[level === "info" ? "error" : "info"]).not.toHaveBeenCalled();
  });
});
