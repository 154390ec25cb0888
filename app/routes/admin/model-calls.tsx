import { formatDateTime } from "~/copy/format";
import { formatSeconds, formatTokens, formatUsd } from "~/copy/model-figures";
import { callOutcomes } from "~/services/spending/call-outcomes";
import type { CallSums, ModelCall } from "~/services/spending/model-calls.server";

type ModelCallsProps = {
  calls: readonly ModelCall[];
  total: CallSums;
  /** What a call was for, by its task as it is recorded. */
  label: (task: string) => string;
  /** What is left of the subject's cap, in millionths of a US dollar, and whose that is. */
  left?: { microUsd: number; of: string };
};

/** What a model was asked about something, in figures: never what was said. */
export function ModelCalls({ calls, total, label, left }: ModelCallsProps) {
  return (
    <section className="space-y-3">
      <h3 className="text-lg">Zapytania do modelu</h3>
      {calls.length === 0 ? (
        <p className="text-muted">Jeszcze żadnego.</p>
      ) : (
        <>
          <ol className="space-y-3">
            {calls.map((call) => (
              <li key={call.id} className="border-l-2 border-gold pl-3 text-sm">
                <p className="font-semibold">
                  {label(call.task)}:{" "}
                  {(callOutcomes as Readonly<Record<string, string>>)[call.outcome] ?? call.outcome}
                </p>
                <p className="text-muted wrap-anywhere">{factsOf(call).join(" · ")}</p>
              </li>
            ))}
          </ol>
          <p className="text-sm">
            Razem: {formatTokens(total.tokens)} tokenów, {formatUsd(total.costMicroUsd)},{" "}
            {formatSeconds(total.durationMs)}.
            {left && ` Z limitu ${left.of} zostało ${formatUsd(left.microUsd)}.`}
          </p>
        </>
      )}
    </section>
  );
}

const factsOf = (call: ModelCall) => [
  formatDateTime(call.at),
  call.model,
  `prompt ${call.promptVersion}`,
  `${formatTokens(call.inputTokens)} + ${formatTokens(call.outputTokens)} tokenów`,
  formatSeconds(call.durationMs),
  formatUsd(call.costMicroUsd),
];
