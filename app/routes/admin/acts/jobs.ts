import { formatCount, formatDateTime } from "~/copy/format";
import { jobCard, type JobCard } from "~/services/operations/desk-queries.server";
import { dropJob } from "~/services/operations/drop-job.server";
import { retryJob } from "~/services/operations/retry-job.server";
import { dropReasonLabels, jobKindLabel, lossOf, retryReasonLabels } from "../job-labels";
import { reasonedAct } from "./staff-act";

const subjectOf = ({ kind, order, createdAt }: JobCard) =>
  [jobKindLabel(kind), order?.number, `od ${formatDateTime(createdAt)}`]
    .filter(Boolean)
    .join(" · ");

const running = "Zadanie właśnie się wykonuje. Wróć tu za chwilę.";

export const retry = reasonedAct({
  title: "Ponów zadanie",
  button: "Ponów",
  permission: "retry_jobs",
  reasons: retryReasonLabels,
  read: jobCard,
  subject: subjectOf,
  preview: (job) => ({
    effects: [
      `Zadanie ruszy od razu. Ma za sobą ${formatCount(job.attempts, "próbę", "próby", "prób")}, a dostanie od nowa wszystkie (${job.maxAttempts}).`,
      "Co już zrobiło, tego nie zrobi drugi raz: żadna wiadomość ani żaden zwrot nie wyjdzie podwójnie.",
    ],
    impossible:
      job.state === "running"
        ? running
        : job.attempts === 0
          ? "To zadanie jeszcze ani razu nie ruszyło: zrobi się samo."
          : undefined,
  }),
  async perform(ctx, jobId, reason) {
    await retryJob(ctx, { jobId, reason });
    return "job-retried";
  },
  // It may be done, and gone, by the time the page is there.
  removes: true,
});

export const drop = reasonedAct({
  title: "Porzuć zadanie",
  button: "Porzuć na zawsze",
  permission: "drop_jobs",
  isDangerous: true,
  reasons: dropReasonLabels,
  read: jobCard,
  subject: subjectOf,
  preview: (job) => ({
    effects: [lossOf(job.kind), "Tego nie da się cofnąć."],
    impossible:
      job.state === "running"
        ? running
        : !job.isDroppable
          ? "Tego zadania nie można porzucić: ktoś na nie czeka. Usuń przyczynę i ponów."
          : job.state === "waiting"
            ? "To zadanie jeszcze próbuje. Porzucić można dopiero takie, które się poddało."
            : undefined,
  }),
  async perform(ctx, jobId, reason) {
    await dropJob(ctx, { jobId, reason });
    return "job-dropped";
  },
  removes: true,
});
