import { assessTexts } from "~/crisis/assess.server";
import type { ServiceContext } from "../command/context.server";
import { countScreening } from "./count-screening.server";

/**
 * Whether somebody looks for something that a rule hears an acute crisis in, so that help stands above what is found. Rules
 * alone: a question is a few words, and no model is asked about it. It is counted as forms are, and kept nowhere.
 * @param question.isFirst not another page of the same answer, which would count twice
 */
export async function screenSearch(
  ctx: Pick<ServiceContext, "db" | "now">,
  { text, isFirst }: { text: string; isFirst: boolean },
): Promise<boolean> {
  const { level } = assessTexts([{ text, rulesOnly: true }]);
  if (level !== "acute") return false;
  if (isFirst) await countScreening(ctx, { place: "search", level });
  return true;
}
