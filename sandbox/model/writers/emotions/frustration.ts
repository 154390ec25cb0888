import type { EmotionTheme } from "./theme.ts";

export const frustration: EmotionTheme = {
  title: "Frustracja, która szuka innej drogi",
  opening:
    "Frustracja rośnie na styku dużego starania i małego skutku. Jest męcząca, ale niesie ważną wiadomość: energia do zmiany nadal w Tobie jest.",
  meaning: {
    heading: "Co mówi frustracja",
    paragraphs: [
      "Frustracja pojawia się, gdy idziesz w stronę czegoś ważnego i raz po raz natrafiasz na ten sam mur. Mówi: „ten sposób już nie działa”. Nie znaczy to, że cel jest zły albo że brakuje Ci wytrwałości. Często znaczy tylko tyle, że warto podejść z innej strony, zmniejszyć krok albo poprosić kogoś, żeby przytrzymał drabinę.",
      "Pod frustracją zwykle leży potrzeba wpływu i skuteczności. Nikt nie lubi czuć, że wysiłek znika jak woda w piasku. Gdy trwa to dłużej, łatwo przenieść złość na siebie i dokładać sobie surowych słów. Spróbuj na chwilę oddzielić wynik od własnej wartości. Wynik mówi o okolicznościach i metodzie. Twoja wartość od niego nie zależy.",
    ],
  },
  body: {
    paragraph:
      "Ciało w frustracji przypomina samochód z wciśniętym jednocześnie gazem i hamulcem. Dużo się dzieje, a nic nie rusza z miejsca. Zauważ, gdzie zbiera się u Ciebie ta niewykorzystana siła.",
    points: [
      "Zmarszczone czoło, zaciśnięte zęby, ból głowy pod koniec dnia.",
      "Sztywny kark i barki, które trudno opuścić nawet po pracy.",
      "Westchnienia, bębnienie palcami, niecierpliwe przerywanie innym.",
      "Zmęczenie połączone z niemożnością odpoczynku.",
    ],
  },
  protection: {
    heading: "Czego pilnuje frustracja",
    paragraphs: [
      "Frustracja pilnuje Twojej sprawczości. Nie pozwala pogodzić się zbyt wcześnie z tym, co da się zmienić, i przypomina, że Twój czas i wysiłek mają wartość. Kiedy się jej wysłucha, potrafi stać się bardzo rzeczowa: pokazuje, który fragment planu jest za ciężki, która zasada już nie służy i gdzie brakuje odpoczynku. Wtedy zamiast pchać mocniej, można zacząć pchać mądrzej.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: trzy inne drzwi",
    paragraph:
      "Gdy jedne drzwi się nie otwierają, głowa chętnie ciągnie za tę samą klamkę. To ćwiczenie pomaga rozejrzeć się po korytarzu. Weź kartkę i dziesięć minut.",
    points: [
      "Napisz w jednym zdaniu, co dokładnie stoi w miejscu.",
      "Wypisz trzy inne sposoby, także dziwne i niedoskonałe.",
      "Przy każdym dopisz najmniejszy pierwszy ruch, który zajmie mniej niż kwadrans.",
      "Wybierz ten, który budzi najmniejszy opór, i wyznacz mu godzinę.",
    ],
  },
  echo: "Słychać tu wysiłek, który chce wreszcie coś przynieść. To zdanie nie brzmi jak rezygnacja, raczej jak prośba o lepszą drogę. Taka prośba jest już początkiem zmiany.",
  steps: [
    {
      title: "Zrób prawdziwą przerwę",
      description:
        "Odejdź od sprawy na całą dobę albo chociaż na jeden wieczór. Bez sprawdzania i poprawiania. Umysł często znajduje rozwiązanie dopiero wtedy, gdy przestaje się na nie patrzeć z bliska.",
    },
    {
      title: "Poproś o drugie spojrzenie",
      description:
        "Opowiedz komuś życzliwemu, co próbujesz osiągnąć i gdzie utyka. Poproś o jedno pytanie zamiast rady. Cudze pytanie potrafi oświetlić fragment, którego od środka nie widać.",
    },
  ],
  closing:
    "Fakt, że coś stoi w miejscu, nie przekreśla drogi, którą masz już za sobą. Odłóż na chwilę ciężar, rozejrzyj się i pozwól sobie na mniejszy krok. On też prowadzi naprzód.",
};
