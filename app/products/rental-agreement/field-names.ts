export type Party = "landlord" | "tenant";

type PartyFieldName<Prefix extends Party> = `${Prefix}${
  "Name" | "Address" | "Id" | "CompanyName" | "NIP" | "Representative"}`;

export type RentalFieldName =
  | PartyFieldName<"landlord">
  | PartyFieldName<"tenant">
  | "isCompanyLandlord"
  | "isCompanyTenant"
  | "rentalKind"
  | "alternativeAddress"
  | "coTenants"
  | "occupants"
  | "energyCertificate"
  | "administrativeFees"
  | "apartmentAddress"
  | "apartmentDescription"
  | "area"
  | "equipment"
  | "city"
  | "court"
  | "landRegistryNumber"
  | "date"
  | "rentalPeriodMonths"
  | "startDate"
  | "endDate"
  | "rentAmount"
  | "rentDueDay"
  | "depositAmount"
  | "depositReturnDays"
  | "paragraph1"
  | "paragraph2"
  | "bankAccount"
  | "bankName"
  | "email";

export type RentalAnswers = Partial<Record<RentalFieldName, string>>;
