import { formatAmount, formatCount, formatDate, formatDateTime, formatTime } from "~/copy/format";
import type { TimelineLine } from "~/services/orders/order-timeline.server";
import { stateIn, type StateWords } from "~/copy/state-words";
import { deedLabel, outcomeOf } from "~/services/acts/words";
import { mailErrorLabel, mailStates } from "~/services/mails/mail-states";
import { externalErrorIn } from "~/services/command/external-error-words";
import { failureLabel } from "~/services/orders/failure";
import { eventActors, type OrderEvent, orderEvents } from "~/services/orders/order-events";
import { begunRefunds } from "~/services/orders/refund-states";
import { mailTimelineLabel } from "~/services/outbox/mail-kinds";
import {
  notificationOutcomes,
  type ReportOutcome,
} from "~/services/payments/notification-outcomes";
import {
  paymentBeginnings,
  paymentStatuses,
  type RefundAhead,
} from "~/services/payments/payment-state";
import { refundProgress } from "./refund-progress";
import { refundLine } from "~/services/payments/refund-causes";
import { FoldSummary } from "~/ui/fold-summary";
import { Unbroken } from "~/ui/unbroken";
import { whyLabel } from "./why-label";

export function OrderTimeline({
  lines,
  refunds,
}: {
  lines: readonly TimelineLine[];
  /** Those that have begun and are not done. */
  refunds: readonly RefundAhead[];
}) {
  const newestFirst = lines.toReversed();
  const days = [...new Set(newestFirst.map(({ at }) => formatDate(at)))];
  return (
    <div className="space-y-4">
      {days.map((day) => {
        const ofDay = newestFirst.filter(({ at }) => formatDate(at) === day);
        const quiet = ofDay.filter(isQuiet);
        return (
          <section key={day} className="space-y-1.5">
            <h4 className="text-sm font-semibold text-muted">{day}</h4>
            <Lines lines={ofDay.filter((line) => !isQuiet(line))} refunds={refunds} />
            {quiet.length > 0 && (
              <details className="text-sm print:hidden">
                <FoldSummary className="link">
                  {`Pokaż ${formatCount(quiet.length, "krok", "kroki", "kroków")} programu`}
                </FoldSummary>
                <Lines lines={quiet} refunds={refunds} />
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** What came last of an order, and when, steps of the program left out; undefined where nothing did. */
export function latestOf(lines: readonly TimelineLine[]): string | undefined {
  const line = lines.findLast((each) => !isQuiet(each));
  return line && `${titleOf(line)}, ${formatDateTime(line.at)}.`;
}

type LinesProps = Parameters<typeof OrderTimeline>[0];

const Lines = ({ lines, refunds }: LinesProps) => (
  <ol className="space-y-1.5">
    {lines.map((line) => (
      <li
        key={line.id}
        className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 text-sm leading-snug"
      >
        <span className="text-muted tabular-nums">{formatTime(line.at)}</span>
        <p className="wrap-anywhere">
          <span className="font-semibold">{titleOf(line)}</span>
          {factsOf(
            line,
            refunds.find(({ id }) => id === line.refundId),
          ).map((fact) => (
            <span key={fact} className="text-muted">
              {" · "}
              <Unbroken text={fact} />
            </span>
          ))}
        </p>
      </li>
    ))}
  </ol>
);

/** Steps between two things that somebody did or got: whoever asks what happened seldom asks for them. */
const steps: readonly string[] = [
  "processing",
  "written",
  "rendered",
  "confirmation_saved",
  "document_requested_again",
  "sending_requested",
] satisfies OrderEvent[];
const echoes: readonly string[] = ["already_paid", "refunded", "noted"] satisfies ReportOutcome[];

const isQuiet = ({ of, code, failure }: TimelineLine) =>
  !failure &&
  ((of === "event" && steps.includes(code)) || (of === "notification" && echoes.includes(code)));

type Words = Readonly<Record<string, string>>;

/** A line of former days may be of a code that is gone: it stands as it was written. */
const from = (words: Words) => (code: string) => words[code] ?? code;

function titleOf({ of, code, after, brings }: TimelineLine) {
  if (of === "staff") return deedLabel({ act: code, after });
  return of === "mail" ? mailTimelineLabel(code, brings) : titles[of](code);
}

const titles: Record<Exclude<TimelineLine["of"], "staff" | "mail">, (code: string) => string> = {
  event: from(orderEvents),
  payment: from(paymentBeginnings),
  notification: from(notificationOutcomes),
  refund: refundLine,
};

const states: Partial<Record<TimelineLine["of"], Readonly<Record<string, StateWords>>>> = {
  payment: paymentStatuses,
  mail: mailStates,
  refund: begunRefunds,
};

function stateText({ of, state }: TimelineLine): string | undefined {
  const words = state === undefined ? undefined : states[of]?.[state];
  return words ? stateIn("inTimeline", words) : state;
}

/** What a code of failure says, by what it happened to. */
const failures: Partial<Record<TimelineLine["of"], (code: string) => string>> = {
  event: failureLabel,
  payment: (code) => externalErrorIn("payment", code),
  refund: (code) => externalErrorIn("refund", code),
  mail: mailErrorLabel,
};

function factsOf(line: TimelineLine, refund?: RefundAhead): string[] {
  const { of, code, grosze, currency = "PLN", detail, failure, by, after, waitedSince } = line;
  return [
    grosze === undefined ? null : formatAmount(grosze, currency),
    refund && line.state ? refundProgress(refund) : stateText(line),
    of === "staff" ? whyLabel({ act: code, reason: detail ?? null, after: after ?? null }) : detail,
    waitedSince && `czekał w kolejce od ${formatDateTime(waitedSince)}`,
    refund ? null : failure && failures[of]?.(failure),
    code === "email_corrected" &&
      by === "staff" &&
      "do potwierdzenia, do tego czasu zamówienie jest zamknięte",
    typeof after?.failure === "string" && outcomeOf(after.failure),
    by && (of === "staff" ? by : from(eventActors)(by)),
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "" && fact !== "–");
}
