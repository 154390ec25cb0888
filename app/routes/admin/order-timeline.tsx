import { formatAmount, formatDateTime } from "~/copy/format";
import type { TimelineLine } from "~/services/orders/order-timeline.server";
import { actLabel, reasonLabel } from "~/services/acts/words";
import { actorKindLabels, failureLabels, stateLabels, timelineLabels } from "./order-labels";

export function OrderTimeline({ lines }: { lines: readonly TimelineLine[] }) {
  return (
    <ol className="space-y-3">
      {lines.map((line) => (
        <li key={line.id} className="border-l-2 border-gold pl-3 text-sm">
          <p className="font-semibold">{titleOf(line)}</p>
          <p className="text-muted wrap-anywhere">
            {[formatDateTime(line.at), ...factsOf(line)].join(" · ")}
          </p>
        </li>
      ))}
    </ol>
  );
}

const titleOf = ({ of, code }: TimelineLine) =>
  of === "staff" ? actLabel(code) : (timelineLabels[of]?.[code] ?? code);

function factsOf({ of, state, grosze, currency = "PLN", detail, by }: TimelineLine): string[] {
  const detailText =
    of === "staff" ? reasonLabel(detail ?? null) : detail && (failureLabels[detail] ?? detail);
  return [
    grosze === undefined ? null : formatAmount(grosze, currency),
    state && (stateLabels[state] ?? state),
    detailText,
    by && (actorKindLabels[by] ?? by),
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "" && fact !== "–");
}
