import { plainText } from "~/documents/sanitize";

export const reviewLimits = { shortest: 10, longest: 600, name: 40 } as const;

export type ReviewInput = { stars: number; text: string | null; authorName: string };
export type ReviewField = "stars" | "text" | "authorName";

/**
 * Reads a review as it was typed. Links and addresses are cut out of its words; what is left has to be long enough.
 * @returns the review, or a Polish sentence for each field that cannot be accepted
 */
export function readReview(
  values: Record<string, string>,
): { review: ReviewInput } | { errors: Partial<Record<ReviewField, string>> } {
  const errors: Partial<Record<ReviewField, string>> = {};
  const stars = /^[1-5]$/.test(values.stars ?? "") ? Number(values.stars) : null;
  if (stars === null) errors.stars = "Wybierz ocenę od 1 do 5.";

  const typed = (values.text ?? "").trim();
  const text = plainText(typed, typed.length);
  if (typed.length > reviewLimits.longest)
    errors.text = `Skróć opinię do ${reviewLimits.longest} znaków.`;
  else if (typed && text.length < reviewLimits.shortest)
    errors.text = `Napisz co najmniej ${reviewLimits.shortest} znaków (bez linków i adresów) albo zostaw to pole puste.`;

  const name = (values.authorName ?? "").trim();
  const authorName = plainText(name, name.length);
  if (!authorName) errors.authorName = "Podaj imię – pokażemy je przy opinii.";
  else if (name.length > reviewLimits.name)
    errors.authorName = `Skróć imię do ${reviewLimits.name} znaków.`;

  if (stars === null || Object.keys(errors).length > 0) return { errors };
  return { review: { stars, text: text || null, authorName } };
}
