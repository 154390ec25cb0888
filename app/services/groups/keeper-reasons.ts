/** Why somebody becomes a keeper; a code, so that the audit log holds nobody's words. */
export const appointmentReasons = ["volunteered", "asked_by_us", "replaces_keeper"] as const;
export type AppointmentReason = (typeof appointmentReasons)[number];

/** Why somebody is a keeper no more. */
export const dismissalReasons = ["own_wish", "inactive", "breach_of_rules", "mistake"] as const;
export type DismissalReason = (typeof dismissalReasons)[number];
