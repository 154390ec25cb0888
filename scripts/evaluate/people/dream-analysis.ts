import { dreamAnalysis } from "~/products/dream-analysis/product";
import type { People } from "../person";

export const dreamAnalysisPeople: People = {
  product: dreamAnalysis,
  people: [
    { name: "jedno słowo", answers: { dream: "Woda." } },
    {
      name: "peron",
      answers: {
        firstName: "Ela",
        dream:
          "Stoję na peronie w kapciach. Pociąg przyjeżdża, drzwi się otwierają i wszyscy w środku mają twarze moich uczniów, ale dorosłe. Machają, żebym wsiadła. Mam w ręku dziennik z pustymi kartkami i boję się, że ktoś zapyta o obecność. Kiedy chcę zrobić krok, kapcie przyklejają się do betonu. Budzi mnie gwizdek.",
        recentEvents:
          "W czerwcu odchodzę na emeryturę po trzydziestu trzech latach w szkole. Koleżanki zbierają na prezent i udają, że nie.",
        forms: "żeńsko",
      },
    },
    {
      name: "urywek",
      answers: { dream: "coś mnie goniło. schody. potem ciepła lampa", forms: "neutralnie" },
    },
    {
      name: "śmieszny sen",
      answers: {
        firstName: "Wojtek",
        dream:
          "Mój szef jest jeżem i prowadzi zebranie z pudełka po butach. Wszyscy traktują to poważnie, tylko ja się śmieję i nie mogę przestać. Jeż mówi: „Panie Wojciechu, kwartał”. I zwija się w kulkę.",
        recentEvents: "Zamykamy rok, siedzę po godzinach, ale zespół jest fajny.",
        forms: "męsko",
      },
    },
    {
      name: "most i kaptur",
      answers: {
        firstName: "Kinga",
        dream:
          "Spadam z mostu i ktoś łapie mnie w ostatniej chwili za kaptur. Nie widzę kto. Wiszę i jest mi dziwnie dobrze, pod spodem płyną żaglówki.",
        recentEvents: "Zmieniłam pracę, pierwszy raz nie jestem najlepsza w zespole.",
        forms: "żeńsko",
      },
    },
    {
      name: "żałoba we śnie",
      answers: {
        firstName: "Artur",
        dream:
          "Tata naprawia rower na podwórku, którego już nie ma. Pytam, czy mu nie zimno. Mówi: „Podaj klucz trzynastkę”. Szukam i podaję łyżeczkę, a on bierze, jakby to był klucz.",
        recentEvents: "Tata umarł trzy lata temu. Sprzedałem jego warsztat w październiku.",
        forms: "męsko",
      },
    },
    {
      name: "w ciąży, boi się wróżby",
      answers: {
        firstName: "Patrycja",
        dream:
          "Śnił mi się mój własny pogrzeb. Ludzie jedli ciasto i rozmawiali o pogodzie. Nikt nie płakał i nikt nie widział, że stoję obok.",
        recentEvents:
          "Jestem w siódmym miesiącu ciąży i wszyscy pytają o brzuch, nikt o mnie. Czy ten sen coś zapowiada?",
        forms: "żeńsko",
      },
    },
    {
      name: "po angielsku",
      answers: {
        firstName: "Tom",
        dream:
          "I was back in my primary school but all the doors were the doors of my flat in Poznań. Behind one of them my grandmother was making tea for strangers.",
        recentEvents: "My landlord is selling the flat and I have until March.",
        forms: "męsko",
      },
    },
    {
      name: "po ukraińsku",
      answers: {
        firstName: "Леся",
        dream:
          "Я пливу річкою в шафі, двері відчинені, і на полицях складені наші рушники, сухі. На березі стоїть корова і говорить голосом моєї тітки: «Не загуби ключа».",
        recentEvents: "Тітка лишилася вдома сама. Дзвоню їй щовечора.",
        forms: "żeńsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        firstName: "Dominik",
        dream:
          "Śni mi się, że leżę pod śniegiem i jest ciepło. Budzę się i jestem zły, że się obudziłem. Chcę tam wrócić na zawsze i w sobotę to zrobię.",
        recentEvents: "Straciłem prawo widywania syna. Kupiłem już wszystko, czego trzeba.",
        forms: "męsko",
      },
    },
    {
      name: "przemoc na jawie",
      alarm: "przemoc",
      answers: {
        firstName: "Marlena",
        dream: "Ojczym stoi w drzwiach i liczy do dziesięciu, a ja nie mogę krzyknąć.",
        recentEvents:
          "On naprawdę tak robi. Wczoraj przy dziewięciu rzucił we mnie krzesłem. Mama mówi, żebym nie prowokowała.",
        forms: "żeńsko",
      },
    },
  ],
};
