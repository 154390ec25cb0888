import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defineMail } from "~/services/mails/mail-kind";
import { isMasked, isRequiredMail, mailKinds, shownKinds } from "~/services/outbox/mail-kinds";
import { mailWriters } from "~/services/outbox/mail-writers.server";

const services = "app/services";
const defined = readdirSync(services, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => [
    ...readFileSync(join(services, name), "utf8").matchAll(/= defineMail\(\{\s*code: "(\w+)"/g),
  ])
  .map(([, code]) => code);

describe("a kind of mail", () => {
  test("has one record and one writer, whoever sends it", () => {
    expect(defined.toSorted()).toEqual(Object.keys(mailKinds).toSorted());
    expect(Object.keys(mailWriters).toSorted()).toEqual(Object.keys(mailKinds).toSorted());
  });

  test("shows nobody's address unless it says so", () => {
    const kind = defineMail({
      code: "new",
      label: "Nowa",
      subject: () => "Nowa",
      isRequired: false,
    });
    expect(kind.isMasked).toBe(true);
    expect(isMasked("unknown")).toBe(true);
    expect(isRequiredMail("unknown")).toBe(true);
  });

  test("hides whom it goes to where time and address together would say whose a pseudonym is, or who is in need", () => {
    const masked = Object.keys(mailKinds).filter((code) => !shownKinds.includes(code));
    expect(masked.toSorted()).toEqual(
      [
        "notification",
        "statement_of_reasons",
        "report_outcome",
        "report_confirmation",
        "report_receipt",
        "appeal_answer",
        "case_message",
        "pseudonym_opened",
        "safety_plan",
        "talk_transcript",
      ].toSorted(),
    );
  });
});
