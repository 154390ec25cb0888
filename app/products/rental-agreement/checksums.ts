const bare = (text: string) => text.replace(/[\s\-\u00a0]/g, "").toUpperCase();

/** Whether a tax number (NIP) has ten digits and the right last one. Weights 6, 5, 7, 2, 3, 4, 5, 6, 7 modulo 11. */
export function isNip(text: string): boolean {
  const digits = bare(text).replace(/^PL/, "");
  if (!/^\d{10}$/.test(digits)) return false;
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

/** Whether an account's number with its country passes the check of ISO 13616: modulo 97, letters as numbers from 10. */
function isIban(iban: string): boolean {
  const rearranged = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return (
    BigInt(rearranged.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n === 1n
  );
}

const wrongAccount =
  "W numerze rachunku nie zgadza się suma kontrolna. Sprawdź, czy jest dobrze przepisany.";

/** What is wrong with the number of an account, Polish or with another country's letters; null where nothing is. */
export function accountRefusal(text: string): string | null {
  const account = bare(text);
  if (/^(?!PL)[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account))
    return isIban(account) ? null : wrongAccount;
  const digits = account.replace(/^PL/, "");
  if (!/^\d*$/.test(digits)) return "Wpisz numer rachunku samymi cyframi: jest ich 26.";
  if (digits.length !== 26)
    return `Numer rachunku ma 26 cyfr, a tu jest ich ${digits.length}. Sprawdź go.`;
  return isIban(`PL${digits}`) ? null : wrongAccount;
}

/** Values of the characters of a court's code are their places here. */
const registryAlphabet = "0123456789XABCDEFGHIJKLMNOPRSTUWYZ";

/** Whether a land-register number such as LU1B/00012345/8 has the right last digit. Weights 1, 3, 7 modulo 10. */
export function isLandRegistryNumber(text: string): boolean {
  const [, court, number, check] = /^([A-Z]{2}\d[A-Z])\/(\d{8})\/(\d)$/.exec(bare(text)) ?? [];
  if (!court) return false;
  const values = [...`${court}${number}`].map((character) => registryAlphabet.indexOf(character));
  if (values.includes(-1)) return false;
  const sum = values.reduce(
    (total, value, index) => total + value * ([1, 3, 7][index % 3] ?? 0),
    0,
  );
  return sum % 10 === Number(check);
}
