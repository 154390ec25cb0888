import { talkAnalysis } from "~/products/talk-analysis/product";
import type { People } from "../person";

export const talkAnalysisPeople: People = {
  product: talkAnalysis,
  people: [
    {
      name: "jedno słowo",
      answers: { topic: "stres", said: "Nie wiem." },
    },
    {
      name: "przeprowadzka bez decyzji",
      answers: {
        topic: "zmiana pracy",
        said: "Dostałam propozycję z Gdyni, a mieszkam w Rzeszowie. Mam odpowiedzieć do piątku.\n\nNajbardziej boję się, że zostawię tu ojca samego po operacji biodra.\n\nSiostra mieszka dwie ulice od niego, ale mówi, że ma swoje życie. Nie pytałam jej o nic konkretnego.\n\nMogłabym zapytać, czy weźmie wtorki. To byłoby pierwsze, co wiem na pewno.",
        answered:
          "Co byłoby najtrudniejsze w pierwszym miesiącu?\n\nKto jeszcze mógłby być blisko ojca?\n\nJakie jedno pytanie możesz zadać siostrze do piątku?",
      },
    },
    {
      name: "kłótnia o zlew",
      answers: {
        topic: "trudne rozmowy",
        said: "Współlokator trzeci tydzień zostawia gary. Kupiłem tabliczkę z napisem, powiesiłem, zdjął ją po godzinie.\n\nNie krzyczę. Zmywam po nim i trzaskam szafkami, to chyba gorsze.\n\nChciałbym umówić się na dni, tak jak z wynoszeniem śmieci, bo to akurat nam wyszło.",
        answered:
          "Co zadziałało przy śmieciach?\n\nJak brzmiałaby ta sama umowa o zlewie, w jednym zdaniu?",
      },
    },
    {
      name: "egzamin na prawo jazdy",
      answers: {
        topic: "pewność siebie",
        said: "Czwarty raz oblany łuk. Na placu z instruktorem wychodzi za każdym razem, na egzaminie noga skacze na sprzęgle.\n\nNastępny termin jest za trzynaście dni i połowa dnia schodzi mi na liczeniu, ile to już kosztowało.",
        answered: "Co jest inne w minucie przed ruszeniem?",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        topic: "samotność",
        said: "Od pogrzebu żony mieszkanie jest za duże. Układam sobie w głowie, jak ze sobą skończyć, i wiem już, którego wieczoru.\n\nDzieciom mówię, że gotuję i wychodzę na spacer.",
        answered: "Czy jest teraz ktoś, do kogo możesz zadzwonić? Pod 800 70 2222 ktoś odbierze.",
      },
    },
  ],
};
