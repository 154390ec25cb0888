import type { Sample } from "../sample";
import type { TherapistContent } from "./content";

export const sample: Sample<TherapistContent> = {
  answers: {
    name: "Aleksandra",
    problemDescription:
      "Na zebraniach w pracy zamieram. Kiedy szef pyta o zdanie, mam pustkę w głowie, chociaż wcześniej wszystko wiem. Potem przez cały wieczór odtwarzam to w głowie i myślę, że wszyscy widzą, że się nie nadaję.",
    feelings: "wstyd, złość na siebie, gorąco w twarzy i ścisk w gardle",
    goal: "Chcę raz na zebraniu powiedzieć spokojnie jedno zdanie i nie myśleć o tym do nocy.",
    pastAttempts:
      "Notatki przed zebraniem trochę pomagają. Kawa przed wystąpieniem tylko pogarsza.",
  },
  content: {
    title: "Spokojny głos na zebraniu",
    opening:
      "Wiesz, co chcesz powiedzieć, dopóki nikt o to nie pyta. A potem pada pytanie i w głowie robi się pusto. Ta karta pracy rozkłada tę jedną chwilę na części i szuka miejsca, w którym najłatwiej ją rozluźnić – tak, żeby raz na zebraniu Twój głos zabrzmiał spokojnie, a wieczór należał już do Ciebie.",
    chain: {
      situation:
        "Zebranie w pracy. Szef pyta Cię o zdanie, a w głowie robi się pusto, chociaż wcześniej wszystko wiesz.",
      thought: "„Wszyscy widzą, że się nie nadaję”.",
      feeling: "Silny wstyd, a tuż za nim złość na siebie.",
      body: "Gorąco w twarzy, ścisk w gardle. Może też krótszy oddech – do zauważenia następnym razem.",
      behaviour:
        "Zamierasz i milczysz. Napięcie na chwilę opada, a potem przez cały wieczór wraca jako odtwarzanie tej sceny.",
    },
    loop: "Każde ogniwo popycha następne. Myśl o ocenie podnosi wstyd, wstyd odbiera oddech, a bez oddechu trudno o słowa. Milczenie przynosi ulgę, ale głowa uczy się z niej, że tylko milczenie jest bezpieczne. Najłatwiej rozłączyć to w dwóch miejscach: przy oddechu, zanim padnie pytanie, i wieczorem, gdy zaczyna się odtwarzanie.",
    understanding: [
      "Pustka w głowie nie jest dowodem, że czegoś nie wiesz. Gdy uwaga zajmuje się tym, jak wypadasz, brakuje jej na to, co chcesz powiedzieć. To zwykły mechanizm: pamięć robocza mieści naraz tylko kilka spraw, a lęk przed oceną zajmuje w niej najwięcej miejsca. Dlatego wiedza wraca dopiero po zebraniu, kiedy nikt już nie patrzy.",
      "Warto zauważyć, co już działa. Notatki przed zebraniem trochę pomagają, bo część myśli leży na kartce i nie trzeba jej trzymać w głowie. Kawa pogarsza sprawę, bo przyspiesza serce, a przyspieszone serce łatwo wziąć za strach. Te dwie obserwacje są Twoje i są trafne. Plan na tydzień opiera się właśnie na nich.",
    ],
    record: {
      situation: "Zebranie, pytanie od szefa",
      thought: "„Nie nadaję się”",
      feeling: "wstyd i złość na siebie",
      evidence: "Za: pustka w głowie. Przeciw: wcześniej wszystko wiem",
      balanced: "Mogę mówić wolno i krótko",
    },
    balanced: [
      {
        harsh: "Wszyscy widzą, że się nie nadaję.",
        kind: "Ludzie widzą, że przez chwilę milczę. Większość myśli wtedy o tym, co sama za moment powie.",
      },
      {
        harsh: "Skoro mam pustkę w głowie, to znaczy, że nie wiem.",
        kind: "Wiem, tylko w napięciu trudniej po to sięgnąć. Notatki pamiętają za mnie.",
      },
      {
        harsh: "Przez cały wieczór wracam do tej jednej chwili, jakby innych nie było.",
        kind: "To była jedna chwila z całego zebrania. Uczę się w małych porcjach i tę też mogę wykorzystać.",
      },
    ],
    experiment: {
      prediction: "Gdy się odezwę, zabraknie mi słów i wszyscy zobaczą, że się nie nadaję.",
      action:
        "Przed zebraniem zapisz sobie jedną odpowiedź, która i tak będzie prawdziwa, na przykład: „zgadzam się, a szczegóły sprawdzę po zebraniu”. Powiedz ją w pierwszych dziesięciu minutach, z ręką opartą o stół.",
      when: "Najbliższe zebranie zespołu, bez kawy przed nim",
      sign: "Co robi osoba po Tobie: czy poprawia Ciebie, czy po prostu mówi dalej. I po ilu minutach ciało się uspokaja.",
    },
    week: [
      {
        title: "Słowa na jutro",
        description:
          "Zapisz, co chcesz powiedzieć w jutrzejszej rozmowie, i przeczytaj to na głos w domu.",
      },
      {
        title: "Oddech pod stołem",
        description:
          "Trzy razy w ciągu dnia, zanim komuś odpowiesz, zrób jeden długi wydech, licząc do sześciu.",
      },
      {
        title: "Małe pytanie",
        description: "Zadaj na spotkaniu jedno krótkie pytanie o szczegół.",
      },
      {
        title: "Herbata zamiast kawy",
        description: "Sprawdź, jak zachowuje się serce przed rozmową, gdy nie przyspiesza go kawa.",
      },
      {
        title: "Zamknięcie dnia",
        description: "Po pracy zapisz przebieg jednej rozmowy w trzech punktach i zamknij zeszyt.",
      },
      {
        title: "Coś, w czym czas płynie",
        description: "Kwadrans zajęcia, w którym nikt nie ocenia: spacer, ciasto, rower.",
      },
      {
        title: "Spojrzenie wstecz",
        description: "Przeczytaj zapiski z tygodnia i podkreśl jedną rzecz, która poszła lżej.",
      },
    ],
    closing:
      "Aleksandro, wstyd może siedzieć z Tobą przy stole, a Ty i tak możesz się odezwać. Raz wystarczy, żeby to sprawdzić. Jeśli opowiesz o tym komuś, komu ufasz, będzie Ci lżej niż w pojedynkę: dwie osoby widzą w tej scenie więcej niż jedna.",
  },
};
