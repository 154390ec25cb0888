import { useSearchParams } from "@remix-run/react";
import { paymentOutcomeOf, paymentParameter } from "~/site/payment-outcome";

type FlashKind = "info" | "success" | "warning" | "error";
/** A notice about a document, and where a finished work needs other words, the notice about that. */
type Flash = { kind: FlashKind; text: string; title?: string; download?: string };

/**
 * What a page says, once, after something was done and the browser was sent on to it. The code of the notice travels in
 * the address: ordering and paying need no cookie, and a page that is opened again says the same.
 */
const flashes = {
  "unknown-address": {
    kind: "info",
    text: "Nie ma takiej strony, więc jesteś na stronie głównej.",
  },
  saved: { kind: "success", text: "Zapisano zmiany." },
  avatar: { kind: "success", text: "Avatar został zaktualizowany." },
  "avatar-deleted": { kind: "success", text: "Zdjęcie zostało usunięte." },
  password: { kind: "success", text: "Link do zmiany hasła został wysłany na Twój e-mail." },
  "export-limit": {
    kind: "warning",
    text: "Te dane pobrano już kilka razy w ciągu ostatniej godziny. Wróć po następną kopię za godzinę.",
  },
  "activation-sent": {
    kind: "success",
    text: "Wysłaliśmy nowy link aktywacyjny. Sprawdź swoją skrzynkę odbiorczą, także folder Spam.",
  },
  "message-sent": {
    kind: "success",
    title: "Wiadomość została wysłana!",
    text: "Odpowiadamy zwykle w\u00a0ciągu 24\u00a0godzin, na adres z\u00a0formularza.",
  },
  "placed-without-link": {
    kind: "info",
    text: "Zamówienie złożone! Sprawdź e-mail po opłaceniu.",
  },
  "resend-offered": {
    kind: "success",
    text: "Wysyłamy dokument jeszcze raz. Zwykle dociera w ciągu minuty – zajrzyj też do folderów Spam i Oferty.",
    download:
      "Wysyłamy link jeszcze raz. Zwykle dociera w ciągu minuty – zajrzyj też do folderów Spam i Oferty.",
  },
  "resend-too_soon": {
    kind: "info",
    text: "Ostatnia wiadomość wyszła dopiero co. Daj jej chwilę – ponowna wysyłka jest możliwa po 2 minutach.",
  },
  "resend-too_often": {
    kind: "info",
    text: "Wysłaliśmy dokument ponownie już 3 razy. Pobierz go z tej strony, a jeśli adres jest błędny – popraw go.",
    download:
      "Wysłaliśmy link ponownie już 3 razy. Jeśli nadal go nie masz, napisz do nas – pomożemy.",
  },
  "resend-not_possible": {
    kind: "warning",
    text: "Dokumentu nie da się już wysłać ponownie – nie ma go na naszych serwerach.",
    download: "Tego linku nie da się teraz wysłać ponownie. Jeśli coś jest nie tak, napisz do nas.",
  },
  "refund-refunding": {
    kind: "success",
    text: "Zatrzymaliśmy zamówienie i zlecamy zwrot całej kwoty. Przepraszamy.",
  },
  "refund-delivered": {
    kind: "info",
    text: "Dokument właśnie do Ciebie wyszedł, więc nie zwróciliśmy pieniędzy. Jeśli coś jest z nim nie tak, napisz do nas – pomożemy.",
    download:
      "Link właśnie do Ciebie wyszedł, więc nie zwróciliśmy pieniędzy. Jeśli coś jest nie tak, napisz do nas – pomożemy.",
  },
  "refund-not_possible": {
    kind: "warning",
    text: "Tego zamówienia nie da się teraz zwrócić jednym kliknięciem. Jeśli coś jest nie tak, napisz do nas.",
  },
  "email-corrected": {
    kind: "success",
    text: "Adres jest poprawiony. Dokument wyślemy pod nowy, a stary dostanie krótką informację o zmianie.",
    download: "Adres jest poprawiony. Wyślemy pod niego nowy link, a stary przestał działać.",
  },
  "notifications-read": { kind: "success", text: "Wszystko oznaczone jako przeczytane." },
  withdrawn: {
    kind: "success",
    text: "Przyjęliśmy odstąpienie od umowy. Potwierdzenie z jego treścią i godziną jest w drodze na Twój e-mail.",
  },
  "group-joined": {
    kind: "success",
    title: "Dobrze, że jesteś!",
    text: "Należysz już do tej grupy. Możesz pisać od razu albo najpierw się rozejrzeć.",
  },
  "group-requested": {
    kind: "info",
    text: "Prośba jest wysłana. Damy Ci znać w powiadomieniach, gdy ktoś z opiekunów odpowie.",
  },
  "group-left": { kind: "success", text: "Nie należysz już do tej grupy." },
  "group-erased": {
    kind: "success",
    text: "Nie należysz już do tej grupy, a to, co tu było Twoje, jest usunięte.",
  },
  "request-withdrawn": { kind: "info", text: "Prośba jest wycofana." },
  "request-answered": { kind: "info", text: "Ktoś odpowiedział na tę prośbę przed Tobą." },
  "let-in": { kind: "success", text: "Ta osoba jest już w grupie i dostanie powiadomienie." },
  "not-let-in": { kind: "info", text: "Prośba jest odrzucona." },
  "keeper-appointed": { kind: "success", text: "Grupa ma nowego opiekuna." },
  "keeper-dismissed": { kind: "success", text: "Ta osoba nie jest już opiekunem grupy." },
  muted: { kind: "success", text: "Nie zobaczysz już, co pisze ta osoba. Nie dowie się o tym." },
  blocked: {
    kind: "success",
    text: "Nie zobaczysz już, co pisze ta osoba, a ona nie odpowie na Twoje wpisy.",
  },
  unmuted: { kind: "success", text: "Znów widzicie się jak dawniej." },
  "member-banned": { kind: "success", text: "Konto jest zbanowane, a jego logowania zakończone." },
  "switch-on": {
    kind: "success",
    text: "Zatrzymane, od razu i w całym serwisie.",
  },
  "switch-off": { kind: "success", text: "Wznowione. Wszystko działa jak zwykle." },
  "member-unbanned": { kind: "success", text: "Konto nie jest już zbanowane." },
  "member-saved": { kind: "success", text: "Zmiany są zapisane." },
  "member-signed-out": { kind: "success", text: "Logowania tej osoby są zakończone." },
  "deletion-asked": {
    kind: "warning",
    text: "Konto jeszcze działa: na usunięcie musi zgodzić się druga osoba. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "subscription-saved": { kind: "success", text: "Subskrypcja jest zapisana." },
  "subscription-ended": { kind: "success", text: "Subskrypcja jest zakończona." },
  "group-created": { kind: "success", text: "Grupa jest utworzona. Teraz możesz dodać jej ikonę." },
  "group-saved": { kind: "success", text: "Zmiany są zapisane." },
  "group-icon-saved": { kind: "success", text: "Ikona jest zapisana." },
  "group-icon-removed": { kind: "success", text: "Grupa nie ma już ikony." },
  "group-deletion-asked": {
    kind: "warning",
    text: "Grupa jeszcze działa: na usunięcie musi zgodzić się druga osoba. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "text-hidden": { kind: "success", text: "Ukryte. Autor dostanie decyzję z powodem." },
  "text-restored": { kind: "success", text: "Przywrócone. Autor się o tym dowie." },
  "text-changed": { kind: "success", text: "Zmienione. Autor dostanie decyzję z powodem." },
  "text-deleted": { kind: "success", text: "Usunięte. Autor dostanie decyzję z powodem." },
  "appeal-sent": {
    kind: "success",
    text: "Mamy Twoje odwołanie. Rozpatrzy je inna osoba niż ta, która zdecydowała, a odpowiedź wyślemy e-mailem.",
  },
  "case-message-sent": { kind: "success", text: "Wiadomość jest u nas." },
  "case-claimed": { kind: "success", text: "Ta sprawa jest Twoja przez pół godziny." },
  "case-decided": {
    kind: "success",
    text: "Decyzja jest zapisana, a obie strony dostaną wiadomość.",
  },
  "appeal-answered": { kind: "success", text: "Odwołanie jest rozpatrzone." },
  "party-written": { kind: "success", text: "Wiadomość jest wysłana." },
  "pseudonym-requested": {
    kind: "success",
    text: "Prośba czeka na zgodę drugiej osoby.",
  },
  "keeper-hid": { kind: "success", text: "Ta treść jest ukryta, a autor dostanie powód." },
  "keeper-silenced": {
    kind: "success",
    text: "Ta osoba może na razie tylko czytać. Dostanie powód.",
  },
  "keeper-pinned": { kind: "success", text: "Ten post stoi teraz w grupie jako pierwszy." },
  "keeper-unpinned": { kind: "success", text: "Ten post stoi znów na swoim miejscu." },
  looks: {
    kind: "success",
    text: "Dziękujemy! Zobaczysz tu posty, na które nikt jeszcze nie odpowiedział.",
  },
  "looks-no-more": { kind: "info", text: "Nie pokażemy Ci już postów bez odpowiedzi." },
  "ebook-sent": { kind: "success", text: "E-book został wysłany ponownie." },
  "book-added": { kind: "success", text: "📘 Książka została dodana!" },
  "book-edited": {
    kind: "success",
    text: "Zapisano zmiany. Zamówienia mają tytuł i cenę z chwili zakupu.",
  },
  "book-files-replaced": {
    kind: "success",
    text: "Nowe wydanie jest gotowe. Kto kupił wcześniejsze, ma je nadal.",
  },
  "book-published": { kind: "success", text: "Książka jest w sprzedaży." },
  "book-unpublished": {
    kind: "success",
    text: "Książki nie można już kupić. Sprzedane egzemplarze działają.",
  },
  "book-archived": { kind: "success", text: "Książka jest w archiwum." },
  "book-restored": {
    kind: "success",
    text: "Książka wróciła z archiwum. Do sprzedaży trzeba ją jeszcze opublikować.",
  },
  "book-deleted": { kind: "success", text: "Książka została usunięta." },
  "act-delayed": {
    kind: "success",
    text: "Przyjęte. Zrobimy to za pół minuty – do tego czasu możesz to cofnąć u góry strony.",
  },
  "act-taken-back": { kind: "success", text: "Cofnięte. Nic się nie wydarzyło." },
  "act-too-late": {
    kind: "warning",
    text: "Tego nie da się już cofnąć: pół minuty minęło i czynność jest wykonana.",
  },
  "bulk-asked": {
    kind: "info",
    text: "Lista jest zapisana i czeka na zgodę drugiej osoby z administracji. Nic się jeszcze nie dzieje.",
  },
  "bulk-stopped": {
    kind: "success",
    text: "Zatrzymane. To, co było już zrobione, zostaje.",
  },
  "draft-asked": {
    kind: "success",
    text: "Nowa wersja powstaje. Gdy będzie gotowa, zobaczysz liczby obu tekstów obok siebie.",
  },
  "draft-rejected": { kind: "success", text: "Nowa wersja jest usunięta, a wysłana została." },
  "staff-withdrawn": {
    kind: "success",
    text: "Odstąpienie jest przyjęte, a potwierdzenie w drodze.",
  },
  "content-opened": { kind: "info", text: "Treść jest odsłonięta na 15 minut, tylko dla Ciebie." },
  "refund-asked": {
    kind: "warning",
    text: "Ten zwrot przekracza 100 zł w ciągu doby, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”. Pieniądze jeszcze nie wyszły.",
  },
  "mail-sent-again": { kind: "success", text: "Wiadomość wychodzi jeszcze raz." },
  "message-answered": { kind: "success", text: "Odpowiedź jest w drodze." },
  "message-closed": { kind: "success", text: "Wiadomość jest zamknięta." },
  "job-retried": { kind: "success", text: "Zadanie rusza jeszcze raz, z pełną liczbą prób." },
  "job-dropped": { kind: "success", text: "Zadanie jest porzucone." },
  "order-cancelled": { kind: "success", text: "Zamówienie jest anulowane." },
  "payment-completed": {
    kind: "success",
    text: "Bramka potwierdziła wpłatę, a zamówienie ruszyło.",
  },
  "completion-asked": {
    kind: "warning",
    text: "Bramka nie potwierdza tej wpłaty, więc potrzebna jest zgoda drugiej osoby. Prośba jest wysłana, znajdziesz ją w „Zgodach dwóch osób”.",
  },
  "force-confirmed": { kind: "success", text: "Wymuszone potwierdzenie wykonane ✅" },
  "review-hidden": { kind: "success", text: "Opinia jest ukryta." },
  "review-shown": { kind: "success", text: "Opinia jest znów na stronach sklepu." },
  "review-answered": { kind: "success", text: "Odpowiedź jest pod opinią." },
  "review-answer-removed": { kind: "success", text: "Odpowiedź jest usunięta." },
  "promotion-created": {
    kind: "success",
    text: "Promocja jest zapisana. Zacznie się i skończy sama.",
  },
  "promotion-ended": { kind: "success", text: "Promocja jest zakończona." },
  "payment-cancelled": { kind: "success", text: "Płatność jest anulowana." },
  "payment-retried": { kind: "success", text: "Nowa płatność jest otwarta w bramce." },
  "payment-deleted": { kind: "success", text: "Płatność jest usunięta." },
  "payment-archived": {
    kind: "info",
    text: "Z tej płatności wpłynęły pieniądze, więc jej zapis został. Jest teraz w archiwum.",
  },
  "note-saved": { kind: "success", text: "Notatka jest zapisana." },
  "note-deleted": { kind: "success", text: "Notatka jest usunięta." },
  "difference-explained": { kind: "success", text: "Różnica jest oznaczona jako wyjaśniona." },
  "act-approved": { kind: "success", text: "Zrobione: zgoda jest zapisana, a czynność wykonana." },
  "act-declined": { kind: "success", text: "Prośba jest zamknięta i nic się nie wydarzyło." },
  "post-published": { kind: "success", text: "Post został opublikowany." },
  "post-held": {
    kind: "info",
    title: "Zapisaliśmy Twój post",
    text: "Na razie widzisz go tylko Ty. Ktoś z naszego zespołu przeczyta go jako pierwszy. Jeśli jest Ci teraz bardzo ciężko, zadzwoń pod jeden z numerów na tej stronie.",
  },
  "post-saved": { kind: "success", text: "Post zaktualizowany" },
  "post-deleted": { kind: "success", text: "Post został usunięty" },
  "comment-added": { kind: "success", text: "Komentarz dodany." },
  "comment-held": {
    kind: "info",
    title: "Zapisaliśmy Twój komentarz",
    text: "Na razie widzisz go tylko Ty. Ktoś z naszego zespołu przeczyta go jako pierwszy. Jeśli jest Ci teraz bardzo ciężko, zadzwoń pod jeden z numerów na tej stronie.",
  },
  "comment-saved": { kind: "success", text: "Komentarz zaktualizowany." },
  "comment-deleted": { kind: "success", text: "Ten komentarz został usunięty." },
  reviewed: { kind: "success", text: "Dziękujemy za opinię! Możesz ją zmienić przez 14 dni." },
} satisfies Record<string, Flash>;

export type FlashCode = keyof typeof flashes;

/** Name of the query parameter that carries the code. */
export const flashParameter = "done";

/** The address of a page that then says what was done, if there is anything to say. */
export function withFlash(path: string, code: FlashCode | null | undefined): string {
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${flashParameter}=${code}`;
}

/**
 * The address of another page, which then says what this one was asked to: how a payment ended, and what was done unless
 * the other has something of its own to say.
 * @param asked the query of this page
 * @param path a path of ours
 */
export function withNoticesOf(asked: URLSearchParams, path: string): string {
  const said = {
    [flashParameter]: flashCodeOf(asked),
    [paymentParameter]: paymentOutcomeOf(asked),
  };
  const [address = "", hash] = path.split("#");
  const query = new URLSearchParams(address.split("?")[1]);
  const missing = Object.entries(said).filter(([name, value]) => value && !query.has(name));
  if (missing.length === 0) return path;
  const added = missing.map(([name, value]) => `${name}=${value}`).join("&");
  const whole = `${address}${address.includes("?") ? "&" : "?"}${added}`;
  return hash === undefined ? whole : `${whole}#${hash}`;
}

/** The code in an address, if it is one of ours. */
export function flashCodeOf(search: URLSearchParams): FlashCode | null {
  const code = search.get(flashParameter) ?? "";
  return Object.hasOwn(flashes, code) ? (code as FlashCode) : null;
}

/** What a code says, in the words for what was ordered. */
export function flashOf(code: FlashCode, delivery: "document" | "download" = "document") {
  const { kind, text, title, download }: Flash = flashes[code];
  return { kind, title, text: (delivery === "download" && download) || text };
}

/** What the address of the page in view says, for its `FlashNotice`; null when it says nothing. */
export function useFlash(delivery?: "document" | "download") {
  const code = flashCodeOf(useSearchParams()[0]);
  return code ? { code, ...flashOf(code, delivery) } : null;
}
