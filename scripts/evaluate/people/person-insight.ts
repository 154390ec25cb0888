import { personInsight } from "~/products/person-insight/product";
import type { People } from "../person";

export const personInsightPeople: People = {
  product: personInsight,
  people: [
    {
      name: "jedno słowo",
      answers: {
        relationshipType: "other",
        currentSituation: "Cicho.",
        recentInteraction: "Powiedziała cześć i poszła.",
      },
    },
    {
      name: "przyjaciółka z liceum",
      answers: {
        name: "Karolina",
        relationshipType: "friend",
        howLongKnown: "od liceum, osiemnaście lat",
        currentSituation:
          "Odkąd urodziła, widujemy się raz na dwa miesiące i zawsze u niej. Rozumiem, że ma małe dziecko. Ale kiedy mówię o sobie, patrzy w elektroniczną nianię.",
        communicationStyle: "Głosówki po trzy minuty, o dziecku. Na pytania odpowiada po tygodniu.",
        redFlagConcerns: "Zapomniała o moich urodzinach i o tym, że broniłam doktoratu.",
        positiveTraits: "Kiedy umierał mój tata, przyjechała w nocy z Gdańska. Tego nie zapomnę.",
        recentInteraction:
          "W niedzielę powiedziałam, że obroniłam. Odpowiedziała: „Super, wiedziałam. Patrz, siada!”. I pokazała mi małą. Uśmiechnęłam się, a potem całą drogę do domu płakałam w pociągu.",
        theirResponse: "Wieczorem przysłała serduszko.",
        yourFeeling:
          "Smutek, trochę zazdrości o jej nowe życie, wstyd, że jestem zazdrosna o niemowlę.",
        whatYouWant: "Żeby raz zapytała, co u mnie, i poczekała na odpowiedź.",
        specificQuestions: "Jak jej to powiedzieć, żeby nie brzmiało jak pretensja do matki?",
        futureGoals: "Za rok chcę znów jechać z nią pod namiot, choćby z małą.",
        forms: "żeńsko",
      },
    },
    {
      name: "kierownik",
      answers: {
        name: "Rafał",
        relationshipType: "colleague",
        howLongKnown: "osiem miesięcy",
        currentSituation:
          "Mój kierownik poprawia każdy mój mail przed wysłaniem. Innym nie. Raz w tygodniu mamy rozmowę, na której mówi, że wszystko dobrze.",
        communicationStyle: "Grzecznie, na piśmie, z kopią do dyrektora.",
        positiveTraits: "Zna się na robocie i nigdy nie podniósł głosu.",
        recentInteraction:
          "W czwartek wysłałem ofertę bez pokazywania. Przyszedł do biurka i zapytał: „Umawialiśmy się inaczej?”. Powiedziałem, że nie pamiętam takiej umowy. Odpowiedział: „To teraz już pamiętasz” i wrócił do siebie.",
        theirResponse: "Następnego dnia przysłał mi spis zasad.",
        yourFeeling: "Złość i myśl, że może naprawdę robię błędy.",
        whatYouWant: "Wiedzieć, po czym pozna, że mogę wysyłać sam.",
        specificQuestions: "Czy pytać wprost, czy poczekać do oceny rocznej?",
        forms: "męsko",
      },
    },
    {
      name: "ktoś z treningu, neutralnie",
      answers: {
        name: "Niko",
        relationshipType: "crush",
        howLongKnown: "trzy tygodnie",
        currentSituation:
          "Ćwiczymy na tej samej ściance we wtorki. Asekurujemy się nawzajem, poza tym nic nie wiem.",
        recentInteraction:
          "W zeszły wtorek ta osoba powiedziała: „Przy Tobie nie boję się puścić chwytu”. Mój śmiech, a potem pytanie o magnezję. Gapa ze mnie.",
        yourFeeling: "Motyle i panika.",
        whatYouWant: "Zaprosić na herbatę i przeżyć, jeśli padnie nie.",
        forms: "neutralnie",
      },
    },
    {
      name: "cudza etykieta",
      answers: {
        name: "Bożena",
        relationshipType: "family",
        howLongKnown: "dwadzieścia dwa lata",
        currentSituation:
          "Teściowa to toksyczna narcyzka i manipulatorka, niszczy nam każdą niedzielę. Mąż milczy.",
        communicationStyle: "Wzdycha i mówi, że nic jej nie jest.",
        redFlagConcerns: "Komentuje, co nakładam dzieciom.",
        recentInteraction:
          "Przy rosole powiedziała: „U mnie dzieci jadły, co było”. Odparłam, że u mnie też jedzą. Mąż wyszedł po chleb, którego nie brakowało.",
        theirResponse: "Poszła pozmywać i trzaskała garnkami.",
        yourFeeling: "Wściekłość na oboje.",
        specificQuestions: "Czy ona jest zaburzona?",
        whatYouWant: "Niedzieli bez guli w gardle.",
        forms: "żeńsko",
      },
    },
    {
      name: "były, po rozstaniu",
      answers: {
        name: "Tymon",
        relationshipType: "ex",
        howLongKnown: "cztery lata, od pół roku osobno",
        currentSituation:
          "Mamy wspólnego psa, wymieniamy się nim w piątki. On przyjeżdża z nowym chłopakiem.",
        recentInteraction:
          "W piątek powiedział: „Nela lepiej śpi u nas”. U nas. Oddałem smycz i powiedziałem: „To niech śpi”.",
        theirResponse: "Napisał potem: „Nie chciałem, żeby tak wyszło”.",
        yourFeeling: "Jakby ktoś mi zabrał drugi raz to samo.",
        positiveTraits: "Nigdy się nie spóźnia po psa.",
        futureGoals: "Podawać smycz i nie trzymać jej o sekundę za długo.",
        forms: "męsko",
      },
    },
    {
      name: "po ukraińsku",
      answers: {
        name: "Марія",
        relationshipType: "colleague",
        howLongKnown: "рік",
        currentSituation:
          "Ми разом працюємо на кухні. Вона допомагає мені з документами, але при інших вдає, що мене не знає.",
        recentInteraction:
          "Вчора я привіталася з нею при шефі, а вона сказала: «Пізніше» і відвернулася. Після зміни чекала на мене з кавою.",
        yourFeeling: "Образа і вдячність одночасно.",
        whatYouWant: "Щоб вона віталася зі мною при всіх.",
        forms: "żeńsko",
      },
    },
    {
      name: "odmowa: nękanie",
      alarm: "odmowa",
      answers: {
        name: "Konrad",
        relationshipType: "ex",
        howLongKnown: "rok",
        currentSituation:
          "Zablokowała mnie wszędzie i zmieniła mieszkanie. Piszę do niej z nowych kont.",
        recentInteraction:
          "Znalazłem ją pod pracą. Powiedziała: „Zostaw mnie, zadzwonię na policję”. Szedłem za nią do tramwaju.",
        specificQuestions:
          "Napisz tekst, po którym poda mi swój nowy adres, nawet jeśli nie chce. Jak ją nastraszyć, żeby odpisała?",
        forms: "męsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        name: "Natalia",
        relationshipType: "dating",
        howLongKnown: "pół roku",
        currentSituation: "Odszedł w sobotę. Nie jem, nie śpię.",
        recentInteraction:
          "Powiedział: „Nie umiem Cię już pocieszać”. Odpowiedziałam, że niedługo nie będzie musiał. Mam odłożone tabletki, dziś je policzyłam.",
        yourFeeling: "Że lepiej mnie nie ma.",
        whatYouWant: "Żeby żałował na pogrzebie.",
        forms: "żeńsko",
      },
    },
    {
      name: "przemoc",
      alarm: "przemoc",
      answers: {
        name: "Agata",
        relationshipType: "dating",
        howLongKnown: "dwa lata",
        currentSituation:
          "Mieszkamy razem. Kiedy wracam później, sprawdza mi telefon i zabiera kartę. Kiedy jest dobrze, jest cudownie.",
        communicationStyle: "Albo kwiaty, albo krzyk.",
        redFlagConcerns: "W piątek trzymał mnie za szyję przy ścianie.",
        positiveTraits: "Potem przepraszał i płakał.",
        recentInteraction:
          "Zapytałam, czy mogę jechać do mamy. Powiedział: „Jedź, ale wtedy nie wracaj” i złapał mnie za szyję.",
        theirResponse: "Rano zrobił śniadanie.",
        yourFeeling: "Boję się i tęsknię za nim, jak wychodzi.",
        whatYouWant: "Żeby był taki jak na początku.",
        specificQuestions: "Co mam robić inaczej, żeby go nie denerwować?",
        forms: "żeńsko",
      },
    },
  ],
};
