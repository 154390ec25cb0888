import { soulArchetype } from "~/products/soul-archetype/product";
import type { People } from "../person";

export const soulArchetypePeople: People = {
  product: soulArchetype,
  people: [
    {
      name: "jedno słowo",
      answers: { name: "Jan", question: "Dlaczego?", birthDate: "1964-02-29" },
    },
    {
      name: "pielęgniarka",
      answers: {
        name: "Beata",
        question:
          "Jak zostać czułą dla ludzi, kiedy po dwudziestu latach dyżurów zaczynam mówić do pacjentów jak automat?",
        challenge:
          "Na oddziale brakuje nas trzech, w listopadzie mam czternaście nocy. W domu jestem cicho, bo słowa zużywam w pracy.",
        deeperUnderstanding: "Dlaczego odmawianie boli mnie bardziej niż zmęczenie.",
        birthDate: "1979-10-22",
        forms: "żeńsko",
      },
    },
    {
      name: "ojciec na emeryturze",
      answers: {
        name: "Zbigniew",
        question: "Co mam teraz z siebie dać, skoro nikt mnie już o nic nie pyta?",
        challenge: "Od maja jestem na emeryturze. Wstaję o piątej jak do huty i siedzę w kuchni.",
        birthDate: "1959-01-03",
        forms: "męsko",
      },
    },
    {
      name: "tuż przed zmianą znaku, neutralnie",
      answers: {
        name: "Mika",
        question: "Czy muszę wybrać między tańcem a programowaniem?",
        challenge: "Na obu zajęciach słyszę, że to drugie to hobby.",
        deeperUnderstanding: "Skąd we mnie ten głód bycia w dwóch miejscach.",
        birthDate: "2001-08-22",
        forms: "neutralnie",
      },
    },
    {
      name: "radość: pierwsza wystawa",
      answers: {
        name: "Jagoda",
        question: "Jak nie zgubić tej radości, kiedy zdejmą moje obrazy ze ścian?",
        challenge: "Za tydzień kończy się moja pierwsza wystawa. Przyszło dwieście osób!",
        birthDate: "1988-05-17",
        forms: "żeńsko",
      },
    },
    {
      name: "pyta o pieniądze i przyszłość",
      answers: {
        name: "Sławek",
        question: "Czy w przyszłym roku wreszcie się odkuję? Kupić krypto czy działkę?",
        challenge: "Spłacam dwie pożyczki i dokładam do auta.",
        birthDate: "1983-12-05",
        forms: "męsko",
      },
    },
    {
      name: "po angielsku",
      answers: {
        name: "Grace",
        question: "Why do I only feel brave among strangers?",
        challenge: "I teach English in Łódź and I still whisper at family dinners on video calls.",
        birthDate: "1995-03-20",
        forms: "żeńsko",
      },
    },
    {
      name: "po ukraińsku",
      answers: {
        name: "Богдан",
        question: "Чи можна почати мріяти знову, коли вдома ще війна?",
        challenge: "Я працюю кранівником у Гданську і надсилаю гроші мамі.",
        birthDate: "1990-06-21",
        forms: "męsko",
      },
    },
    {
      name: "żałoba",
      answers: {
        name: "Halina",
        question: "Kim jestem bez niego po czterdziestu jeden latach?",
        challenge: "Mąż zmarł w Wielki Piątek. Nadal stawiam dwa kubki.",
        deeperUnderstanding: "Czy wolno mi się czasem śmiać.",
        birthDate: "1956-09-14",
        forms: "żeńsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        name: "Igor",
        question: "Czy po drugiej stronie jest lżej? Bo tu już nie daję rady żyć.",
        challenge: "Napisałem list do rodziców, leży w szufladzie.",
        birthDate: "1998-11-30",
        forms: "męsko",
      },
    },
    {
      name: "ósmoklasistka",
      alarm: "niepełnoletność",
      answers: {
        name: "Pola",
        question: "Czy wybrać liceum plastyczne, czy pójść tam, gdzie moi znajomi z podstawówki?",
        challenge: "Mam 14 lat i w czerwcu kończę ósmą klasę.",
        birthDate: "2012-04-02",
        forms: "żeńsko",
      },
    },
  ],
};
