import { formatCount } from "~/copy/format";
import type { DeletionEffects } from "~/services/members/delete-member.server";
import { type LeftBehind, textsLeft } from "~/services/members/member-states";

/**
 * What the deletion of an account comes to, for whoever asks for it and whoever agrees.
 * @param texts undefined while that is still to be chosen
 */
export function deletionSentences(
  { email, sessions, memberships, posts, comments, orders }: DeletionEffects,
  texts?: LeftBehind,
): [string, ...string[]] {
  const written = `${formatCount(posts, "post", "posty", "postów")}, ${formatCount(comments, "komentarz", "komentarze", "komentarzy")}`;
  return [
    `Konto ${email} zniknie na zawsze, z profilem, zdjęciem i subskrypcjami.`,
    `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions, "urządzenie", "urządzenia", "urządzeń")}), a dostawca logowania usunie dane tej osoby.`,
    `Ta osoba zniknie z grup (teraz: ${formatCount(memberships, "grupa", "grupy", "grup")}).`,
    texts ? `${textsLeft[texts]} Teraz: ${written}.` : `To, co napisała: ${written}.`,
    `Zamówienia zostaną (${formatCount(orders, "zamówienie", "zamówienia", "zamówień")}): nie są przypięte do konta, a wymaga ich księgowość.`,
    "Dostanie jeden e-mail o tym, że konto jest usunięte i dlaczego.",
  ];
}
