import type { RentalAnswers } from "./fields";
import { completeAnswers } from "./values";
import type { Sample } from "../sample";

const answers: RentalAnswers = {
  rentalKind: "occasional",
  isCompanyLandlord: "false",
  isCompanyTenant: "false",
  alternativeAddress: "ul. Wzorcowa 8, 00-000 Przykładowo Dolne",
  landlordName: "Halina Przykładna",
  landlordId: "AAA 000000",
  landlordAddress: "ul. Wymyślona 3/5, 00-000 Przykładowo",
  tenantName: "Tymon Zmyślony",
  tenantId: "ABC 412345",
  tenantAddress: "ul. Wzorcowa 8, 00-000 Przykładowo Dolne",
  apartmentAddress: "ul. Przykładowa 12/4, 00-000 Przykładowo",
  apartmentDescription:
    "Pokój dzienny z aneksem kuchennym, sypialnia, łazienka, balkon i piwnica nr 4",
  area: "46,5",
  energyCertificate: "SCHE/00000/0/2025",
  equipment:
    "Zabudowa kuchenna z płytą indukcyjną, piekarnikiem, lodówką i zmywarką; pralka; stół i cztery krzesła; łóżko 160 cm, szafa dwudrzwiowa; rolety w obu pokojach",
  city: "Przykładowo",
  landRegistryNumber: "KR1P/00000000/5",
  court: "Sąd Rejonowy w Przykładowie",
  date: "2026-03-14",
  startDate: "2026-04-01",
  rentalPeriodMonths: "12",
  rentAmount: "2600",
  rentDueDay: "10",
  depositAmount: "5200",
  depositReturnDays: "14",
  paragraph1: "Najemca może trzymać w Lokalu jednego kota.",
  paragraph2: "W Lokalu i na balkonie nie pali się tytoniu.",
  bankAccount: "39 1111 2222 3333 4444 5555 6666",
  bankName: "Bank Przykładowy S.A.",
};

export const sample: Sample<Record<string, never>> = {
  answers: completeAnswers(answers),
  content: {},
};
