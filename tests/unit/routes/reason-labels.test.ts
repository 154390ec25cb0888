import type { AuditEvent } from "~/services/audit/audit-events";
import { expect, test } from "vitest";
import { allActs, allReasons, allRefusals } from "~/services/acts/words";
import { gathered } from "~/services/command/gathered";
import type { Refusal } from "~/services/command/refusals";
import { memberAuditEvents } from "~/services/members/acts";

test("no code of an act, a reason or a refusal reads differently in two domains", () => {
  for (const all of [allActs, allReasons, allRefusals]) expect(all.size).toBeGreaterThan(30);
  const again = { ban_member: { ...memberAuditEvents.ban_member, label: "Ban" } };
  expect(() => gathered<AuditEvent>([memberAuditEvents, again])).toThrow(
    "ban_member means two things.",
  );
  const same = (one: string, other: string) => one === other;
  expect(() => gathered([{ spam: "Spam" }, { spam: "Reklama" }], same)).toThrow("spam");
  expect(gathered([{ spam: "Spam" }, { spam: "Spam" }], same).get("spam")).toBe("Spam");
});

test("a refusal's code means one thing, whoever reads it", () => {
  const modules = import.meta.glob<Record<string, unknown>>("/app/services/**/{acts,refusals}.ts", {
    eager: true,
  });
  const tables = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) =>
      name.endsWith("Refusals") && typeof table === "object"
        ? [table as Readonly<Record<string, Refusal>>]
        : [],
    ),
  );
  const all = gathered(tables, (one, other) => one === other);
  expect(all.size).toBeGreaterThan(allRefusals.size);
  for (const [code, refusal] of all) expect(refusal.code).toBe(code);
});
