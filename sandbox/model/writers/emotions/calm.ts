import type { EmotionTheme } from "./theme.ts";

export const calm: EmotionTheme = {
  title: "Spokój, do którego można wracać",
  opening:
    "Spokój nie robi hałasu, więc łatwo uznać go za przerwę między ważniejszymi uczuciami. Tymczasem to on pozwala zobaczyć resztę wyraźnie.",
  meaning: {
    heading: "Co mówi spokój",
    paragraphs: [
      "Spokój pojawia się, kiedy nic w Tobie nie musi się bronić ani gonić. Mówi: „na tę chwilę wystarczy”. Czasem przychodzi po długim wysiłku, jak cisza po deszczu, a czasem rośnie powoli z drobnych, dobrych decyzji. Nie jest obojętnością. W spokoju nadal można kochać, tęsknić i mieć marzenia, tylko bez ciągłego napięcia, że trzeba coś natychmiast naprawić.",
      "Dla wielu osób spokój bywa na początku nieco podejrzany. Skoro zwykle coś się działo, cisza może wyglądać jak przeoczenie albo zapowiedź kłopotów. Jeśli znasz to uczucie, potraktuj je ze zrozumieniem: to stary nawyk czuwania. Z każdą spokojną chwilą, której nie przerwiesz, ciało uczy się, że odpoczynek jest bezpieczny.",
    ],
  },
  body: {
    paragraph:
      "Spokój ma swoje miejsca w ciele. Gdy je poznasz, zyskasz drogę, którą da się wracać także w bardziej niespokojne dni. Zauważ, które z tych znaków masz teraz przy sobie.",
    points: [
      "Oddech, który sam schodzi do brzucha i niczego nie przyspiesza.",
      "Miękkie ramiona, rozluźniony język i szczęka.",
      "Ciężar ciała oddany krzesłu, podłodze albo łóżku.",
      "Myśli, które przepływają jak chmury i nie domagają się odpowiedzi.",
    ],
  },
  protection: {
    heading: "Co spokój pielęgnuje",
    paragraphs: [
      "Spokój chroni Twoją uwagę i zdolność wybierania. W pośpiechu reaguje się na wszystko, w spokoju widać, co jest naprawdę ważne, a co tylko głośne. Strzeże też relacji, bo łatwiej wtedy słuchać bez przygotowywania obrony. Dobrze jest znać jego warunki: sen, rytm dnia, ludzi, przy których nie trzeba się pilnować. To Twoje źródła i warto je traktować z powagą.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: kotwica spokoju",
    paragraph:
      "Spokój można zapamiętać ciałem, tak jak zapamiętuje się melodię. Im częściej ją nucisz w dobrych chwilach, tym łatwiej przypomni się w trudnych.",
    points: [
      "Usiądź wygodnie i znajdź w ciele miejsce, w którym jest Ci teraz najspokojniej.",
      "Połóż tam dłoń i zrób siedem powolnych oddechów.",
      "Wybierz słowo, które pasuje do tej chwili, i powtórz je szeptem trzy razy.",
      "W ciągu dnia wracaj do gestu i słowa, choćby na czas jednego wydechu.",
    ],
  },
  echo: "W tych słowach jest przestrzeń, w której nic się nie tłoczy. Warto ją zapamiętać dokładnie taką, jaka jest. Zapisany spokój bywa najlepszą wskazówką na dni, w których trudno go przywołać.",
  steps: [
    {
      title: "Zapisz przepis na spokój",
      description:
        "Wypisz trzy rzeczy, które poprzedzały tę spokojną chwilę: miejsce, czynność, czyjąś obecność. To Twój osobisty przepis. Powieś go tam, gdzie zobaczysz go w bardziej nerwowym dniu.",
    },
    {
      title: "Ochroń jedną cichą godzinę",
      description:
        "Wybierz w tym tygodniu godzinę bez powiadomień i zobowiązań. Wpisz ją do kalendarza tak samo poważnie jak spotkanie z kimś ważnym. W końcu to jest spotkanie z kimś ważnym.",
    },
  ],
  closing:
    "Spokój, który teraz masz, nie jest przypadkiem ani luksusem. Jest w nim Twoja praca, Twoje wybory i odrobina łaski dnia. Niech będzie miejscem, z którego wyruszasz i do którego zawsze wolno Ci wrócić.",
};
