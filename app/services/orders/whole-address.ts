const similarMark = "~";

export type TypedAddress = {
  address: string;
  isWhole: boolean;
  alsoSimilar: boolean;
};

export function readAddress(typed: string): TypedAddress {
  const alsoSimilar = typed.startsWith(similarMark);
  const address = (alsoSimilar ? typed.slice(similarMark.length) : typed).trim().toLowerCase();
  return { address, isWhole: /^[^@\s]{3,}@[^@\s]+\.[a-z]{2,}$/.test(address), alsoSimilar };
}

/** Whether rows that were looked for by an address are of others: like it, containing it, or in its place since. */
export const areOnlySimilar = (typed: string | undefined, shown: readonly (string | null)[]) =>
  typed !== undefined &&
  shown.some((address) => address?.toLowerCase() !== readAddress(typed).address);

/** What finds the same address and those that are like it. */
export const alsoSimilar = (address: string) => similarMark + address;
