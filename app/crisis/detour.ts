/** A form that takes free text, as the detour and the counts know it. */
export const crisisPlaces = [
  "order",
  "rental",
  "contact",
  "review",
  "group_request",
  "report",
  "case",
  "post",
  "comment",
  "nick",
  "registration",
  "profile",
  "withdrawal",
  "keeping",
  "support",
  "talk",
  "room",
  "safety_plan",
] as const;

export type CrisisPlace = (typeof crisisPlaces)[number];

/** Where something can be heard: in a form, or in what somebody looks for. */
export type ScreenedPlace = CrisisPlace | "search";

/** Name of the control that says: the help lines have been seen, and going on is wanted all the same. */
export const helpSeenName = "helpSeen";

/** Its value where help was for somebody whom the form tells of. */
export const helpSeenForAnother = "another";

/** What comes instead of a form: help for whoever writes, or for somebody of whom they write; or the form again, after help. */
export type CrisisStep = "help" | "helpForAnother" | "edit";

/** Name of the button that leads from the help lines back to the form. */
export const backToFormName = "backToForm";
