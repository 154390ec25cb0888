import { Keyboard } from "~/ui/icons";
import { tieWords } from "~/copy/typography";

const keys = [
  ["J", "następny wiersz listy, także z otwartego, a po ostatnim następna strona"],
  ["K", "poprzedni wiersz listy"],
  ["Enter", "otwiera wiersz"],
  ["E", "pierwsza czynność otwartego wiersza albo pole odpowiedzi"],
  ["1–9", "czynność o tym numerze"],
  ["G", "gotowe decyzje"],
  ["Ctrl + Enter", "wysyła formularz, w którym jesteś"],
  ["/", "pole na e-mail albo pierwsze pole filtrów"],
  ["Esc", "wychodzi z pola"],
  ["U", "wraca z otwartego wiersza do listy"],
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
