import { describe, expect, test } from "vitest";
import { scheduleText, nextStepText, failureText } from "~/routes/admin/job-errors";
import { describeError } from "~/services/command/describe-error";
import { Conflict, ExternalServiceError } from "~/services/command/errors";
import { readJobError } from "~/services/operations/job-error";
import { recurringJobs } from "~/services/operations/job-kinds";
import { paymentRefusals } from "~/services/payments/acts";
import { staleRefusal } from "~/services/command/refusals";

const said = (error: unknown) => failureText(readJobError(describeError(error)));
const ofDatabase = (code: string) =>
  new Error("Failed query: … params: anna@example.com", {
    cause: Object.assign(new Error("anna@example.com"), { code }),
  });

describe("what went wrong with a job", () => {
  test.each([
    [
      new ExternalServiceError("tpay", "unavailable", "timeout"),
      "Bramka płatności (Tpay) nie odpowiada na czas.",
    ],
    [
      new ExternalServiceError("auth0", "refused", "http_404"),
      "Usługa logowania (Auth0) odmawia wykonania tego, o co prosimy.",
    ],
    [
      new ExternalServiceError("model", "invalid", "not_json"),
      "Model językowy odpowiada czymś, czego nie da się użyć.",
    ],
    [ofDatabase("57P01"), "Baza danych była nieosiągalna albo przeciążona."],
    [
      ofDatabase("23505"),
      "Zapis nie zgadza się z tym, co jest w bazie. To błąd w programie: pokaż szczegóły osobie technicznej.",
    ],
    [
      new Conflict(paymentRefusals.refund_under_way),
      "Trwał inny zwrot z tej samej płatności, a wysyłamy je po jednym.",
    ],
    [
      new Conflict(staleRefusal("changed")),
      "To, czego dotyczy zadanie, zmieniło się w międzyczasie.",
    ],
    [
      new TypeError("x is not a function"),
      "To błąd w programie: pokaż szczegóły osobie technicznej.",
    ],
    ["thrown as text", "To błąd w programie: pokaż szczegóły osobie technicznej."],
  ])("is said in a sentence: %s", (error, sentence) => {
    expect(said(error)).toBe(sentence);
  });

  test("keeps the place in the code for engineers", () => {
    const { technical } = readJobError(describeError(ofDatabase("23505")));
    expect(technical).toMatch(/^Error 23505 at .*job-error\.test\.ts/);
  });

  test("keeps the code where the place reads like anything else", () => {
    expect(readJobError("Error 23505 at Array.map (<anonymous>)").technical).toContain("Array.map");
    expect(readJobError("Error 23505 at Anna, z domu Kowalska").technical).toBe("Error 23505");
  });

  test("is known where the worker was stopped", () => {
    for (const message of ["Runner is shutting down", "Worker pool is shutting down gracefully"])
      expect(failureText(readJobError(message))).toContain("wyłączono");
  });

  test.each([
    "anna@example.com",
    "Error anna@example.com at f (/app/a.js:1:1)",
    "resend refused: no such user anna@example.com",
    "Error 23505 at Kowalska, Anna (nie mam już siły)",
    "Worker pool is shutting down: anna@example.com",
    "",
  ])("shows nothing that a person may have written: %s", (kept) => {
    expect(JSON.stringify(readJobError(kept))).not.toMatch(/anna|Kowalska|siły/i);
  });

  test("takes no text for a code, not even from a service or a library", () => {
    const words = "no mailbox for anna@example.com";
    expect(new ExternalServiceError("resend", "unavailable", words)).toMatchObject({
      code: "other",
      message: "resend unavailable: other",
    });
    expect(describeError(Object.assign(new Error("x"), { code: words }))).not.toContain("anna");
    expect(describeError(Object.assign(new Error("x"), { name: words }))).not.toContain("anna");
  });
});

describe("what happens next to a job that failed", () => {
  const runAt = new Date("2026-05-03T12:00:00Z");
  const job = {
    kind: "send_mail",
    mailKind: "digest",
    state: "waiting",
    attempts: 8,
    maxAttempts: 10,
    runAt,
  } as const;

  test("is the next attempt, and how many are left until when", () => {
    expect(nextStepText(job)).toBe(
      "Spróbujemy znowu 3\u00a0maja 2026, 14:00. Pozostałe próby: 2, coraz rzadziej; ostatnia około 3\u00a0maja 2026, 16:15.",
    );
    expect(nextStepText({ ...job, attempts: 9 })).toBe(
      "Spróbujemy znowu 3\u00a0maja 2026, 14:00. To będzie ostatnia próba.",
    );
    expect(nextStepText({ ...job, state: "running" })).toBe("Właśnie trwa kolejna próba.");
  });

  test.each([
    ["fulfil_order", /podejmie to zamówienie sam/],
    ["send_mail", /co godzinę, dopóki wiadomość nie ma 3\u00a0dni\. Starsza czeka na „Ponów”/],
    ["send_refund", /co 6 godzin/],
    ["write_draft", /„Ponów”/],
    ["stamp_copies", /podejmie to sam, co godzinę/],
    ["run_bulk_act", /podejmie to sam, co godzinę/],
    ["expire_orders", /co 5\u00a0minut/],
  ])("is, once %s has given up, that somebody takes it up", (kind, next) => {
    expect(nextStepText({ ...job, kind, state: "given_up", attempts: 10 })).toMatch(next);
  });

  test("is said of each kind of mail as it is", () => {
    const given = { ...job, state: "given_up", attempts: 10 } as const;
    expect(nextStepText({ ...given, mailKind: "document" })).toMatch(
      /w ciągu kilku minut, dopóki wiadomość nie ma 1\u00a0dnia\. Potem zamówienie się zatrzyma/,
    );
    expect(nextStepText({ ...given, mailKind: "retired" })).toContain("już nie wyjdzie");
  });

  test("says of each recurring job how often it comes round", () => {
    for (const kind of recurringJobs)
      expect(scheduleText(kind)).toMatch(/^(?:co |raz dziennie$|raz w miesiącu$)/);
    expect(scheduleText("reconcile_payments")).toBe("co minutę");
    expect(scheduleText("resume_outstanding_work")).toBe("co 2\u00a0minuty");
    expect(scheduleText("delete_old_audit_events")).toBe("raz w miesiącu");
  });
});
