import { expect, test } from "vitest";
import { jobFailure, workerLogger } from "~/jobs/worker-logger.server";
import {
  Conflict,
  Invalid,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { staleRefusal } from "~/services/command/refusals";
import { captureLog } from "../../support/captured-log";

function levelOf(error: Error, isLastAttempt: boolean) {
  const logged = captureLog();
  workerLogger.error("Failed task", { error: jobFailure(error, isLastAttempt) });
  return (JSON.parse(logged()) as { level: number }).level;
}

const [warning, fault] = [40, 50];
const waits = [new Conflict(staleRefusal("under_way")), new TooManyRequests("too_many")];

test.each(waits)("what passes by itself is expected, until nobody tries it again: %s", (error) => {
  expect(levelOf(error, false)).toBe(warning);
  expect(levelOf(error, true)).toBe(fault);
});

test.each([new Invalid("x"), new NotFound("x"), new NotAllowed("x"), new Error("x")])(
  "what no other attempt mends is an error at once: %s",
  (error) => expect(levelOf(error, false)).toBe(fault),
);
