import { emergencyNumber } from "~/copy/help-lines";
import type { CrisisPlace } from "./detour";
import { answeredNow, type DetourWords } from "./detour-words";
import { roomDetour } from "./room-detour";
import { talkDetour } from "./talk-detour";

/** What has not happened yet, and how to go on with it. */
export const detours: Record<CrisisPlace, DetourWords> = {
  order: {
    note: "Niczego jeszcze nie zamówiono i za nic nie trzeba płacić. Twoje słowa są nadal w formularzu i nigdzie ich nie zapisaliśmy. A jeśli źle Cię zrozumieliśmy, po prostu idź dalej.",
    onward: "Chcę kontynuować",
  },
  rental: {
    limits:
      "Umowę składa program. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie będzie przy Tobie. Człowiek może.",
    note: "Niczego jeszcze nie zamówiono i za nic nie trzeba płacić. Twoje słowa są tylko w szkicu, który możesz zmienić albo usunąć. A jeśli źle Cię zrozumieliśmy, po prostu idź dalej.",
    onward: "Chcę kontynuować",
  },
  contact: {
    limits: `Wiadomości czytają u nas ludzie, ale nie od razu: odpowiedź może przyjść dopiero jutro. ${answeredNow}`,
    note: "Twojej wiadomości jeszcze nie wysłaliśmy i nigdzie jej nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest.",
    onward: "Wyślij wiadomość",
  },
  review: {
    limits: `Nikt u nas nie czyta opinii od razu. ${answeredNow}`,
    note: "Twojej opinii jeszcze nie zapisaliśmy. Możesz do niej wrócić albo zapisać ją tak, jak jest: na razie nie pokażemy jej wtedy nikomu, a przeczyta ją człowiek.",
    onward: "Zapisz opinię",
  },
  group_request: {
    limits: `Prośbę przeczyta ktoś z opiekunów grupy, ale nie od razu. ${answeredNow}`,
    note: "Twojej prośby jeszcze nie wysłaliśmy i nigdzie jej nie zapisaliśmy. Możesz do niej wrócić albo wysłać ją tak, jak jest.",
    onward: "Wyślij prośbę",
  },
  report: {
    limits: `Zgłoszenia czytają u nas ludzie, ale nie od razu. Jeśli komuś grozi niebezpieczeństwo, dzwoń pod ${emergencyNumber.number}. ${answeredNow}`,
    note: "Twojego zgłoszenia jeszcze nie wysłaliśmy i nigdzie go nie zapisaliśmy. Możesz do niego wrócić albo wysłać je tak, jak jest.",
    onward: "Wyślij zgłoszenie",
  },
  case: {
    limits: `Wiadomości czytają u nas ludzie, ale nie od razu. ${answeredNow}`,
    note: "Tego, co piszesz, jeszcze nie wysłaliśmy i nigdzie tego nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij",
  },
  post: {
    limits: `Posty czytają tu inni ludzie, ale nikt nie czuwa przy nich całą dobę. ${answeredNow}`,
    note: "Twojego posta jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo zapisać go tak, jak jest: najpierw przeczyta go ktoś z naszego zespołu, a do tego czasu zobaczysz go tylko Ty.",
    noteForAnother:
      "Twojego posta jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo opublikować go tak, jak jest: inni zobaczą go od razu.",
    onward: "Zapisz post",
    onwardForAnother: "Opublikuj post",
  },
  comment: {
    limits: `Komentarze czytają tu inni ludzie, ale nikt nie czuwa przy nich całą dobę. ${answeredNow}`,
    note: "Twojego komentarza jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo zapisać go tak, jak jest: najpierw przeczyta go ktoś z naszego zespołu, a do tego czasu zobaczysz go tylko Ty.",
    noteForAnother:
      "Twojego komentarza jeszcze nigdzie nie zapisaliśmy. Możesz do niego wrócić albo dodać go tak, jak jest: inni zobaczą go od razu.",
    onward: "Zapisz komentarz",
    onwardForAnother: "Dodaj komentarz",
  },
  nick: {
    limits: `Nikt u nas nie czyta nicków od razu. ${answeredNow}`,
    note: "Nicku jeszcze nie zapisaliśmy. Możesz wpisać inny albo zostawić ten: zobaczą go inni przy tym, co piszesz.",
    onward: "Zapisz nick",
  },
  registration: {
    limits: `Tego formularza nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Konta jeszcze nie założyliśmy i niczego nie zapisaliśmy. Możesz wrócić do formularza i coś w nim zmienić albo założyć konto z tym, co w nim jest.",
    onward: "Załóż konto",
  },
  profile: {
    limits: `Zmian w profilu nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Zmian w profilu jeszcze nie zapisaliśmy. Możesz wrócić do formularza albo zapisać je tak, jak są. Nick zobaczą inni przy tym, co piszesz.",
    onward: "Zapisz zmiany",
  },
  withdrawal: {
    limits: `Oświadczenia nikt u nas od razu nie czyta. ${answeredNow}`,
    note: "Odstąpienia od umowy jeszcze nie przyjęliśmy. Możesz wrócić do formularza albo potwierdzić je z tym, co w nim jest.",
    onward: "Potwierdź odstąpienie od umowy",
  },
  keeping: {
    limits: `Wyjaśnienie przeczyta ta osoba, a u nas nikt nie zrobi tego od razu. ${answeredNow}`,
    note: "Niczego jeszcze nie zmieniliśmy, a tego, co piszesz, nigdzie nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij wyjaśnienie",
  },
  support: {
    limits: `Zgłoszenia czytają u nas ludzie, ale nie od razu: odpowiedź może przyjść dopiero jutro. ${answeredNow}`,
    note: "Tego, co piszesz, jeszcze nie wysłaliśmy i nigdzie tego nie zapisaliśmy. Możesz do tego wrócić albo wysłać to tak, jak jest.",
    onward: "Wyślij",
  },
  talk: talkDetour,
  room: roomDetour,
  safety_plan: {
    limits: `Plan pomaga, gdy jest go z kim wykonać. Strona nie usłyszy Twojego głosu i nie wezwie pomocy. ${answeredNow}`,
    note: "Twojego planu nigdzie nie zapisujemy. Możesz do niego wrócić albo pójść dalej: wszystko, co w nim jest, zostaje.",
    onward: "Pokaż mój plan",
  },
};
