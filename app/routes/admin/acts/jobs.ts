import { formatCount, formatDateTime } from "~/copy/format";
import type { ServiceContext } from "~/services/context.server";
import { jobCard } from "~/services/operations/desk-queries.server";
import { dropJob } from "~/services/operations/drop-job.server";
import type { DropReason, RetryReason } from "~/services/operations/job-kinds";
import { retryJob } from "~/services/operations/retry-job.server";
import { dropReasonLabels, jobKindLabel, lossOf, retryReasonLabels } from "../job-labels";
import { defineStaffAct, reasonField } from "./staff-act";

async function jobOf(ctx: ServiceContext, id: string) {
  const job = await jobCard(ctx, id);
  const subject = [
    jobKindLabel(job.kind),
    job.order?.number,
    `od ${formatDateTime(job.createdAt)}`,
  ];
  return { job, subject: subject.filter(Boolean).join(" · ") };
}

const running = "Zadanie właśnie się wykonuje. Wróć tu za chwilę.";

export const retry = defineStaffAct({
  title: "Ponów zadanie",
  button: "Ponów",
  permission: "retry_jobs",
  fields: [reasonField(retryReasonLabels)],
  async preview(ctx, id) {
    const { job, subject } = await jobOf(ctx, id);
    return {
      subject,
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
    };
  },
  async perform(ctx, jobId, { reason }) {
    await retryJob(ctx, { jobId, reason: reason as RetryReason });
    return "job-retried";
  },
  // It may be done, and gone, by the time the page is there.
  removes: true,
});

export const drop = defineStaffAct({
  title: "Porzuć zadanie",
  button: "Porzuć na zawsze",
  permission: "drop_jobs",
  isDangerous: true,
  fields: [reasonField(dropReasonLabels)],
  async preview(ctx, id) {
    const { job, subject } = await jobOf(ctx, id);
    return {
      subject,
      effects: [lossOf(job.kind), "Tego nie da się cofnąć."],
      impossible:
        job.state === "running"
          ? running
          : !job.isDroppable
            ? "Tego zadania nie można porzucić: ktoś na nie czeka. Usuń przyczynę i ponów."
            : job.state === "waiting"
              ? "To zadanie jeszcze próbuje. Porzucić można dopiero takie, które się poddało."
              : undefined,
    };
  },
  async perform(ctx, jobId, { reason }) {
    await dropJob(ctx, { jobId, reason: reason as DropReason });
    return "job-dropped";
  },
  removes: true,
});
