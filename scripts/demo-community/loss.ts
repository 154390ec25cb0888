import type { DemoGroup } from "./group";

export const loss: readonly DemoGroup[] = [
  {
    slug: "strata",
    name: "Miejsce na stratę",
    description: "Tu można mówić o kimś, kogo nie ma, w pierwszym tygodniu i po dziesięciu latach.",
    type: "GriefSupport",
    keeper: "Światło w oknie",
    pseudonyms: {
      "Światło w oknie": "Helena",
      "Zielony Sweter": "Tomek",
      "Numer w telefonie": "Ela",
      Jabłonka: "Grzegorz",
      "Trzecia Szuflada": "Oksana",
    },
    posts: [
      {
        who: "Numer w telefonie",
        daysAgo: 0.9,
        title: "Nadal mam jej numer",
        text: "Minęły dwa lata. Nie dzwonię, ale nie umiem usunąć. Dziś zobaczyłam go na liście i uśmiechnęłam się, zanim zabolało. Pierwszy raz w tej kolejności.",
        replyPreference: "listening",
        isHard: true,
        comments: [
          ["Zielony Sweter", "Też mam. Niech będzie."],
          [
            "Światło w oknie",
            "Ta kolejność to coś bardzo ważnego. Dziękuję, że ją nam opowiedziałaś.",
          ],
        ],
      },
      {
        who: "Zielony Sweter",
        daysAgo: 2.8,
        title: "Pierwsze święta bez taty",
        text: "Mama chce robić wszystko tak samo, brat nie chce nic. Ja chciałbym, żeby ktoś postawił talerz i żebyśmy mogli przy nim mówić normalnie, także o tym, że fałszował kolędy. Jak to u Was wyglądało za pierwszym razem?",
        replyPreference: "advice",
        isHard: true,
        comments: [
          [
            "Jabłonka",
            "Umówiliśmy się, że każdy może wstać od stołu i nikt nie pyta dlaczego. To bardzo pomogło.",
          ],
          [
            "Trzecia Szuflada",
            "Zrobiliśmy jedną jego potrawę i jedną nową. Było i smutno, i dobrze.",
          ],
          [
            "Światło w oknie",
            "Może powiedz mamie i bratu dokładnie to, co tu napisałeś, o kolędach.",
          ],
        ],
      },
      {
        who: "Trzecia Szuflada",
        daysAgo: 5.5,
        title: "Rzeczy babci",
        text: "Zostały mi chustki, okulary i przepis zapisany tak, że brakuje w nim połowy. Gotuję i zgaduję. Wczoraj wyszło prawie tak samo i musiałam usiąść.",
        comments: [
          ["Jabłonka", "Prawie tak samo to bardzo dużo."],
          ["Numer w telefonie", "Dopisz swoją połowę. Ktoś kiedyś będzie zgadywał po Tobie."],
        ],
      },
      {
        who: "Jabłonka",
        daysAgo: 8.1,
        title: "Po dziesięciu latach",
        text: "Posadziliśmy wtedy drzewo. W tym roku po raz pierwszy tyle jabłek, że rozdawałem sąsiadom. Nie wiedzą, czyje to jabłka. Ja wiem i to wystarczy.",
        comments: [
          ["Zielony Sweter", "Zapamiętam tę jabłonkę."],
          ["Światło w oknie", "Dziękuję. Dobrze to czytać tym, którzy są na początku."],
          ["Trzecia Szuflada", "Piękne."],
        ],
      },
      {
        who: "Światło w oknie",
        daysAgo: 15.7,
        title: "Jak tu rozmawiamy",
        text: "Nie mówimy nikomu, że „już powinno przejść”. Nie porównujemy strat. Można pisać jednym zdaniem, można nie odpisywać. Jeśli jest Ci bardzo ciężko, pod postami są numery do ludzi, którzy odbiorą.",
        comments: [
          ["Numer w telefonie", "Dzięki tym zasadom w ogóle się odezwałam."],
          ["Jabłonka", "Dobrze, że są."],
        ],
      },
    ],
  },
];
