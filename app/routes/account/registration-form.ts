import { z } from "zod";

export const missingText = "Wszystkie pola są wymagane.";

export const registrationLabels = {
  username: "Nazwa użytkownika",
  email: "Adres e-mail",
  auth0Id: "Identyfikator logowania",
  nick: "Nick",
  fullName: "Imię i nazwisko",
  profilePictureUrl: "Adres zdjęcia profilowego",
  languageId: "Język",
  terms: "Regulamin i polityka prywatności",
} as const;

export type RegistrationField = keyof typeof registrationLabels;

const optional = (limit: number, message: string) =>
  z.string().trim().max(limit, message).optional();

/** What a member may write about themselves. @param missing said when there is no user name */
export const profileFields = (missing: string) => ({
  username: z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(60, "Nazwa użytkownika może mieć najwyżej 60 znaków."),
  nick: optional(60, "Nick może mieć najwyżej 60 znaków."),
  fullName: optional(120, "Imię i nazwisko mogą mieć najwyżej 120 znaków."),
});

/**
 * What a person may write about themselves; their address and identifier come from their sign-in, whatever a form says.
 * @param languageIds what may be chosen; "0" is no choice
 */
export function registrationSchema(languageIds: readonly number[]) {
  return z.object({
    ...profileFields(missingText),
    profilePictureUrl: z
      .url({
        protocol: /^https$/,
        error: "Podaj pełny adres zdjęcia, zaczynający się od https://, albo zostaw to pole puste.",
      })
      .max(500, "Adres zdjęcia może mieć najwyżej 500 znaków.")
      .optional(),
    languageId: z.coerce
      .number({ error: "Wybierz język." })
      .refine((id) => languageIds.includes(id), "Wybierz język."),
    terms: z.literal("on", {
      error: "Musisz zaakceptować regulamin i politykę prywatności.",
    }),
  });
}
