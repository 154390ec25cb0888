import { describe, expect, test, vi } from "vitest";
import { formFailure } from "~/http/form-failure.server";
import {
  Conflict,
  ExternalServiceError,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { staleRefusal } from "~/services/command/refusals";

const form = { values: { message: "Nie zgub tego." } };
const words = { tooOften: "Za często.", notKept: (error: Error) => `Nie zapisano: ${error.name}` };
const askToComeBack = vi.fn<(seconds: number) => void>();
const fail = (error: unknown, chosen: Parameters<typeof formFailure>[1] = words) =>
  Promise.reject(error).catch(
    formFailure({ context: { askToComeBack }, form, page: "page" }, chosen),
  );
const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

describe("a form comes back with what was typed", () => {
  test.each([
    ["it was sent too often", new TooManyRequests("posts", 60), 429, "Za często.", 60],
    ["the database is away", away, 503, "Nie zapisano: Error", 10],
    ["something of ours broke", new TypeError("x"), 500, "Nie zapisano: TypeError", null],
  ])("when %s", async (_why, error, status, sentence, seconds) => {
    askToComeBack.mockClear();
    const data = { ...form, page: "page", errors: { "": sentence } };
    await expect(fail(error)).rejects.toMatchObject({ data, init: { status } });
    expect(askToComeBack.mock.calls).toEqual(seconds ? [[seconds]] : []);
  });
});

test.each([
  new NotFound("x"),
  new NotAllowed("x"),
  new Conflict(staleRefusal("x")),
  new ExternalServiceError("tpay", "unavailable", "x"),
  new Response(null, { status: 303 }),
])("what it has no words for goes on: %s", async (error) => {
  await expect(fail(error)).rejects.toBe(error);
});

test("neither has a form without words any", async () => {
  for (const error of [new TooManyRequests("posts"), away, new TypeError("x")])
    await expect(fail(error, {})).rejects.toBe(error);
});
