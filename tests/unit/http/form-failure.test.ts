import { afterEach, describe, expect, test, vi } from "vitest";
import { flashIn } from "~/http/flash.server";
import { formFailure } from "~/http/form-failure.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import {
  Conflict,
  ExternalServiceError,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { defineRefusals, saidByPage, staleRefusal } from "~/services/command/refusals";

const form = { values: { message: "Nie zgub tego." } };
const words = {
  tooOften: "Za często.",
  noAnswer: "Brak odpowiedzi.",
  notKept: (error: Error) => `Nie zapisano: ${error.name}`,
};
const askToComeBack = vi.fn<(seconds: number) => void>();
const fail = (error: unknown, chosen: Parameters<typeof formFailure>[1] = words) =>
  Promise.reject(error).catch(
    formFailure({ context: { askToComeBack }, form, page: "page" }, chosen),
  );
afterEach(() => vi.restoreAllMocks());
const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

describe("a form comes back with what was typed", () => {
  test.each([
    ["it was sent too often", new TooManyRequests("posts", 60), 429, "Za często.", 60],
    [
      "a service outside failed",
      new ExternalServiceError("auth0", "unavailable", "timeout"),
      502,
      "Brak odpowiedzi.",
      null,
    ],
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
  ["2026-11-30T12:00:10Z", 3_547, "Znowu po 14:00."],
  ["2026-11-30T12:00:00Z", 300, "Znowu po 13:05."],
  ["2026-11-30T22:30:00Z", 3_600, "Znowu po 1\u00a0grudnia 2026, 00:30."],
  ["2026-11-30T12:00:00Z", undefined, "Znowu za jakiś czas."],
])("at %s it may say when %s more seconds will have passed", async (now, seconds, sentence) => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(now));
  const tooOften = (when: string) => `Znowu ${when}.`;
  const failed = fail(new TooManyRequests("posts", seconds), { tooOften });
  const data = { ...form, page: "page", errors: { "": sentence } };
  await expect(failed).rejects.toMatchObject({ data, init: { status: 429 } });
});

describe("what a verb refused", () => {
  const refusals = defineRefusals({ taken: "Zajęte.", stopped: "Wstrzymane." });
  const answer = (error: unknown) =>
    fail(error, {
      refused: { nick: { taken: refusals.taken } },
      impossible: { stopped: refusals.stopped },
    });

  test("stands beside its control, as something that was typed", async () => {
    const data = { ...form, page: "page", errors: { nick: "Zajęte." } };
    await expect(answer(new Conflict(refusals.taken))).rejects.toMatchObject({
      data,
      init: { status: 422 },
    });
  });

  test.each([
    [new Conflict(refusals.stopped), 409],
    [new NotAllowed(refusals.stopped), 403],
  ])("keeps its status where nothing typed is wrong: %s", async (error, status) => {
    const data = { ...form, page: "page", errors: { "": "Wstrzymane." } };
    await expect(answer(error)).rejects.toMatchObject({ data, init: { status } });
  });

  test("leads to the page that says why", async () => {
    const among = { gone: saidByPage("gone") };
    const lead = (error: unknown) =>
      Promise.reject(error).catch(redirectRefused(among, "/there", () => "withdrawn"));
    const response = await lead(new Conflict(among.gone)).catch((thrown: Response) => thrown);
    expect(response.status).toBe(303);
    const to = response.headers.get("Location") ?? "";
    expect([to.split("?")[0], flashIn(to)?.kind]).toEqual(["/there", "success"]);
    const other = new Conflict(staleRefusal("x"));
    await expect(lead(other)).rejects.toBe(other);
  });
});

test.each([
  new NotFound("x"),
  new NotAllowed("x"),
  new Conflict(staleRefusal("x")),
  new Response(null, { status: 303 }),
])("what it has no words for goes on: %s", async (error) => {
  await expect(fail(error)).rejects.toBe(error);
});

test("neither has a form without words any", async () => {
  const failed = new ExternalServiceError("tpay", "unavailable", "x");
  for (const error of [new TooManyRequests("posts"), failed, away, new TypeError("x")])
    await expect(fail(error, {})).rejects.toBe(error);
});
