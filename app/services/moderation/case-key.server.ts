import { mailedKey } from "../access/secrets.server";

/** The key in the address of a party's page. */
export const caseKey = (partyId: string): string => mailedKey(`case ${partyId}`);
