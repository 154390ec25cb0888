import { DrizzleQueryError } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { describeError } from "~/services/command/describe-error";

const secret = "Zażółć gęślą jaźń";

describe("an error is described", () => {
  test("by its class, its code and where it arose, without its message", () => {
    const cause = Object.assign(new Error(`duplicate key: ${secret}`), { code: "23505" });
    const described = describeError(new Error(secret, { cause }));
    expect(described).toMatch(/^Error 23505 at /);
    expect(described).not.toContain(secret);
  });

  test("without the parameters of a statement that failed", () => {
    const failed = new DrizzleQueryError("insert into orders", [secret], new Error(secret));
    expect(describeError(failed)).not.toContain(secret);
  });

  test("by the code of an outside service, without what the service said", () => {
    const error = new ExternalServiceError("tpay", "refused", "http_400", secret);
    expect(describeError(error)).toBe("tpay refused: http_400");
  });

  test.each([[secret], [{ message: secret }], [null], [undefined], [42]])(
    "as unknown when it is none: %j",
    (thrown) => {
      expect(describeError(thrown)).toBe("unknown error");
    },
  );

  test("without a line of its message, whatever the message looks like", () => {
    const marker = "\u2603tajne\u2603";
    const line = fc.constantFrom("\n    at ", "\n", "    at ", "(", "Error: ", "x", marker);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (parts) => {
        const message = [...parts, `\n    at ${marker}`].join("");
        for (const error of [
          new Error(message),
          new TypeError(message, { cause: new Error(message) }),
        ]) {
          expect(describeError(error)).not.toContain(marker);
        }
      }),
      { numRuns: 500 },
    );
  });
});
