import { retryDelays } from "~/config/limits";
import type { MailKind } from "~/services/mails/mail-kind";
import { mailKindOf } from "~/services/outbox/mail-kinds";
import { day, hour } from "~/time/durations";
import { formatCount, formatDateTime } from "~/copy/format";
import { paymentRefusals } from "~/services/payments/acts";
import {
  externalErrorInJob,
  externalErrorKinds,
  externalServices,
} from "~/services/command/external-error-words";
import type { JobCard } from "~/services/operations/desk-queries.server";
import type { JobError } from "~/services/operations/job-error";
import { isRecurring, pauseAfter, schedules } from "~/services/operations/job-kinds";

const needsEngineer = "To błąd w programie: pokaż szczegóły osobie technicznej.";

const classes: Readonly<Record<string, string>> = {
  NotFound: "Tego, czego dotyczy zadanie, już nie ma.",
  Conflict: "To, czego dotyczy zadanie, zmieniło się w międzyczasie.",
  TooManyRequests: "Zadanie trafiło na limit, który z czasem mija.",
  TimeoutError: "Zadanie czekało na odpowiedź za długo.",
  AbortError: "Zadanie czekało na odpowiedź za długo.",
};

/** Conflicts of jobs with words of their own. */
const conflicts = [paymentRefusals.refund_under_way];

/** Codes of PostgreSQL by their class, then those of Node.js and of the driver. */
const codes: readonly [RegExp, string][] = [
  [/^(?:08|53|57|58)[0-9A-Z]{3}$/, "Baza danych była nieosiągalna albo przeciążona."],
  [
    /^(?:ECONN|ENOTFOUND|EPIPE|EAI_|ETIMEDOUT|EHOSTUNREACH|CONNECT)/,
    "Zerwało się połączenie z bazą danych albo z siecią.",
  ],
  [/^(?:40|55)[0-9A-Z]{3}$/, "Dwie rzeczy działy się naraz i jedna musiała ustąpić."],
  [/^23[0-9A-Z]{3}$/, `Zapis nie zgadza się z tym, co jest w bazie. ${needsEngineer}`],
  [/^(?:ENOSPC|EDQUOT)$/, "Na serwerze skończyło się miejsce."],
  [/^(?:ENOENT|EACCES|EPERM)$/, "Na serwerze brakuje pliku albo dostępu do niego."],
];

/** What went wrong, in a sentence for somebody who does not read code. */
export function failureText(error: JobError): string {
  switch (error.from) {
    case "outside":
      return `${externalServices[error.service]} ${externalErrorInJob(error.code) ?? externalErrorKinds[error.kind]}`;
    case "stopped":
      return "Serwer wyłączono albo uruchomiono na nowo w trakcie zadania.";
    case "unknown":
      return `Zadanie przerwał błąd, którego nie znamy. ${needsEngineer}`;
    case "code": {
      const { name, code } = error;
      const known = code === null ? undefined : codes.find(([pattern]) => pattern.test(code));
      const refused = conflicts.find((refusal) => name === "Conflict" && refusal.code === code);
      return known?.[1] ?? refused?.text ?? classes[name] ?? needsEngineer;
    }
  }
}

/** What happens to a job that has failed: when and how often it is tried again, or who takes it up. */
export function nextStepText(
  job: Pick<JobCard, "kind" | "mailKind" | "state" | "attempts" | "maxAttempts"> & {
    runAt: Date | string;
  },
): string {
  const left = job.maxAttempts - job.attempts;
  if (job.state === "running") return "Właśnie trwa kolejna próba.";
  if (job.state === "given_up") return afterGivingUp(job);
  const next = `Spróbujemy znowu ${formatDateTime(job.runAt)}`;
  if (left === 1) return `${next}. To będzie ostatnia próba.`;
  let last = new Date(job.runAt).getTime();
  for (let done = job.attempts + 1; done < job.maxAttempts; done += 1) last += pauseAfter(done);
  return `${next}. Pozostałe próby: ${left}, coraz rzadziej; ostatnia około ${formatDateTime(new Date(last))}.`;
}

function afterGivingUp({ kind, mailKind }: Pick<JobCard, "kind" | "mailKind">): string {
  if (isRecurring(kind)) return `To zadanie uruchomi się znowu samo: ${scheduleText(kind)}.`;
  switch (kind) {
    case "fulfil_order":
      return "System podejmie to zamówienie sam, w ciągu kilku minut.";
    case "send_mail":
      return triesOfMail(mailKindOf(mailKind ?? ""));
    case "send_refund":
    case "delete_identity":
      return `System podejmie to sam, co ${retryDelays.provider / hour} godzin, aż się uda.`;
    case "stamp_copies":
    case "write_draft":
    case "perform_delayed_act":
    case "run_bulk_act":
      return `System podejmie to sam, ${everyHours(retryDelays.own / hour)}. Możesz też usunąć przyczynę i nacisnąć „Ponów”.`;
    default:
      return "Samo się już nie powtórzy. Usuń przyczynę i naciśnij „Ponów”.";
  }
}

function triesOfMail(kind: MailKind | null): string {
  if (!kind) return "Ta wiadomość już nie wyjdzie.";
  const { retryFor, rest, inTheEnd } = kind;
  const often = rest === 0 ? "w ciągu kilku minut" : everyHours(rest / hour);
  const days = formatCount(retryFor / day, "dnia", "dni", "dni");
  return `System spróbuje od nowa ${often}, dopóki wiadomość nie ma ${days}. ${inTheEnd}`;
}

const everyHours = (hours: number) =>
  hours === 1 ? "co godzinę" : `co ${formatCount(hours, "godzinę", "godziny", "godzin")}`;

/** How often a recurring job comes round, out of the crontab: a step of five minutes → `co 5 minut`. */
export function scheduleText(kind: keyof typeof schedules): string {
  const [minutes = "", hours = "", days = ""] = schedules[kind].split(" ");
  const step = (field: string) => Number(/^\*\/(\d+)$/.exec(field)?.[1]);
  if (minutes === "*") return "co minutę";
  if (step(minutes)) return `co ${formatCount(step(minutes), "minutę", "minuty", "minut")}`;
  if (hours === "*") return everyHours(1);
  return days === "*" ? "raz dziennie" : "raz w miesiącu";
}
