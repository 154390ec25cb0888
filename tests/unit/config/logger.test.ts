import { expect, test } from "vitest";
import { logger } from "~/config/logger.server";
import { captureLog } from "../../support/captured-log";

test("what a library says of an error names no address, which may hold a token", () => {
  const logged = captureLog();
  const path = "/orders/Smart-sekret/events";
  const error = new Error(`Reply was already sent, did you forget to return in "${path}" (GET)?`);
  logger.warn({ err: error });
  logger.warn(`Reply was already sent in the "${path}" (GET) route`);
  logger.info(`Route GET:${path} not found`);
  logger.info({ route: "/orders/:token/events" }, "request");
  expect(logged().trim().split("\n")).toHaveLength(4);
  expect(logged()).not.toContain("sekret");
  expect(logged()).toContain('"/orders/:token/events"');
});
