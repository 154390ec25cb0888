import { defaultDepositReturnDays, type RentalAnswers } from "./fields";

/**
 * What a fresh draft comes with.
 * @param today YYYY-MM-DD in Europe/Warsaw
 */
export function defaultAnswers(today: string): RentalAnswers {
  return {
    rentalKind: "ordinary",
    isCompanyLandlord: "false",
    isCompanyTenant: "false",
    city: "Kraków",
    date: today,
    startDate: today,
    apartmentDescription: "Salon, sypialnia, kuchnia, łazienka",
    area: "50",
    equipment:
      "Standardowe wyposażenie: meble kuchenne, płyta grzewcza, piekarnik, lodówka, pralka, łóżko, szafa, stół i krzesła",
    rentalPeriodMonths: "12",
    rentDueDay: "10",
    depositReturnDays: defaultDepositReturnDays,
  };
}
