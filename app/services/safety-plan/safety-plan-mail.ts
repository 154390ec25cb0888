import { retention, retentionTime } from "~/config/retention";
import { defineMail } from "../mails/mail-kind";

/** Its owner has asked for it just now, so it goes out whatever they thought of other mails. */
export const safetyPlanMail = defineMail({
  code: "safety_plan",
  label: "Plan bezpieczeństwa",
  // Subjects show on locked telephones.
  subject: () => "Kopia, o którą prosisz",
  isRequired: true,
  retryFor: retentionTime(retention.safetyPlanCopy),
  inTheEnd: "Po dobie jego treści już nie ma.",
});
