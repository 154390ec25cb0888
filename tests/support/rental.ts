import { emptyAgreement } from "~/products/rental-agreement/default-answers";
import type { RentalAnswers } from "~/products/rental-agreement/fields";
import { withEndDate } from "~/products/rental-agreement/values";

/** A person lets a flat to a person, for a year; nothing in it is worth a warning. */
export const filledAgreement = (more: RentalAnswers = {}): RentalAnswers =>
  withEndDate({
    ...emptyAgreement,
    rentalKind: "ordinary",
    city: "Kraków",
    date: "2026-11-20",
    startDate: "2026-11-20",
    apartmentDescription: "Salon, sypialnia, kuchnia, łazienka",
    area: "50",
    energyCertificate: "SCHE/12345/6/2024",
    equipment: "meble kuchenne, płyta grzewcza, lodówka, pralka, łóżko, szafa, stół i krzesła",
    rentalPeriodMonths: "12",
    rentDueDay: "10",
    depositReturnDays: "14",
    landlordName: "Anna Żółć-Źdźbło",
    landlordAddress: "ul. Długa 1, 30-001 Kraków",
    tenantName: "Jan Kowalski",
    tenantAddress: "ul. Krótka 2/3, 00-001 Warszawa",
    apartmentAddress: "ul. Lipowa 7/12, 30-702 Kraków",
    rentAmount: "2500",
    bankAccount: "61 1090 1014 0000 0712 1981 2874",
    bankName: "Bank Przykładowy S.A.",
    email: "anna@example.com",
    ...more,
  });
