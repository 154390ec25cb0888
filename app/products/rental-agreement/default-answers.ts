import type { RentalAnswers } from "./fields";

/** What a fresh draft comes with: boxes that nobody has ticked. What ends in a contract, its parties write themselves. */
export const emptyAgreement: RentalAnswers = {
  isCompanyLandlord: "false",
  isCompanyTenant: "false",
};
