import type { Sample } from "../sample";
import type { TalkAnalysisContent } from "./content";

export const sample: Sample<TalkAnalysisContent> = {
  answers: {
    topic: "trudne rozmowy",
    said: "Muszę powiedzieć siostrze, że w tym roku nie przyjadę na święta, i od tygodnia to odkładam.\n\nSpodziewam się, że usłyszę, że zawsze się wykręcam. Poprzednim razem długo potem milczałyśmy.\n\nNajbardziej chcę, żeby wiedziała, że mi na niej zależy, tylko potrzebuję tych dni dla siebie.\n\nMogę zadzwonić w czwartek, wtedy obie mamy wolne popołudnie.",
    answered:
      "Co ma się po tej rozmowie zmienić?\n\nTrudniejsza od odmowy jest tu ocena. Co chcesz, żeby usłyszała na pewno?\n\nTo jedno zdanie może iść pierwsze. Kiedy jest najspokojniejsza pora?",
  },
  content: {
    title: "Jedno zdanie, które idzie pierwsze",
    opening:
      "Ta rozmowa była o telefonie, który czeka od tygodnia. Pod odkładaniem nie ma niechęci do siostry: jest myśl, że zamiast prośby o kilka dni dla siebie zabrzmi wykręt.",
    course: [
      "Zaczyna się od faktu: w tym roku nie przyjedziesz na święta i trzeba to powiedzieć. Zaraz potem pojawia się poprzedni raz, po którym długo milczałyście, i widać, że to on najmocniej trzyma słuchawkę.",
      "W połowie rozmowy ton się zmienia. Pada to, co najważniejsze: że Ci na niej zależy. Od tego miejsca mowa jest już o porze i o pierwszym zdaniu, a nie o tym, czy w ogóle dzwonić.",
    ],
    threads: [
      {
        heading: "Odkładany telefon",
        said: "„od tygodnia to odkładam”",
        reading:
          "Odkładanie może tu chronić przed powtórką tamtego milczenia. Im dłużej trwa, tym więcej waży sam telefon, a coraz mniej to, co ma w nim paść.",
        question: "Co byłoby najmniejszą wersją tej rozmowy, na którą masz dziś siłę?",
      },
      {
        heading: "Ocena wydana z góry",
        said: "„Spodziewam się, że usłyszę, że zawsze się wykręcam”",
        reading:
          "Słowo „zawsze” brzmi jak wyrok wydany z góry. O tym, co siostra naprawdę myśli, w rozmowie nie było nic pewnego: znasz jedną wcześniejszą rozmowę i to, co było po niej.",
        question: "Po czym poznasz w trakcie rozmowy, że jest inaczej niż poprzednim razem?",
      },
      {
        heading: "Bliskość, która ma być usłyszana",
        said: "„Najbardziej chcę, żeby wiedziała, że mi na niej zależy”",
        reading:
          "To zdanie jest gotowe. Wypowiedziane na początku ustawia całą resztę: odmowa dotyczy kilku dni, nie jej.",
        question: "Jak powiesz to zdanie tak, żeby brzmiało po Twojemu?",
      },
    ],
    nextStep: {
      title: "Zapisz dwa zdania przed czwartkiem",
      description:
        "Weź kartkę i napisz pierwsze zdanie o tym, że Ci na niej zależy, a pod nim drugie: że w tym roku zostajesz u siebie. Przeczytaj oba na głos. W czwartek połóż kartkę obok telefonu i zacznij od pierwszego.",
      sign: "Oba zdania padły, zanim zaczęło się tłumaczenie.",
    },
    closing:
      "Nie masz wpływu na to, co siostra odpowie. Masz wpływ na to, co usłyszy jako pierwsze, i to pierwsze zdanie już jest. Reszta może być krótka.",
  },
};
