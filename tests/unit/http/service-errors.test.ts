import { expect, test } from "vitest";
import { answering, refusalOf } from "~/http/service-errors.server";
import {
  Conflict,
  ExternalServiceError,
  Invalid,
  NotAllowed,
  NotFound,
  TooOften,
} from "~/services/errors";

test.each([
  [new NotFound("no_such_order"), 404],
  [new NotAllowed("refund_orders"), 403],
  [new Conflict("nothing_left"), 409],
  [new Invalid("amount"), 422],
  [new TooOften("export"), 429],
  [new ExternalServiceError("auth0", "unavailable", "timeout"), 503],
  [new ExternalServiceError("auth0", "invalid", "no_token"), 502],
])("%s leaves as a page with its status", async (error, status) => {
  const refused = answering(() => Promise.reject(error));
  await expect(refused(null)).rejects.toMatchObject({ status });
});

test("too often says when to come back", () => {
  expect(refusalOf(new TooOften("export", 90))?.headers.get("Retry-After")).toBe("90");
});

test("a fault of ours stays one, and an answer stays an answer", async () => {
  const fault = new Error("broken");
  await expect(answering(() => Promise.reject(fault))(null)).rejects.toBe(fault);
  expect(await answering(() => Promise.resolve("kept"))(null)).toBe("kept");
});
