import { formatCount, formatDateTime } from "~/copy/format";
import { jobCard, type JobCard } from "~/services/operations/desk-queries.server";
import { dropJob } from "~/services/operations/drop-job.server";
import { retryJob } from "~/services/operations/retry-job.server";
import { reasonedAct } from "../staff-act.server";
import { jobRefusals, operationAuditEvents } from "../../operations/acts";
import { jobKindLabel, lossOf } from "~/services/operations/job-kinds";

const subjectOf = ({ kind, order, createdAt }: JobCard) =>
  [jobKindLabel(kind), order?.number, `od ${formatDateTime(createdAt)}`]
    .filter(Boolean)
    .join(" · ");

export const retry = reasonedAct({
  act: operationAuditEvents.retry_job,
  target: "job",
  title: "Ponów zadanie",
  button: "Ponów",
  link: { label: "Ponów" },
  permission: "retry_jobs",
  read: jobCard,
  subject: subjectOf,
  may: ({ state, attempts }) =>
    state === "running" ? jobRefusals.running : attempts === 0 ? jobRefusals.fresh : null,
  effects: (job) => [
    `Zadanie ruszy od razu. Ma za sobą ${formatCount(job.attempts, "próbę", "próby", "prób")}, a dostanie od nowa wszystkie (${job.maxAttempts}).`,
    "Co już zrobiło, tego nie zrobi drugi raz: żadna wiadomość ani żaden zwrot nie wyjdzie podwójnie.",
  ],
  async perform(ctx, jobId, reason) {
    await retryJob(ctx, { jobId, reason });
    return "job-retried";
  },
  removes: true,
});

export const drop = reasonedAct({
  act: operationAuditEvents.drop_job,
  target: "job",
  title: "Porzuć zadanie",
  button: "Porzuć na zawsze",
  link: { label: "Porzuć" },
  permission: "drop_jobs",
  isDangerous: true,
  read: jobCard,
  subject: subjectOf,
  may: ({ state, isDroppable }) =>
    state === "running"
      ? jobRefusals.running
      : !isDroppable
        ? jobRefusals.still_needed
        : state === "waiting"
          ? jobRefusals.not_given_up
          : null,
  effects: (job) => [lossOf(job.kind), "Tego nie da się cofnąć."],
  async perform(ctx, jobId, reason) {
    await dropJob(ctx, { jobId, reason });
    return "job-dropped";
  },
  removes: true,
});
