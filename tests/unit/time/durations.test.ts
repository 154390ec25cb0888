import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no service reckons the length of a day, an hour or a minute by itself", () => {
  const own = readdirSync("app/services", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\* 60_000|60 \* 1000|24 \* 60 \* 60|86_400|3_600_000/.test(
        readFileSync(join("app/services", file), "utf8"),
      ),
    );
  expect(own).toEqual([]);
});
