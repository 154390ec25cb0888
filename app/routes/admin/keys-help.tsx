import { Keyboard } from "~/ui/icons";
import { tieWords } from "~/copy/typography";

const keys = [
  ["J", "następny wiersz listy, także z otwartego, a po ostatnim następna strona"],
  ["K", "poprzedni wiersz listy"],
  ["Enter", "otwiera wiersz, a zaraz po wejściu na listę pierwszy"],
  ["E", "pierwsza czynność otwartego wiersza albo pole odpowiedzi"],
  ["1–9", "czynność o tym numerze, a na pulpicie kolejka"],
  ["G", "gotowe decyzje, a potem numer jednej z nich"],
  ["N", "następna sprawa albo następne zgłoszenie"],
  ["Ctrl + Enter", "wysyła formularz, w którym jesteś"],
  ["/", "pole na e-mail albo pierwsze pole filtrów"],
  ["Esc", "wychodzi z pola"],
  ["U", "wraca do listy, do wiersza, który był otwarty"],
  ["?", "ta ściąga"],
].map(([key, does = ""]) => [key, tieWords(does)]);

const sheet = JSON.stringify({
  title: "Skróty klawiszowe",
  works: "Klawisze działają w\u00a0tej karcie",
  close: "Zamknij",
  keys,
});

/** What keys do here, and the way to switch them off. The script writes the sheet: without it there are no keys to read of. */
export const KeysHelp = () => (
  <desk-keys
    data-sheet={sheet}
    class="block [&:not(:defined)]:hidden pt-4 max-lg:hidden print:hidden"
  >
    <Keyboard aria-hidden="true" className="size-4" />
  </desk-keys>
);
