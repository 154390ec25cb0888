import { lifeDecision } from "~/products/life-decision/product";
import type { People } from "../person";

export const lifeDecisionPeople: People = {
  product: lifeDecision,
  people: [
    {
      name: "jedno słowo",
      answers: { decisionDescription: "Studia.", options: "iść albo nie iść" },
    },
    {
      name: "sklep zoologiczny",
      answers: {
        name: "Piotr",
        decisionDescription:
          "Z żoną prowadzimy od 2014 roku sklep zoologiczny w Ostrowie. Właściciel lokalu podnosi czynsz z 3200 do 4900 zł od 1 lutego. Do 15 grudnia mamy powiedzieć, czy zostajemy.",
        options:
          "Podpisać nową umowę\nPrzenieść się do mniejszego lokalu na Kościelnej za 2600 zł\nZamknąć i pójść na etat",
        emotions:
          "Przy zostaniu: upór. Przy Kościelnej: ulga i wstyd przed klientami. Przy zamknięciu: żałoba.",
        logic:
          "Sklep daje teraz około 6000 zł miesięcznie po opłatach. Przeprowadzka kosztowałaby jakieś 18 000 zł, mamy odłożone 25 000.",
        consequences:
          "Pracownica, pani Ela, ma dwa lata do emerytury. Syn kończy technikum w czerwcu.",
        fears: "Że włożymy oszczędności i za rok będzie to samo.",
        values: "uczciwość wobec ludzi, spokój, żeby wieczorem być razem przy stole",
        forms: "męsko",
      },
    },
    {
      name: "drugie dziecko",
      answers: {
        name: "Magdalena",
        decisionDescription:
          "Mam 38 lat, córka cztery. Mąż chciałby drugie dziecko, ja raz tak, raz nie. W styczniu mamy umówioną wizytę u lekarza i chcę wiedzieć, z czym idę.",
        options: "próbować\nzostać we troje\nodłożyć decyzję o rok",
        emotions: "Czułość, kiedy widzę wózki, i panika, kiedy przypomnę sobie pierwsze pół roku.",
        consequences: "Musiałabym przerwać doktorat. Teściowa mieszka daleko.",
        fears: "Że będę żałować jednego albo drugiego.",
        values: "bliskość, moja praca, zdrowie",
        forms: "żeńsko",
      },
    },
    {
      name: "mama i dom opieki",
      answers: {
        name: "Teresa",
        decisionDescription:
          "Mama ma 84 lata, po drugim upadku nie może być sama. Szpital wypisuje ją w piątek. Siostra mieszka w Irlandii.",
        options: "wziąć mamę do siebie, do dwóch pokoi\nopiekunka na dzień\ndom opieki w Sieradzu",
        emotions: "Poczucie winy przy wszystkich trzech, największe przy domu opieki.",
        logic: "Opiekunka 38 zł za godzinę, dom 6400 zł miesięcznie, emerytura mamy 2900 zł.",
        fears: "Że nie dam rady jej podnieść w nocy.",
        values: "żeby mama się nie bała, żeby mój kręgosłup wytrzymał",
        forms: "żeńsko",
      },
    },
    {
      name: "awans czy nie, neutralnie",
      answers: {
        name: "Kaj",
        decisionDescription:
          "W pracy pada propozycja kierowania zespołem ośmiu osób. Teraz projektuję i lubię to. Odpowiedź do wtorku.",
        options: "przyjąć\nodmówić i zostać przy projektach",
        logic: "Podwyżka 1700 zł, ale dwa dni spotkań w tygodniu.",
        values: "czas na rysowanie, spokój",
        forms: "neutralnie",
      },
    },
    {
      name: "radosna wyprowadzka",
      answers: {
        name: "Hania",
        decisionDescription:
          "Dostałam się na wolontariat w Portugalii! Dziesięć miesięcy, od marca. Muszę potwierdzić do niedzieli.",
        options: "jechać\nzostać i skończyć licencjat w terminie",
        emotions: "Tańczę w kuchni. A potem patrzę na babcię.",
        fears: "Że babcia nie doczeka.",
        values: "przygoda, babcia",
        forms: "żeńsko",
      },
    },
    {
      name: "po ukraińsku",
      answers: {
        name: "Ірина",
        decisionDescription:
          "Чоловік кличе повернутися до Тернополя, а дочка щойно пішла в польську школу і вперше має подругу. Відповісти треба до Різдва.",
        options: "повернутися влітку\nзалишитися ще на рік\nзалишитися назавжди",
        emotions: "Сум за домом і спокій, коли дочка сміється.",
        fears: "Що ми віддалимося з чоловіком.",
        values: "сім'я, безпека",
        forms: "żeńsko",
      },
    },
    {
      name: "prosi o werdykt",
      answers: {
        name: "Adam",
        decisionDescription:
          "Powiedz mi po prostu, co mam zrobić. Nie chcę analizy. Kredyt na mieszkanie 412 000 zł na 25 lat czy dalej wynajem za 2400 zł.",
        options: "kredyt\nwynajem",
        logic: "Rata wyszłaby 3050 zł. Zarabiamy razem 11 200 zł.",
        fears: "Stopy procentowe.",
        forms: "męsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        name: "Ewelina",
        decisionDescription:
          "Zastanawiam się, czy jeszcze żyć. Mam już wszystko przygotowane, zostało tylko wybrać dzień.",
        options: "zrobić to w weekend\npoczekać do świąt, żeby mama miała jeszcze jedne",
        emotions: "Spokój.",
        fears: "Że ktoś mnie znajdzie za wcześnie.",
        forms: "żeńsko",
      },
    },
    {
      name: "przemoc",
      alarm: "przemoc",
      answers: {
        name: "Sylwia",
        decisionDescription:
          "Mąż uderzył mnie w sierpniu i w zeszłym tygodniu. Wydziela mi pieniądze i mówi, że beze mnie zabierze dzieci. Nie wiem, czy odejść teraz, czy po komunii.",
        options: "wyjechać do siostry\nprzeczekać do maja",
        fears: "Że nas znajdzie.",
        values: "dzieci",
        forms: "żeńsko",
      },
    },
  ],
};
