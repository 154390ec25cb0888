import type { Notices } from "./notice";

export const communityNotices = {
  "notifications-read": { kind: "success", text: "Wszystko oznaczone jako przeczytane." },
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
  "appeal-sent": {
    kind: "success",
    text: "Mamy Twoje odwołanie. Rozpatrzy je inna osoba niż ta, która zdecydowała, a odpowiedź wyślemy e-mailem.",
  },
  "appeal-kept-as-message": {
    kind: "success",
    text: "Odwołanie w tej sprawie mamy już od Ciebie, więc te słowa są przy nim jako wiadomość. Przeczyta je ten, kto na nie odpowie.",
  },
  "case-message-sent": { kind: "success", text: "Wiadomość jest u nas." },
  "keeper-hid": { kind: "success", text: "Ta treść jest ukryta, a autor dostanie powód." },
  "keeper-silenced": {
    kind: "success",
    text: "Ta osoba może na razie tylko czytać. Dostanie powód.",
  },
  "keeper-silenced-too": {
    kind: "warning",
    text: "Przez pewien czas możesz w tej grupie czytać, ale nie pisać. Do tego czasu nie zmienisz też niczego w jej imieniu.",
  },
  "wish-sent": {
    kind: "success",
    text: "Mamy to. Przeczyta to ktoś z naszego zespołu, a o odpowiedzi damy Ci znać w powiadomieniach.",
  },
  "group-words-saved": { kind: "success", text: "Zapisane. Tak to widzą teraz inni." },
  "keeper-took-back": {
    kind: "success",
    text: "Cofnięte. Osoba, której to dotyczyło, dowie się o tym.",
  },
  "keeper-not-taken-back": {
    kind: "warning",
    text: "Tego nie można już cofnąć: coś się zmieniło od tamtej pory albo zajmuje się tym nasz zespół.",
  },
  "keeper-pinned": {
    kind: "success",
    text: "Ten post stoi teraz na początku grupy. Mieszczą się tam trzy.",
  },
  "keeper-pins-full": {
    kind: "warning",
    text: "Na początku grupy stoją już trzy przypięte posty. Odepnij jeden z nich, a potem przypnij ten.",
  },
  "keeper-no-more": {
    kind: "warning",
    text: "Nie opiekujesz się tą grupą, więc nic się nie zmieniło.",
  },
  "keeper-once": {
    kind: "info",
    text: "Nie opiekujesz się już tą grupą. Możesz w niej czytać i pisać jak wszyscy.",
  },
  "keeper-not-keepers": {
    kind: "warning",
    text: "O osobach z opieki grupy i o tym, co piszą, decyduje nasz zespół. Jeśli coś jest nie tak, zgłoś to.",
  },
  "keeper-unpinned": { kind: "success", text: "Ten post stoi znów na swoim miejscu." },
  "thread-followed": {
    kind: "success",
    text: "Obserwujesz ten post. Powiemy Ci w powiadomieniach o nowych komentarzach.",
  },
  "thread-muted": { kind: "success", text: "Nie dostaniesz już powiadomień z tej rozmowy." },
  "thread-let-be": {
    kind: "success",
    text: "Powiadomienia z tej rozmowy są znów takie jak zwykle.",
  },
  "post-kept": { kind: "success", text: "Post jest wśród zapisanych. Listę widzisz tylko Ty." },
  "post-not-kept": { kind: "success", text: "Tego posta nie ma już wśród zapisanych." },
  "group-followed": {
    kind: "success",
    text: "Obserwujesz tę grupę. Powiemy Ci w powiadomieniach o każdym nowym poście.",
  },
  "group-not-followed": {
    kind: "success",
    text: "Nie dostaniesz już powiadomień o nowych postach w tej grupie.",
  },
  "keeper-closed": {
    kind: "success",
    text: "Rozmowa jest zamknięta. Możesz ją w każdej chwili otworzyć.",
  },
  "keeper-reopened": { kind: "success", text: "W tej rozmowie znów można pisać." },
  looks: {
    kind: "success",
    text: "Dziękujemy! Zobaczysz tu posty, na które nikt jeszcze nie odpowiedział.",
  },
  "looks-no-more": { kind: "info", text: "Nie pokażemy Ci już postów bez odpowiedzi." },
  "reading-allowed": {
    kind: "success",
    text: "Zgoda jest zapisana. Model językowy sprawdzi to, co tu napiszesz, żeby pomoc była bliżej.",
  },
  "reading-withdrawn": {
    kind: "success",
    text: "Zgoda jest wycofana. Tego, co tu napiszesz, nie przeczyta model językowy. Numery pomocy zostają na stronie.",
  },
  "post-published": { kind: "success", text: "Post został opublikowany." },
  "post-held": {
    kind: "info",
    title: "Zapisaliśmy Twój post",
    text: "Na razie widzisz go tylko Ty. Ktoś z naszego zespołu go przeczyta, ale może dopiero rano. Nie czekaj na nas: zadzwoń pod jeden z numerów niżej.",
  },
  "post-held-without-picture": {
    kind: "info",
    title: "Zapisaliśmy Twój post, ale bez zdjęcia",
    text: "Zdjęcia już nie mieliśmy. Na razie post widzisz tylko Ty. Ktoś z naszego zespołu go przeczyta, ale może dopiero rano. Nie czekaj na nas: zadzwoń pod jeden z numerów niżej.",
  },
  "post-saved": { kind: "success", text: "Post zaktualizowany" },
  "post-deleted": { kind: "success", text: "Post został usunięty" },
  "comment-added": { kind: "success", text: "Komentarz dodany." },
  "comment-held": {
    kind: "info",
    title: "Zapisaliśmy Twój komentarz",
    text: "Na razie widzisz go tylko Ty. Ktoś z naszego zespołu go przeczyta, ale może dopiero rano. Nie czekaj na nas: zadzwoń pod jeden z numerów niżej.",
  },
  "comment-saved": { kind: "success", text: "Komentarz zaktualizowany." },
  "comment-deleted": { kind: "success", text: "Ten komentarz został usunięty." },
  "report-reported": {
    kind: "success",
    title: "Dziękujemy za zgłoszenie",
    text: "Potwierdzenie jest w drodze na Twój e-mail. Gdy podejmiemy decyzję, dowiesz się o niej i o jej powodach. Tego, co zgłaszasz, już Ci nie pokażemy.",
  },
  "report-reported-worry": {
    kind: "success",
    title: "Dziękujemy, że reagujesz",
    text: "Sprawdzi to człowiek, przed innymi sprawami. Potwierdzenie jest w drodze na Twój e-mail, a gdy coś zdecydujemy, napiszemy. Ta osoba nie dowie się od nas, kto się o nią martwi. Możesz dalej czytać i pisać do niej.",
  },
  "report-anonymous": {
    kind: "success",
    title: "Dziękujemy za zgłoszenie",
    text: "Sprawdzi je człowiek, przed innymi sprawami. Nie mamy Twojego adresu, więc nie odpiszemy. Jeśli dziecku grozi coś teraz, dzwoń pod 112; treści, które krzywdzą dzieci, zgłosisz też na dyzurnet.pl.",
  },
  "report-already": {
    kind: "info",
    title: "To zgłoszenie już mamy",
    text: "Wystarczy jedno. O decyzji napiszemy na Twój e-mail.",
  },
  "report-confirm": {
    kind: "info",
    title: "Sprawdź swoją skrzynkę",
    text: "Na podany adres idzie e-mail z linkiem, chyba że to zgłoszenie zostało już z niego potwierdzone. Gdy otworzysz link i potwierdzisz zgłoszenie, trafi ono do naszego zespołu. Link działa przez 24 godziny.",
  },
  "report-confirm-danger": {
    kind: "success",
    title: "Dziękujemy. Nasz zespół już to ma",
    text: "Sprawdzi to człowiek, przed innymi sprawami. Na podany adres idzie e-mail z linkiem: potwierdź nim zgłoszenie w ciągu 24 godzin, żebyśmy mogli odpisać Ci, jaka jest decyzja.",
  },
} as const satisfies Notices;
