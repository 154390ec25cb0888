const bare = (text: string) => text.replace(/[\s\-\u00a0]/g, "").toUpperCase();

/** Whether a tax number (NIP) has ten digits and the right last one. Weights 6, 5, 7, 2, 3, 4, 5, 6, 7 modulo 11. */
export function isNip(text: string): boolean {
  const digits = bare(text).replace(/^PL/, "");
  if (!/^\d{10}$/.test(digits)) return false;
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

/** Whether a Polish account number, with or without "PL", passes the check of ISO 13616 (modulo 97). */
export function isPolishAccount(text: string): boolean {
  const digits = bare(text).replace(/^PL/, "");
  if (!/^\d{26}$/.test(digits)) return false;
  const rearranged = `${digits.slice(2)}2521${digits.slice(0, 2)}`;
  return BigInt(rearranged) % 97n === 1n;
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
