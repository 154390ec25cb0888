import { wishConflicts } from "~/services/groups/refusals";

/** What the form of a proposal and that of an offer have in common: one limit counts both. */
export const wishForms = {
  counted: "It is about a group and not about its writer, and no row of it has a place for it.",
  failures: {
    tooOften:
      "Możesz zaproponować kilka rzeczy w miesiącu, a te już mamy. To, co wpisujesz, zostało w formularzu.",
    impossible: wishConflicts,
  },
} as const;
