import {
  linesOf,
  timesOf,
  type Count,
  type Failure,
  type FileTime,
  type Report,
} from "./test-report";

export type Step = {
  name: string;
  args: readonly string[];
  environment?: Record<string, string>;
  report?: () => Report;
};

export type Plan = {
  /** Steps of a row follow each other, rows run at the same time. */
  sideBySide: readonly (readonly Step[])[];
  oneByOne: readonly Step[];
};

export type Ended = { succeeded: boolean; written: string; processorSeconds: number | null };

export type Ground = {
  setUp: () => Promise<unknown>;
  run: (step: Step, output: "shown" | "kept") => Promise<Ended>;
  cleanUp: () => Promise<unknown>;
  say: (text: string) => void;
  /** The processor's seconds of the whole run so far, where they are known. */
  secondsOfAll: () => number | null;
};

type Outcome = { step: string; count: Count; files: FileTime[]; failures: Failure[] };

/** What a step came to. Every failure counts, and so does whatever keeps a failure from being seen. */
export function outcomeOf(step: Step, { succeeded, written }: Ended): Outcome {
  let report: Report = { count: { passed: 0, failed: 0, skipped: 0 }, files: [], failures: [] };
  let complaint: string | null = null;
  if (step.report) {
    try {
      report = step.report();
      if (!(report.count.passed + report.count.failed > 0))
        complaint = "Its report tells of no test that ran.";
    } catch (error) {
      complaint = `Its report cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    }
  } else report.count.passed = succeeded ? 1 : 0;
  if (!complaint && !succeeded && report.failures.length === 0)
    complaint = "It ended badly, and tells of no test that failed.";

  const failures = [...report.failures];
  if (complaint)
    failures.push({ test: step.name, message: [complaint, endOf(written)].join("\n") });
  const failed = Math.max(report.count.failed || 0, failures.length);
  return { step: step.name, count: { ...report.count, failed }, files: report.files, failures };
}

const endOf = (written: string): string => written.trimEnd().split("\n").slice(-20).join("\n");

const describe = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** @param seconds by the clock @param ofProcessor all cores together, where that is known */
const duration = (seconds: number, ofProcessor: number | null) =>
  ofProcessor === null ? `${seconds} s` : `${seconds} s, ${Math.round(ofProcessor)} s of processor`;

const stopped = (step: string, error: unknown): Outcome => ({
  step,
  count: { passed: 0, failed: 1, skipped: 0 },
  files: [],
  failures: [{ test: step, message: error instanceof Error ? (error.stack ?? "") : String(error) }],
});

/**
 * Performs a plan and says what came of it; the last line counts everything.
 * @returns the exit code: 0 only where all steps ran and nothing failed
 */
export async function performPlan(plan: Plan, ground: Ground): Promise<number> {
  const { setUp, run, cleanUp, say, secondsOfAll } = ground;
  const startedAt = performance.now();
  const secondsSince = (time: number) => Math.round((performance.now() - time) / 1000);
  const outcomes: Outcome[] = [];
  const summary: string[] = [];

  async function perform(step: Step, output: "shown" | "kept"): Promise<void> {
    if (output === "shown") say(`\n=== ${step.name}`);
    const began = performance.now();
    // A program that cannot be started has failed; those beside it go on.
    const ended = await run(step, output).catch((error: unknown) => ({
      succeeded: false,
      written: String(error),
      processorSeconds: null,
    }));
    if (output === "kept") say(`\n=== ${step.name}\n${ended.written.trimEnd()}`);
    const outcome = outcomeOf(step, ended);
    outcomes.push(outcome);
    const took = duration(secondsSince(began), ended.processorSeconds);
    summary.push(`${step.name}: ${describe(outcome.count)} (${took})`);
  }

  try {
    await setUp();
    await Promise.all(
      plan.sideBySide.map(async (steps) => {
        for (const step of steps) await perform(step, "kept");
      }),
    );
    for (const step of plan.oneByOne) await perform(step, "shown");
  } catch (error) {
    outcomes.push(stopped("setting up", error));
  }
  await cleanUp().catch((error: unknown) => outcomes.push(stopped("cleaning up", error)));

  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const { count } of outcomes)
    for (const name of ["passed", "failed", "skipped"] as const) total[name] += count[name] || 0;
  const files = outcomes.flatMap((outcome) => outcome.files);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  say(["", "Seconds by area, as if nothing had run beside it:", ...timesOf(files)].join("\n"));
  if (failures.length > 0) say(["", "What failed:", ...linesOf(failures)].join("\n"));
  say(`\n${summary.join("\n")}\nall of it: ${duration(secondsSince(startedAt), secondsOfAll())}`);
  say(describe(total));
  return total.failed === 0 ? 0 : 1;
}
