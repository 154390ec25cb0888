import { fold } from "./fold";

/**
 * Words as a part of an address: "Żółty Księżyc!" becomes "zolty-ksiezyc".
 * @param longest in characters; it ends after a whole word
 * @param otherwise where no letter of ours is among them
 */
export function slugOf(text: string, longest: number, otherwise: string): string {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === "" ? otherwise : slug;
}
