import { expect, test } from "vitest";
import { flashCodeOf, flashOf } from "~/http/flash";
import { loader } from "~/routes/public/unknown";
import { call, get } from "../../support/requests";

test("an unknown address leads home, where a notice says so", async () => {
  const { location } = await call(loader, get("/nie/ma/tego"));
  const home = new URL(location ?? "", "http://shop.test");
  expect(home.pathname).toBe("/");
  const code = flashCodeOf(home.searchParams);
  expect(code && flashOf(code).text).toMatch(/^Nie ma takiej strony/);
});
