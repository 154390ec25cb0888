import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import routes from "~/routes";

/** The route table as the server matches it. */
const table = (entries: readonly RouteConfigEntry[]): AgnosticRouteObject[] =>
  entries.map(({ path, index, file, children }) =>
    index ? { index: true, id: file } : { path, id: file, children: table(children ?? []) },
  );

const answering = (address: string) =>
  matchRoutes(table(routes as RouteConfigEntry[]), address)?.at(-1)?.route.id;

test.each([
  [paths.adminExport("modules/payments"), "routes/admin/export.tsx"],
  [paths.adminExport("modules/dream"), "routes/admin/export.tsx"],
  [paths.adminExportFile("modules/payments"), "routes/admin/export-file.ts"],
  [paths.adminPaymentStats(), "routes/admin/payment-stats.tsx"],
  [paths.adminTab("modules/payments", "1"), "routes/admin/payments.tsx"],
  [paths.adminTab("modules/dream", "1"), "routes/admin/dreams.tsx"],
  [paths.adminAct("modules/payments", "1", "refund"), "routes/admin/act.tsx"],
  [paths.adminTab("nie-ma-takiej"), "routes/admin/unknown.tsx"],
  [paths.adminTab("modules/nie-ma-takiej"), "routes/admin/unknown.tsx"],
  [paths.adminTab("modules/payments", "1/refund/jeszcze-cos"), "routes/admin/unknown.tsx"],
])("%s is answered by %s, not by a list that takes its last part for a row", (address, file) => {
  expect(answering(address)).toBe(file);
});
