/** A number from 1 up in the query; null for anything else. */
export function numberIn({ url }: Request, name: string): number | null {
  const number = Number(new URL(url).searchParams.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
