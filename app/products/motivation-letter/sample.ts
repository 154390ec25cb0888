import type { Sample } from "../sample";
import type { MotivationLetterContent } from "./content";

export const sample: Sample<MotivationLetterContent> = {
  email: "joanna.wilczek@example.com",
  answers: {
    firstName: "Joanna",
    lastName: "Wilczek",
    phone: "+48 500 000 000",
    city: "Poznań",
    position: "koordynatorka wolontariatu",
    companyName: "Fundacja Dobry Adres",
    jobDescription:
      "Szukamy osoby, która poprowadzi grupę 60 wolontariuszy: rekrutacja, wdrożenie, grafik dyżurów, kontakt z placówkami. Ważne: samodzielność, cierpliwość, Excel, prawo jazdy.",
    whyPosition:
      "Moja babcia przez trzy lata korzystała z odwiedzin fundacji. Wiem, ile znaczy ktoś, kto przychodzi w każdy czwartek.",
    whatYouBring:
      "Osiem lat w recepcji przychodni, układam w Excelu grafik 14 lekarzy. Dwa lata wolontariatu w hospicjum; pamiętam, jak trudny był pierwszy miesiąc. Prawo jazdy kat. B.",
    whatMakesYouUnique: "Umiem rozmawiać z ludźmi zdenerwowanymi. Nie zapominam oddzwonić.",
    letterStyle: "formalny",
    language: "PL",
  },
  content: {
    subject: "Zgłoszenie na stanowisko: koordynatorka wolontariatu",
    salutation: "Szanowni Państwo,",
    paragraphs: [
      "przez trzy lata w każdy czwartek ktoś z Państwa fundacji dzwonił do drzwi mojej babci. Wiem, ile znaczył dla niej ten dzwonek. Dopiero później zrozumiałam, ile pracy za nim stoi: rekrutacja, wdrożenie, grafik, zastępstwo znalezione wieczorem przed dyżurem. Tę właśnie pracę chcę u Państwa wykonywać.",
      "Od ośmiu lat pracuję w recepcji przychodni, gdzie układam grafik czternastu lekarzy. Prowadzę go w Excelu i wiem, że za każdą kratką stoi człowiek, który na coś liczy. To dobra szkoła przed grafikiem sześćdziesięciu osób, które dyżurują z dobrej woli i mogą po prostu przestać przychodzić, jeśli ktoś o nich zapomni.",
      "Wiem też, jak to wygląda z drugiej strony. Przez dwa lata byłam wolontariuszką w hospicjum. Najtrudniejszy był pierwszy miesiąc. Dlatego wdrożenie nowych osób traktuję poważnie: pierwsza rozmowa po pierwszym dyżurze potrafi rozstrzygnąć, czy ktoś zostanie na lata.",
      "Na co dzień rozmawiam z ludźmi, którzy czekają, boją się albo są zdenerwowani. Nauczyło mnie to cierpliwości i jednej prostej zasady: jeśli obiecałam oddzwonić, oddzwaniam. Mam prawo jazdy kategorii B i chętnie odwiedzę każdą placówkę osobiście.",
      "Z przyjemnością opowiem o tym więcej podczas rozmowy. Będę wdzięczna za spotkanie w dogodnym dla Państwa terminie.",
    ],
    closing: "Z wyrazami szacunku",
    commentary: {
      opening:
        "List zaczyna się od drzwi Twojej babci, bo tego nie napisze nikt inny. Dopiero potem przechodzi do ogłoszenia i odpowiada na to, o co ono pyta: grafik, Excel, wdrożenie, cierpliwość. Za każdym razem czymś, co da się sprawdzić.",
      choices: [
        {
          title: "Początek od strony podopiecznej",
          description:
            "Fundacje czytają wiele listów o „chęci pomagania”. Czwartkowy dzwonek pokazuje, że znasz ich pracę od środka, i od razu wyjaśnia, skąd zgłoszenie.",
        },
        {
          title: "Czternastu lekarzy obok sześćdziesięciu wolontariuszy",
          description:
            "Ogłoszenie pyta o grafik i Excel. Liczba z Twojej pracy odpowiada na to bez przymiotników, a zdanie o dobrej woli pokazuje, że widzisz różnicę między jednym a drugim.",
        },
        {
          title: "Oddzwanianie zamiast „sumienności”",
          description:
            "To Twoje własne słowa. Zwyczaj przekonuje mocniej niż cecha, bo łatwo sobie wyobrazić, jak będzie wyglądał w pracy.",
        },
      ],
      beforeSending: [
        "Zastanów się, czy o babci chcesz pisać wprost. „Bliska mi osoba” też wystarczy.",
        "Jeśli znasz nazwisko osoby, która prowadzi nabór, wpisz je w powitaniu.",
        "O rekrutacji i samodzielności list milczy, bo nie ma ich w Twoich odpowiedziach. Jeśli masz przykład, dopisz jedno zdanie.",
        "Dołącz CV, w którym hospicjum stoi osobno, z datami.",
      ],
    },
  },
};
