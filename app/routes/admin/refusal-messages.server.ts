import { formatDateTime } from "~/copy/format";
import { answerTo } from "~/http/service-errors.server";
import type { Target } from "~/services/access/targets";
import { actLabel } from "~/services/acts/words";
import { latestAct } from "~/services/audit/queries.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, isDatabaseUnavailable, NotAllowed } from "~/services/command/errors";
import { fasterText } from "~/services/command/refusals";
import { actorLabel } from "./audit-lines";

const databaseAway =
  "Nasza baza danych przez chwilę nie odpowiada, więc niczego nie zapisaliśmy. To, co piszesz, jest nadal w formularzu: odczekaj chwilę i wyślij go jeszcze raz.";

type RefusalMessage = { text: string; status: number; isStale?: boolean };

/** What staff can be told about a refusal on the page itself. */
export function refusalMessage(error: unknown): RefusalMessage | null {
  if (!(error instanceof Conflict || error instanceof NotAllowed) || !error.refusal?.text)
    return null;
  const { text, isWrong, isStale = false } = error.refusal;
  if (error instanceof NotAllowed) return { text, status: 403 };
  return isStale
    ? { text: fasterText, status: 409, isStale }
    : { text, status: isWrong ? 400 : 409 };
}

/** That somebody was faster, and with what, as far as the log says. */
export async function conflictMessage(ctx: ServiceContext, target: Target): Promise<string> {
  const last = await latestAct(ctx, target);
  if (!last) return fasterText;
  const deed = `${actLabel(last.act)}, ${formatDateTime(last.at)}, ${actorLabel(last)}`;
  return `Ktoś był szybszy. Ostatnia czynność: ${deed}. Poniżej widzisz, jak jest teraz.`;
}

/** What an act says of itself where it failed through no fault of whoever did it. */
export function failureMessage(failed: string | undefined, error: unknown): RefusalMessage | null {
  // What is no error is an answer already: a form that is sent back.
  if (!(error instanceof Error)) return null;
  const status = answerTo(error)?.status ?? 500;
  const text = failed ?? (isDatabaseUnavailable(error) ? databaseAway : undefined);
  return text !== undefined && status >= 500 ? { text, status } : null;
}
