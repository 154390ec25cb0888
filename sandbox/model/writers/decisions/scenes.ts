/** A moment of two possible futures. */
export interface Moment {
  when: string;
  a: string;
  b: string;
}

type Scenes = Omit<Moment, "when">;

const beginning: Scenes = {
  a: "Pierwsze dni mijają szybko. Dużo rzeczy dzieje się po raz pierwszy, wieczorem czuć zmęczenie, ale też ciekawość. Zdarza się myśl „po co mi to było” i zdarza się uśmiech bez powodu. Jeszcze nic nie jest pewne i to chwilami uwiera.",
  b: "Pierwsze dni są bardziej znajome. Mniej się zmienia, więc łatwiej złapać oddech. Może pojawić się ulga, a zaraz po niej pytanie, czy to na pewno to. W zwykłych chwilach dnia widać, czego w tej opcji jest więcej, niż się wydawało.",
};

const settling: Scenes = {
  a: "Nowość powszednieje i zostaje to, co prawdziwe. Część obaw okazuje się na wyrost, jedna może okazać się trafna. Masz już swoje sposoby na gorsze dni. Coraz częściej mówisz o tym wyborze spokojnie, bez tłumaczenia się.",
  b: "Rytm jest ustalony. To, co daje oparcie, daje je nadal, a to, co uwiera, uwiera tak samo albo trochę mniej. Pojawia się miejsce na drobną zmianę wewnątrz tej opcji. Dobrze widać, czy spokój jest odpoczynkiem, czy czekaniem.",
};

const later: Scenes = {
  a: "Codzienność ma już nowy kształt. Prawdopodobnie są w niej ludzie i nawyki, których dziś nie ma. Bywa trudno w innych miejscach niż dawniej. Pytanie „a co, jeśli” przestaje wracać, bo znasz odpowiedź, jakakolwiek ona jest.",
  b: "Codzienność jest mocniejsza w tym, co znane. Prawdopodobnie udaje się w niej wzmocnić to, co dziś jest kruche. Bywa, że tamta druga droga wraca w myślach, czasem z żalem, czasem z ulgą. Masz więcej wiedzy, niż ma się na początku.",
};

const far: Scenes = {
  a: "Z tej odległości widać już nie sam wybór, lecz to, co z nim robisz później. Ta droga ma swoje zakręty, ale jest Twoja. Łatwo wskazać jeden zwykły dzień, dla którego było warto, i jedną rzecz, którą zaplanujesz inaczej.",
  b: "Z tej odległości widać, jak wiele dały rzeczy robione po cichu i regularnie. Ta droga nie jest pauzą, tylko pełnym życiem z własnym ciężarem i własnym światłem. Łatwo wskazać, co urosło, bo nie zostało przerwane.",
};

const inTurn = [beginning, settling, later, far];

/** Moments that fit how far a person wants to look; a year where they do not say. */
export function momentsFor(perspective: string): Moment[] {
  return timesFor(perspective.toLowerCase()).map((when, index) => ({
    when,
    ...(inTurn[index] ?? far),
  }));
}

function timesFor(perspective: string): string[] {
  if (/\blat(?:a|ach)?\b|dekad|dwa lata|emerytur/u.test(perspective))
    return ["Po tygodniu", "Po trzech miesiącach", "Po roku", "Po kilku latach"];
  if (/dni|dzień|tydzie|tygod|jutro/u.test(perspective))
    return ["Następnego dnia", "Po tygodniu", "Po miesiącu"];
  if (/p[oó]ł roku|miesi|kwarta/u.test(perspective))
    return ["Po tygodniu", "Po miesiącu", "Po pół roku"];
  return ["Po tygodniu", "Po trzech miesiącach", "Po roku"];
}
