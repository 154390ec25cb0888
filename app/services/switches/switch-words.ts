import { findProduct } from "~/products/registry";
import type { SwitchName } from "./switch-names";

type SwitchWords = {
  label: string;
  meaning: string;
  on: readonly string[];
  off: readonly string[];
};

const whole: Record<Exclude<SwitchName, `stop-selling-${string}`>, SwitchWords> = {
  maintenance: {
    label: "Strony publiczne",
    meaning: "sklep i społeczność pokazują spokojną stronę o przerwie.",
    on: [
      "Sklep, społeczność i konta pokażą od razu stronę o krótkiej przerwie (status 503), z telefonami zaufania.",
      "Nadal działają: strony zamówień, pobieranie, zwroty i odstąpienie, kontakt, regulamin i polityka, logowanie, administracja oraz powiadomienia z bramki i poczty.",
      "Opłacone zamówienia są realizowane, wiadomości wychodzą. Nikt nie straci tego, co właśnie wpisuje: słowa wrócą na stronie o przerwie.",
    ],
    off: ["Wszystkie strony wrócą od razu. Nie wyjdzie żadna wiadomość."],
  },
  "stop-model": {
    label: "Model",
    meaning: "nic nie pyta modelu, a zamówienia czekają.",
    on: [
      "Opłacone zamówienia, które pisze model, będą czekać bez utraty prób. Ich strony powiedzą, że potrwa to dłużej.",
      "Kto czeka dłużej niż 10 minut, może jednym kliknięciem odzyskać pieniądze.",
      "Strony produktów uprzedzą przed zakupem, że dokument przyjdzie później.",
      "Nikt nie umówi nowej rozmowy. Umówione zachowają termin; gdy postać milczy, czas wraca do rozmówcy, a za to, czego nie da się oddać w czasie, wracają pieniądze.",
      "Drugi czytelnik nie odpowie: zamiast niego zdecydują reguły i wagi, więc pomoc w kryzysie nadal się pokaże.",
    ],
    off: [
      "Czekające zamówienia ruszą od razu, wszystkie naraz, w kolejności workerów.",
      "Znów będzie można umawiać rozmowy.",
    ],
  },
  "stop-posts": {
    label: "Pisanie w grupach",
    meaning: "nikt nie doda ani nie zmieni posta ani komentarza.",
    on: [
      "Formularze postów i komentarzy powiedzą o tym i zachowają tekst, także gdy ktoś właśnie pisze.",
      "Czytanie, polubienia, usuwanie własnych treści, zgłoszenia i odwołania działają dalej.",
    ],
    off: ["Znów będzie można pisać. Nie wyjdzie żadna wiadomość."],
  },
};

/** The words of a switch. */
export function switchWords(name: SwitchName): SwitchWords {
  const words = (whole as Partial<Record<SwitchName, SwitchWords>>)[name];
  if (words) return words;
  const product = findProduct(name.replace("stop-selling-", ""));
  return {
    label: product?.title ?? name,
    meaning: "nikt nie złoży nowego zamówienia.",
    on: [
      "Strona produktu powie, że nie przyjmujemy teraz zamówień. Kto właśnie wypełnia formularz, zobaczy go z powrotem ze wszystkimi odpowiedziami.",
      "Złożone, ale nieopłacone zamówienia można nadal opłacić: ta oferta już padła, a strona płatności jest otwarta. Żeby któreś zatrzymać, naciśnij przy nim „Anuluj zamówienie” w zakładce „Zamówienia”.",
      "Opłacone zamówienia realizujemy jak zwykle.",
    ],
    off: ["Od razu znów można zamawiać. Nie wyjdzie żadna wiadomość."],
  };
}
