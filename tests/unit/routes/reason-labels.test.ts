import type { AuditEvent } from "~/services/audit/audit-events";
import { expect, test } from "vitest";
import { allActs, allReasons, allRefusals } from "~/services/acts/words";
import { gathered } from "~/services/command/gathered";
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
