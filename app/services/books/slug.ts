import { fold } from "../words/fold";

/** Longest part of an address that is made from a title, in characters. */
const longest = 60;

/** A title as a part of an address: "Żółty Księżyc!" becomes "zolty-ksiezyc". */
export function slugOf(title: string): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === "" ? "ksiazka" : slug;
}
