/** The number that people read, write in mails and tell on the phone. */
export function orderNumber(number: number): string {
  return `K-${number}`;
}
