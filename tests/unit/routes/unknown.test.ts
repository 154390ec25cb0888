import { expect, test } from "vitest";
import { loader } from "~/routes/public/unknown";
import { siteNotices } from "~/notices/site";
import { call, get } from "../../support/requests";

test("an unknown address leads home, where a notice says so", async () => {
  const { location } = await call(loader, get("/nie/ma/tego"));
  expect(location).toBe("/?done=unknown-address");
  expect(siteNotices["unknown-address"].text).toMatch(/^Nie ma takiej strony/);
});
