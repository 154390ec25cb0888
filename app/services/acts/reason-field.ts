import { optionsOf } from "~/forms/kinds/options";
import type { Reasons } from "../audit/audit-events";

export const reasonName = "reason";

/** The question that every act of staff asks. @param required what is said where no reason was chosen */
export const reasonField = <Code extends string>(
  reasons: Reasons<Code>,
  required = "Wybierz powód.",
) =>
  ({
    kind: "choice",
    name: reasonName,
    label: "Powód",
    placeholder: "Wybierz powód",
    required,
    options: optionsOf(reasons),
  }) as const;
