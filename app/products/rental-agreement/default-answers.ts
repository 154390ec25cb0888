import type { RentalAnswers } from "./fields";

export const emptyAgreement: RentalAnswers = {
  isCompanyLandlord: "false",
  isCompanyTenant: "false",
};
