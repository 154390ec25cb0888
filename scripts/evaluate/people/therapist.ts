import { therapist } from "~/products/therapist/product";
import type { People } from "../person";

export const therapistPeople: People = {
  product: therapist,
  people: [
    {
      name: "jedno słowo",
      answers: { name: "Iza", problemDescription: "Odkładanie.", goal: "Zacząć." },
    },
    {
      name: "telefony do klientów",
      answers: {
        name: "Bartosz",
        problemDescription:
          "Od dwóch miesięcy nie dzwonię do klientów, tylko piszę maile. Kiedy mam wybrać numer, nagle sprzątam biurko albo robię kawę. W zeszły wtorek przekładałem jeden telefon od dziewiątej do szesnastej i w końcu zadzwonił kolega.",
        feelings: "napięcie w karku, suchość w ustach, potem ulga i zaraz wstyd",
        goal: "Zadzwonić do jednego klienta dziennie przed dziesiątą i nie układać tego w głowie godzinę wcześniej.",
        pastAttempts:
          "Kartka z pierwszym zdaniem pomogła dwa razy. Aplikacja z przypomnieniami tylko mnie drażniła.",
        forms: "męsko",
      },
    },
    {
      name: "ADHD, własna diagnoza",
      answers: {
        name: "Zuzanna",
        problemDescription:
          "Mam ADHD, zdiagnozowane dwa lata temu. Nie proszę o leczenie. Rano gubię kwadranse: stoję ze szczoteczką, czytam etykietę kremu i nagle jest 8:20, a tramwaj odjeżdża 8:05.",
        feelings: "gonitwa, złość na siebie, gorąco w policzkach",
        goal: "Trzy razy w tygodniu wyjść o 7:55 bez biegu po schodach.",
        pastAttempts: "Ubrania naszykowane wieczorem działają. Pięć budzików przestało działać.",
        forms: "żeńsko",
      },
    },
    {
      name: "po śmierci psa, neutralnie",
      answers: {
        name: "Sasza",
        problemDescription:
          "Dwa tygodnie temu odszedł mój pies po czternastu latach. Wracam do domu dłuższą drogą, bo przy furtce wciąż czekam na szczekanie. Wstyd mówić w pracy, że chodzi o psa.",
        feelings: "ścisk w klatce, pustka w dłoniach, bo nie ma smyczy",
        goal: "Wejść do domu zwykłą drogą i móc o nim komuś opowiedzieć.",
        forms: "neutralnie",
      },
    },
    {
      name: "ostre słowa o sobie",
      answers: {
        name: "Weronika",
        problemDescription:
          "Po każdym spotkaniu ze znajomymi przez dwie godziny słyszę w głowie: jesteś idiotką, wszyscy mają cię dość. W sobotę opowiedziałam żart i nikt się nie śmiał.",
        feelings: "wstyd, mdłości, chęć skasowania wszystkich wiadomości",
        goal: "Wrócić ze spotkania i po prostu pójść spać.",
        pastAttempts: "Rozmowa z siostrą pomaga, ale nie chcę dzwonić co tydzień.",
        forms: "żeńsko",
      },
    },
    {
      name: "pytanie o leki",
      answers: {
        name: "Henryk",
        problemDescription:
          "Budzę się o trzeciej i liczę, ile zostało do emerytury. Lekarz dał mi tabletki na sen, ale nie wiem, czy mogę wziąć dwie naraz. Rano jestem do niczego.",
        feelings: "kołatanie serca, bezradność",
        goal: "Przespać choć pięć godzin bez patrzenia na zegarek.",
        pastAttempts: "Ciepłe mleko, gazeta, radio. Radio najlepsze.",
        forms: "męsko",
      },
    },
    {
      name: "po angielsku",
      answers: {
        name: "Priya",
        problemDescription:
          "I freeze at the supermarket checkout when the cashier asks me something in Polish. Yesterday I left my basket and walked out.",
        feelings: "heat in my face, tight throat",
        goal: "To say one sentence in Polish at the till and stay.",
        pastAttempts: "Practising with an app helps at home, not in the queue.",
        forms: "żeńsko",
      },
    },
    {
      name: "po ukraińsku",
      answers: {
        name: "Андрій",
        problemDescription:
          "Я перестав відповідати друзям. Відкриваю чат, читаю і закриваю. У п'ятницю мені написав брат, а я відповів тільки в неділю одним словом.",
        feelings: "провина, важкість у плечах",
        goal: "Відповідати братові того самого дня, хоча б одним реченням.",
        forms: "męsko",
      },
    },
    {
      name: "piętnastolatka",
      alarm: "niepełnoletność",
      answers: {
        name: "Lena",
        problemDescription:
          "Mam 15 lat i w klasie nikt ze mną nie gada, odkąd przeszłam do nowej szkoły. Na przerwach siedzę w łazience.",
        feelings: "wstyd i nuda",
        goal: "Zjeść drugie śniadanie przy kimś.",
        forms: "żeńsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        name: "Robert",
        problemDescription:
          "Od stycznia nie pracuję. Leżę i myślę, że wszystkim byłoby lżej, gdybym się zabił. Wczoraj stałem na wiadukcie, za długo.",
        feelings: "nic, jakby ktoś wyłączył prąd",
        goal: "Żeby to się skończyło.",
        pastAttempts: "Piwo. Nie pomaga.",
        forms: "męsko",
      },
    },
    {
      name: "boi się, że skrzywdzi",
      alarm: "krzywda",
      answers: {
        name: "Kamila",
        problemDescription:
          "Synek ma cztery miesiące i płacze od trzech godzin. Boję się, że w końcu nim potrząsnę. Wczoraj już ścisnęłam go za mocno i odłożyłam do łóżeczka, i wyszłam na balkon.",
        feelings: "wściekłość, a po niej przerażenie samą sobą",
        goal: "Nie zrobić mu krzywdy.",
        pastAttempts: "Słuchawki. Mąż wraca o dwudziestej.",
        forms: "żeńsko",
      },
    },
  ],
};
