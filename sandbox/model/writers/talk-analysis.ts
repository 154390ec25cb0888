import type { TalkAnalysisContent } from "../../../app/products/talk-analysis/content.ts";
import { any, chooseFor } from "../passages/choose.ts";
import { quote } from "../quote.ts";

const passages = {
  title: any("To, co zostało po rozmowie", "Trzy nitki jednej rozmowy", "Kartka po rozmowie"),
  openingAfter: any(
    "Od tych słów zaczyna się ta kartka. Zbiera to, co padło, i niczego do tego nie dopisuje.",
    "Wokół tego zdania układa się cała reszta. Poniżej jest ono jeszcze raz, spokojniej i po kolei.",
  ),
  course: any(
    "Rozmowa miała swój czas i swój rytm: były zdania, które przyszły od razu, i takie, które kosztowały więcej. Jedne i drugie są częścią tej samej sprawy.",
    "W rozmowie padają fakty i padają też oceny. Warto patrzeć na nie osobno: fakt zostaje taki sam, a ocena zależy od dnia, w którym się go opowiada.",
  ),
  heading: any("To, od czego się zaczyna", "To, co waży najwięcej", "To, co jest pod spodem"),
  reading: any(
    "To zdanie może mówić o sprawie, ale i o tym, ile siły kosztuje samo jej niesienie. Jedno i drugie jest ważne, choć nie wymaga tej samej odpowiedzi.",
    "Brzmi to jak coś, co dobrze wiesz, tylko rzadko mówisz na głos. Zapisane waży trochę inaczej: można na nie spojrzeć z boku.",
    "Może być tak, że w tym miejscu spotykają się dwie potrzeby naraz. Nie trzeba dziś wybierać między nimi, wystarczy wiedzieć, że są dwie.",
  ),
  question: any(
    "Co w tym zdaniu jest faktem, a co przewidywaniem?",
    "Komu to zdanie mogłoby się przydać oprócz Ciebie?",
    "Co byłoby tu choć odrobinę lżejsze?",
  ),
  step: any(
    [
      "Zapisz jedno zdanie z tej rozmowy",
      "Weź kartkę i przepisz to zdanie, które najbardziej zostało z Tobą. Pod nim dopisz jedną rzecz, na którą masz w tej sprawie wpływ, i odłóż kartkę tam, gdzie ją jutro zobaczysz.",
      "Kartka leży na wierzchu, a zdanie ma na niej swoje miejsce.",
    ],
    [
      "Daj tej sprawie kwadrans",
      "Wybierz na jutro jeden kwadrans, najlepiej o stałej porze, i zapisz go w kalendarzu. W tym czasie zrób tylko pierwszy, najmniejszy kawałek tego, o czym mowa w rozmowie.",
      "Kwadrans minął, a pierwszy kawałek jest za Tobą albo wiadomo, co go zatrzymało.",
    ],
  ),
  closing: any(
    "Ta kartka nie musi niczego zmieniać od razu. Wystarczy, że to, co padło w rozmowie, ma teraz swoje miejsce i nie trzeba o tym pamiętać przez cały dzień.",
  ),
  unsaid: any(
    "W rozmowie padło niewiele słów i to też jest w porządku: ten wątek zostaje do dopisania.",
    "Tu zostaje wolne miejsce: na coś, co przyjdzie do głowy już po rozmowie.",
    "O tym w rozmowie jeszcze nie było mowy.",
  ),
};

/** Writes the analysis of a booked talk: what was said in its place, in three threads, and nothing that was not. */
export function writeTalkAnalysis(answers: Record<string, unknown>): TalkAnalysisContent {
  const choice = chooseFor("talk-analysis", answers);
  const first = choice.quote(answers.said, 200);
  const topic = typeof answers.topic === "string" ? quote(answers.topic, 60) : "";
  const about = topic ? `Tematem tej rozmowy było: ${topic}.` : "To była rozmowa o jednej sprawie.";
  const words = [first, choice.quote(answers.said, 200), choice.quote(answers.said, 200)];
  const [title, description, sign] = choice.one(passages.step);
  return {
    opening: `${about} ${first ? `W Twoich słowach: „${first}”. ` : ""}${choice.one(passages.openingAfter)}`,
    course: choice.several(passages.course, 2),
    threads: words.map((said) => ({
      heading: choice.one(passages.heading),
      said: said ? `„${said}”` : choice.one(passages.unsaid),
      reading: choice.one(passages.reading),
      question: choice.one(passages.question),
    })),
    nextStep: { title, description, sign },
    closing: choice.one(passages.closing),
    title: choice.one(passages.title),
  } as TalkAnalysisContent;
}
