/** Before a whole address: also those that differ by a slip of the finger. */
const similarMark = "~";

/** An address as somebody at the desk types it. */
export type TypedAddress = {
  address: string;
  /** Nothing is missing from it, as far as that can be seen. */
  isWhole: boolean;
  /** Similar ones are wanted, too, though it may be found as it is. */
  alsoSimilar: boolean;
};

export function readAddress(typed: string): TypedAddress {
  const alsoSimilar = typed.startsWith(similarMark);
  const address = (alsoSimilar ? typed.slice(similarMark.length) : typed).trim().toLowerCase();
  return { address, isWhole: /^[^@\s]{3,}@[^@\s]+\.[a-z]{2,}$/.test(address), alsoSimilar };
}

/** What finds the same address and those that are like it. */
export const alsoSimilar = (address: string) => similarMark + address;
