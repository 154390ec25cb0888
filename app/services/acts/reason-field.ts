import { optionsOf } from "~/forms/kinds/options";
import type { Reasons } from "../audit/audit-events";

/** The question that every act of staff asks. */
export const reasonField = <Code extends string>(reasons: Reasons<Code>) =>
  ({
    kind: "choice",
    name: "reason",
    label: "Powód",
    placeholder: "Wybierz powód",
    required: "Wybierz powód.",
    options: optionsOf(reasons),
  }) as const;
