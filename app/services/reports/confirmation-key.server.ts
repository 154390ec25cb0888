import { mailedKey } from "../access/secrets.server";

/** The key in the mail that confirms a report. */
export const confirmationKey = (reportId: string): string => mailedKey(`report ${reportId}`);
