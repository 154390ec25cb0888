import { isPayable, parseDay, parseGrosze, parseNumber } from "~/forms/typed-values";
import { formatPrice } from "~/copy/format";
import { act, depositRefusal, returnRefusal } from "./deposit";
import { accountRefusal, isLandRegistryNumber, isNip } from "./checksums";
import {
  isCompany,
  rentalKindOf,
  type RentalAnswers,
  type RentalFieldName,
  type RentalKind,
} from "./fields";

export type RentalWarning = { field: RentalFieldName; text: string };

const tenYears = 120;

function checksumWarnings(answers: RentalAnswers): RentalWarning[] {
  const warn = (field: RentalFieldName, wrong: boolean, text: string) =>
    wrong && answers[field] ? [{ field, text }] : [];
  const nip = "Ten NIP ma złą cyfrę kontrolną albo liczbę cyfr. Sprawdź go.";
  return [
    ...warn(
      "landlordNIP",
      isCompany(answers, "landlord") && !isNip(answers.landlordNIP ?? ""),
      nip,
    ),
    ...warn("tenantNIP", isCompany(answers, "tenant") && !isNip(answers.tenantNIP ?? ""), nip),
    ...warn(
      "landRegistryNumber",
      !isLandRegistryNumber(answers.landRegistryNumber ?? ""),
      "Ten numer księgi wieczystej ma zły układ albo złą cyfrę kontrolną. Sprawdź go.",
    ),
  ];
}

/** What a step does not end with, said while it is typed. */
function refusalWarnings(answers: RentalAnswers): RentalWarning[] {
  const { bankAccount } = answers;
  const refusals: { field: RentalFieldName; text: string | null }[] = [
    { field: "depositAmount", text: depositRefusal(answers) },
    { field: "depositReturnDays", text: returnRefusal(answers) },
    { field: "bankAccount", text: bankAccount ? accountRefusal(bankAccount) : null },
  ];
  return refusals.flatMap(({ field, text }) => (text ? { field, text } : []));
}

/** Why an ordinary lease has no such fees. */
export const noFees = `Przy najmie zwykłym opłaty administracyjne dla wspólnoty albo spółdzielni mieszczą się w czynszu: poza nim najemca płaci tylko za energię, gaz i wodę oraz za odbiór ścieków i odpadów (art. 9 ust. 5 ${act}).`;

/** What was typed for another kind of lease than the one that was chosen in the end, and is no part of the agreement. */
function leftOut(answers: RentalAnswers): RentalWarning[] {
  const kind = rentalKindOf(answers);
  const warnings: RentalWarning[] = [];
  if (kind !== "occasional" && answers.alternativeAddress)
    warnings.push({
      field: "rentalKind",
      text: `Adresu lokalu zastępczego nie ma w umowie: wskazuje się go tylko przy najmie okazjonalnym (art. 19a ust. 2 pkt 2 ${act}).`,
    });
  const fees = parseGrosze(answers.administrativeFees ?? "");
  if (kind === "ordinary" && fees > 0 && isPayable(fees))
    warnings.push({
      field: "rentAmount",
      text: `Opłat administracyjnych (${formatPrice(fees)}) nie ma w umowie. ${noFees} Jeśli czynsz ich nie obejmuje, podnieś go.`,
    });
  return warnings;
}

/** What a company as a tenant means for each kind. */
const companyTenants: Record<RentalKind, string> = {
  ordinary: `Ochrona lokatorów dotyczy osób, które w mieszkaniu zaspokajają własne potrzeby mieszkaniowe (art. 2 ust. 1 pkt 1 ${act}). Gdy wynajmuje firma, obowiązuje głównie Kodeks cywilny, inaczej wygląda też VAT: pokaż umowę prawnikowi i księgowości.`,
  occasional: `Najem okazjonalny służy zaspokajaniu potrzeb mieszkaniowych najemcy (art. 19a ust. 1 ${act}), a firma ich nie ma. Zawrzyj umowę z osobą, która zamieszka, albo wybierz najem zwykły.`,
  institutional: `Oświadczenie o poddaniu się egzekucji w najmie instytucjonalnym składa najemca, który mieszka w lokalu (art. 19f ust. 1 i 3 ${act}). Zawrzyj umowę z osobą, która zamieszka, albo pokaż ją prawnikowi.`,
};

const certificateWarning: RentalWarning = {
  field: "energyCertificate",
  text: "Przy podpisaniu umowy wynajmujący przekazuje najemcy kopię albo wydruk świadectwa charakterystyki energetycznej (art. 11 ustawy o charakterystyce energetycznej budynków). Nie dotyczy to nielicznych budynków, na przykład zabytków wpisanych do rejestru.",
};

function kindWarnings(answers: RentalAnswers): RentalWarning[] {
  const kind = rentalKindOf(answers);
  const warnings: RentalWarning[] = [];
  if (kind === "occasional" && isCompany(answers, "landlord"))
    warnings.push({
      field: "rentalKind",
      text: `Najem okazjonalny może zawrzeć tylko osoba fizyczna, która nie prowadzi działalności w zakresie wynajmowania lokali (art. 19a ust. 1 ${act}).`,
    });
  if (kind === "institutional" && !isCompany(answers, "landlord"))
    warnings.push({
      field: "rentalKind",
      text: `Najem instytucjonalny wymaga, aby wynajmujący prowadził działalność gospodarczą w zakresie wynajmowania lokali (art. 19f ust. 1 ${act}).`,
    });
  if (isCompany(answers, "tenant"))
    warnings.push({ field: "isCompanyTenant", text: companyTenants[kind] });
  if (kind === "occasional" && !answers.alternativeAddress)
    warnings.push({
      field: "alternativeAddress",
      text: `Przy najmie okazjonalnym najemca wskazuje lokal, w którym mógłby zamieszkać (art. 19a ust. 2 pkt 2 ${act}). W umowie zostanie miejsce do wpisania.`,
    });
  return warnings;
}

function timeWarnings(answers: RentalAnswers): RentalWarning[] {
  const warnings: RentalWarning[] = [];
  const [signed, start] = [parseDay(answers.date ?? ""), parseDay(answers.startDate ?? "")];
  if (signed && start && start < signed)
    warnings.push({
      field: "startDate",
      text: "Najem zaczyna się przed datą zawarcia umowy. Sprawdź, czy tak ma być.",
    });
  if (!(parseNumber(answers.rentalPeriodMonths ?? "") > tenYears)) return warnings;
  const kind = rentalKindOf(answers);
  if (kind === "occasional")
    warnings.push({
      field: "rentalPeriodMonths",
      text: `Najem okazjonalny może trwać najwyżej 10 lat (art. 19a ust. 1 ${act}).`,
    });
  if (kind === "ordinary")
    warnings.push({
      field: "rentalPeriodMonths",
      text: "Najem dłuższy niż 10 lat uważa się po tym czasie za zawarty na czas nieoznaczony (art. 661 § 1 Kodeksu cywilnego).",
    });
  return warnings;
}

/** What the numbers and the law make worth a second look, in the order of the form. */
export function warningsOf(answers: RentalAnswers): RentalWarning[] {
  return [
    ...kindWarnings(answers),
    ...(answers.energyCertificate ? [] : [certificateWarning]),
    ...timeWarnings(answers),
    ...leftOut(answers),
    ...refusalWarnings(answers),
    ...checksumWarnings(answers),
  ];
}
