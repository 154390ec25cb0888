/** The number that people read, write in mails and tell on the phone. */
export function orderNumber(number: number): string {
  return `K-${number}`;
}

/** The number of what people wrote as one; null where it can be none. */
export function numberOf(written: string): number | null {
  const [, digits] = /^K-(\d{1,9})$/.exec(written) ?? [];
  return digits ? Number(digits) : null;
}
