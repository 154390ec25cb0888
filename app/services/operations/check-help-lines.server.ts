import { env } from "~/config/env.server";
import { isMonthsAgo } from "~/time/months";
import type { ServiceContext } from "../command/context.server";

const checkedEveryMonths = 12;

/** Warns the operator, each day, while nobody has compared the help lines with what their operators publish for a year. */
export function checkHelpLines(
  ctx: ServiceContext,
  checkedOn = env.OPERATOR_HELP_LINES_CHECKED_ON,
): boolean {
  const isDue = isMonthsAgo(checkedOn, checkedEveryMonths, ctx.now());
  if (isDue)
    ctx.log.warn({ checkedOn, checkedEveryMonths }, "the help lines are due for a comparison");
  return isDue;
}
