import { bookingTerms } from "~/config/booking-terms";
import { day } from "~/time/durations";
import type { Appointment } from "./queries.server";

/** Until when a talk to which nobody came can be given another time; null where it cannot. */
export const missedMoveUntil = ({
  missedAt,
  missedMoves,
}: Pick<Appointment, "missedAt" | "missedMoves">): Date | null =>
  missedAt && missedMoves === 0
    ? new Date(missedAt.getTime() + bookingTerms.missedMoveDays * day)
    : null;
