import { expect, test } from "vitest";
import { labelsOfReasons } from "~/routes/admin/audit-labels";

test("no code of a reason reads differently in two acts", () => {
  const words = new Map<string, Set<string>>();
  for (const [code, label] of labelsOfReasons.flatMap((labels) => Object.entries(labels)))
    words.set(code, (words.get(code) ?? new Set()).add(label));
  expect([...words].filter(([, labels]) => labels.size > 1)).toEqual([]);
});
