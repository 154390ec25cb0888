import type { EmotionTheme } from "./theme.ts";

export const anger: EmotionTheme = {
  title: "Złość, która pilnuje ważnej granicy",
  opening:
    "Złość rzadko przychodzi bez powodu. Najczęściej zjawia się tam, gdzie coś cennego zostało pominięte, przekroczone albo zbyt długo przemilczane.",
  meaning: {
    heading: "Co mówi złość",
    paragraphs: [
      "Złość to energia, która woła: „tak nie może zostać”. Nie jest dowodem złego charakteru ani braku panowania nad sobą. To wiadomość o granicy, o potrzebie szacunku, wpływu albo sprawiedliwości. Czytana w ten sposób przestaje być wrogiem i zaczyna przypominać kogoś, kto głośno puka do drzwi, bo ciche pukanie nikogo nie obudziło.",
      "Warto też zajrzeć tuż pod nią. Często leży tam smutek, zmęczenie albo rozczarowanie, którym trudniej dać głos, bo są bardziej kruche. Złość staje przed nimi jak tarcza. Kiedy zapytasz ją, kogo albo co osłania, może się okazać, że w środku jest prosta prośba: o uwagę, o odpoczynek, o dotrzymane słowo.",
    ],
  },
  body: {
    paragraph:
      "Złość przygotowuje ciało do działania, dlatego tak trudno wtedy usiedzieć w miejscu. Jeśli rozpoznasz jej pierwsze sygnały, zyskasz kilka sekund na wybór, a to w zupełności wystarczy, by nie mówiła za Ciebie.",
    points: [
      "Gorąco na twarzy i karku, szybsze tętno, krótszy oddech.",
      "Zaciśnięta szczęka, napięte dłonie, barki uniesione ku uszom.",
      "Myśli, które układają ostre odpowiedzi i wracają do tej samej sceny.",
      "Nagły przypływ siły, po którym przychodzi zmęczenie albo chęć płaczu.",
    ],
  },
  protection: {
    heading: "Czego złość broni",
    paragraphs: [
      "Złość stoi na straży Twoich granic i tego, co uważasz za uczciwe. Nie pozwala udawać, że wszystko jest w porządku, kiedy nie jest. Jej siłę można skierować w dwie strony: przeciw komuś albo na rzecz czegoś. To drugie zwykle kosztuje mniej i przynosi więcej. Zamiast pytać, kto zawinił, spróbuj zapytać, co ma zostać ochronione i jakie jedno zdanie może w tym pomóc.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: siła bez iskier",
    paragraph:
      "Najpierw ruch, potem słowa. Ciało potrzebuje oddać napięcie, żeby myśli znów miały gdzie się zmieścić. Całość zajmuje około pięciu minut.",
    points: [
      "Oprzyj dłonie o ścianę i pchaj ją mocno przez dziesięć sekund. Odpuść, powtórz trzy razy.",
      "Zrób pięć oddechów, w których wydech jest wyraźnie dłuższy od wdechu.",
      "Dokończ na głos: „Złości mnie, że…”, „Zależy mi na…”, „Potrzebuję…”.",
      "Ułóż jedno zdanie, które mówi o Twojej potrzebie i nie zawiera oskarżenia.",
    ],
  },
  echo: "Słychać tu napięcie, a pod nim coś, czego nie chcesz oddać za darmo. To dobry punkt wyjścia: wiadomo już, że jest granica. Teraz można poszukać słów, które ją pokażą, zamiast nią uderzać.",
  steps: [
    {
      title: "Nazwij granicę jednym zdaniem",
      description:
        "Zapisz: „Zgadzam się na…, nie zgadzam się na…”. Przeczytaj to na głos i sprawdź, czy brzmi spokojnie i jasno. Takie zdanie można potem powiedzieć komuś wprost, w dobrze wybranym momencie.",
    },
    {
      title: "Daj sobie dobę przed odpowiedzią",
      description:
        "Jeśli kusi Cię ostra wiadomość, napisz ją w notatniku i wróć do niej jutro. Zostaw to, co nadal jest prawdziwe, a skreśl to, co miało tylko zaboleć. Zobaczysz, co naprawdę chcesz przekazać.",
    },
  ],
  closing:
    "Twoja złość ma coś ważnego do powiedzenia i nie musi krzyczeć, żeby to wybrzmiało. Gdy potraktujesz ją jak strażnika, a nie jak pożar, pomoże Ci stanąć po własnej stronie bez ranienia nikogo po drodze.",
};
