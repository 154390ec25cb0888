import { foreignToPolish } from "../writers/own-words.ts";
/** Passages of a letter in one language; `%p` is the position and `%c` the company, both as they were written. */
type LetterPassages = Readonly<{
  /** Found in an answer that is not in the letter's language. */
  foreign: RegExp;
  position: string;
  company: string;
  subject: string;
  salutation: Readonly<{ formal: string; easy: string }>;
  closing: Readonly<{ formal: readonly string[]; easy: readonly string[] }>;
  start: Readonly<Record<"formalny" | "luźny" | "z humorem" | "kreatywny", readonly string[]>>;
  /** After the person's own sentences about each; the last is for whoever has none. */
  why: Readonly<{ after: readonly string[]; none: readonly string[] }>;
  bring: Readonly<{ lead: readonly string[]; after: readonly string[]; none: readonly string[] }>;
  unique: Readonly<{ lead: readonly string[]; after: readonly string[]; none: readonly string[] }>;
  more: readonly string[];
  ask: readonly string[];
  thanks: readonly string[];
}>;

const polish: LetterPassages = {
  foreign: foreignToPolish,
  position: "oferowane stanowisko",
  company: "Państwa zespół",
  subject: "Zgłoszenie na stanowisko: %p",
  salutation: { formal: "Szanowni Państwo,", easy: "Dzień dobry," },
  closing: {
    formal: ["Z wyrazami szacunku", "Z poważaniem", "Łączę wyrazy szacunku"],
    easy: ["Pozdrawiam serdecznie", "Z pozdrowieniami", "Pozdrawiam"],
  },
  start: {
    formalny: [
      "zgłaszam się na stanowisko: %p (%c). Zanim przejdę do doświadczenia, chcę powiedzieć, skąd ten wybór.",
      "piszę w odpowiedzi na ogłoszenie: %p, %c. Zaczynam od powodu, bo to on skłania mnie do napisania.",
      "piszę w sprawie tej pracy: %p, %c. Najpierw krótko o tym, co mnie do tej pracy przyciąga.",
      "ogłoszenie, w którym %c szuka osoby na stanowisko: %p, jest mi bliskie z konkretnego powodu.",
      "kandyduję na stanowisko: %p (%c). Oto, dlaczego zależy mi właśnie na tym miejscu.",
    ],
    luźny: [
      "piszę w sprawie pracy: %p (%c). Zacznę od tego, dlaczego w ogóle piszę.",
      "trafiło do mnie Państwa ogłoszenie: %p, %c. Oto moje „dlaczego”, bez długich wstępów.",
      "będzie krótko i po ludzku, bo chodzi o pracę: %p, %c. Najpierw powód.",
      "to zgłoszenie dotyczy stanowiska: %p (%c). Wolę mówić wprost, więc od razu do rzeczy.",
    ],
    "z humorem": [
      "podobno listy motywacyjne czyta się przy trzeciej kawie, więc będzie krótko. Chodzi o stanowisko: %p (%c), a powód mam na piśmie.",
      "to zgłoszenie (%p, %c) powstało bez słów „dynamiczny” i „prężny”. Obyło się bez bólu, a powód brzmi tak.",
      "zacznę od puenty: chcę tej pracy (%p, %c). Reszta listu to uzasadnienie, krótsze niż instrukcja drukarki.",
      "w tym liście nie ma ani jednego wykresu kołowego, jest za to konkretny powód, dla którego piszę w sprawie stanowiska: %p (%c).",
    ],
    kreatywny: [
      "od czego zaczyna się dobra praca? To zgłoszenie (%p, %c) zaczyna się od jednej odpowiedzi.",
      "gdyby ten list był rozmową, otwierałoby ją pytanie: dlaczego właśnie %p i dlaczego właśnie %c? Odpowiedź mam gotową.",
      "proszę wyobrazić sobie pustą kartkę z jednym słowem na górze: po co. Pod spodem stoi %p, %c, a dalej moje zdania.",
      "każde zgłoszenie ma swoją pierwszą scenę. W tym (%p, %c) wygląda ona tak.",
    ],
  },
  why: {
    after: [
      "Taki powód nie mija po tygodniu.",
      "Od niego zależy, jak wygląda potem każdy dzień pracy.",
      "Dlatego to ogłoszenie czytam uważniej niż pozostałe.",
      "To dla mnie wystarczający powód, żeby napisać właśnie do Państwa.",
      "Od tego chcę zacząć także naszą rozmowę.",
      "Z takim powodem łatwiej się uczyć i łatwiej zostać na dłużej.",
      "Resztę tej historii chętnie dopowiem na miejscu.",
      "Takiej pracy szukam i za taką chcę odpowiadać.",
    ],
    none: [
      "To praca, którą chcę wykonywać i o której chcę usłyszeć więcej, niż mieści ogłoszenie.",
      "Zadania z ogłoszenia są mi bliskie i chcę się nimi zajmować na co dzień.",
      "Chcę pracować tam, gdzie wiadomo, komu służy wynik, a z ogłoszenia właśnie to wyczytuję.",
    ],
  },
  bring: {
    lead: [
      "Najważniejsze z tego, co mam, zapisuję poniżej.",
      "Zaczynam od tego, co sprawdzone.",
      "Do tej pracy wnoszę to, co umiem i robię dzisiaj.",
      "Moje doświadczenie mieści się w kilku zdaniach.",
      "Oto, na czym mogą się Państwo oprzeć.",
      "To, co mam do zaoferowania, łatwo sprawdzić.",
      "Z dotychczasowych zajęć zabieram ze sobą konkret.",
      "Co z tego przyda się Państwu od pierwszego dnia?",
    ],
    after: [
      "To baza, a reszty chcę nauczyć się u Państwa.",
      "Tyle na papierze, a więcej pokażę przy pracy.",
      "Każdą z tych rzeczy mogę pokazać na przykładzie.",
      "O szczegółach chętnie opowiem, także o tych, które nie poszły gładko.",
      "Wybieram to, co ma związek z ogłoszeniem, resztę zostawiam w życiorysie.",
      "Na każde z tych zdań mam w zanadrzu historię z prawdziwego dnia.",
      "Za tymi słowami stoją konkretne zadania i ludzie, z którymi je wykonuję.",
      "Z tego zestawu najchętniej skorzystam już w pierwszych tygodniach.",
    ],
    none: [
      "O doświadczeniu najlepiej mówi mi się na przykładach, dlatego szczegóły zostawiam na rozmowę i na życiorys.",
      "To, co umiem, wolę pokazać w działaniu: na zadaniu próbnym albo podczas dnia spędzonego na miejscu.",
      "Przebieg dotychczasowej pracy opisuje życiorys, a tutaj chcę powiedzieć przede wszystkim, jak chcę pracować.",
    ],
  },
  unique: {
    lead: [
      "Zostaje rzecz, której nikt nie wymaga, a bywa potrzebna.",
      "Do tych faktów pasuje jeszcze jeden.",
      "Jest jeszcze coś, co mnie wyróżnia.",
      "Dodam rzecz, której nie widać w życiorysie.",
      "Do tego dochodzi coś mniej oczywistego.",
      "Jedno zdanie o mnie spoza listy wymagań.",
      "A oto coś, po czym łatwo mnie zapamiętać.",
    ],
    after: [
      "Z takich rzeczy też składa się praca.",
      "Myślę, że w Państwa zespole znajdzie się na to miejsce.",
      "W zwykły dzień takie drobiazgi ważą więcej, niż się wydaje.",
      "Wierzę, że zespół szybko robi z tego użytek.",
      "Nie wpisuje się tego w rubrykę, a przydaje się często.",
      "To rzecz mała, ale stała.",
      "Chętnie sprawdzę, jak zadziała to u Państwa.",
    ],
    none: [
      "Co mnie wyróżnia, niech ocenią Państwo po pierwszej wspólnie załatwionej sprawie.",
      "Zamiast przymiotników o sobie proponuję krótkie zadanie próbne, bo ono powie więcej.",
      "O zaletach trudno pisać samodzielnie, dlatego chętnie wskażę kogoś, kto zna mnie z działania.",
    ],
  },
  more: [
    "Nowych narzędzi uczę się chętnie, jeśli ktoś pokaże mi raz, a potem pozwoli się pomylić.",
    "Cenię miejsca, w których wiadomo, do kogo iść z pytaniem, i w których wolno je zadać.",
    "Od przyszłego zespołu chcę usłyszeć, czego mu dzisiaj najbardziej brakuje.",
    "Najlepiej poznać się przy konkretnej sprawie, dlatego proponuję rozmowę o jednym z Państwa bieżących zadań.",
    "Umawiam się na to, co da się dotrzymać, a o przeszkodach chcę mówić od razu.",
    "Zwykłe dni są dla mnie ważniejsze niż wielkie wejście, bo to z nich składa się praca.",
    "Odpowiedzialność rozumiem prosto: po mojej części następna osoba ma zaczynać bez szukania.",
    "Mam kilka pytań o zakres obowiązków i chętnie je zadam, kiedy będzie na to pora.",
    "Chcę wiedzieć, po czym za pół roku uznają Państwo, że był to dobry wybór.",
    "Praca wymaga czasem cierpliwości, czasem tempa, i dobrze jest wiedzieć, czego oczekuje się danego dnia.",
    "Ogłoszenie czytam jako opis zadań, dlatego wolę mówić o tym, co robię, niż o tym, jaką mam opinię o sobie.",
    "Pierwsze tygodnie chcę przeznaczyć na słuchanie: jak dzieli się pracę, co jest pilne i kogo o co pytać.",
    "Każde miejsce ma swoje sposoby i chcę je poznać, zanim zaproponuję własne.",
    "Jeśli przyda się próbka pracy albo zadanie na próbę, chętnie je wykonam.",
    "Zależy mi na pracy, w której widać, komu służy jej wynik i po czym poznaje się, że jest dobry.",
    "Wolę zadać jedno pytanie za dużo na początku niż poprawiać całość na końcu.",
    "Ważne są dla mnie jasne ustalenia: kto, co i na kiedy, najlepiej zapisane w jednym miejscu.",
    "Z ogłoszenia wybieram dla siebie to, za co od razu mogę wziąć odpowiedzialność, a reszty chcę się nauczyć.",
    "Szukam miejsca, w którym o błędach mówi się wprost i od razu szuka rozwiązania.",
    "Interesuje mnie także to, czego ogłoszenie nie mówi: jak wygląda zwykły wtorek i co jest w tej pracy najtrudniejsze.",
    "Sprawy zaczęte lubię widzieć skończone, a te, które muszą poczekać, mieć na liście z datą.",
    "Chcę dołożyć swoją część do pracy, która toczy się na długo przed moim przyjściem, i zrobić to z szacunkiem dla tych, którzy ją prowadzą.",
    "O tym, co w tym liście jest krótko, chętnie opowiem więcej.",
    "Mogę przedstawić dokumenty, które potwierdzają to, o czym piszę, w takiej formie, jaka będzie dla Państwa wygodna.",
  ],
  ask: [
    "Proszę o sygnał, czy mogę odwiedzić Państwa i porozmawiać o tym stanowisku.",
    "Najchętniej dokończę te zdania w rozmowie, w porze dogodnej dla Państwa.",
    "Chętnie spotkam się z Państwem i odpowiem na pytania, a przy okazji zapytam o pierwsze miesiące na tym stanowisku.",
    "Proszę o możliwość rozmowy, podczas której pokażę przykłady i posłucham o zadaniach, które czekają na nową osobę.",
    "Będzie mi miło porozmawiać w terminie, który Państwu odpowiada, na miejscu albo przez telefon.",
    "Zapraszam do kontaktu i dostosuję się do Państwa kalendarza, także na krótkie spotkanie wstępne.",
    "Jeśli to, co piszę, odpowiada Państwa potrzebom, proszę o rozmowę, choćby krótką.",
  ],
  thanks: [
    "Za poświęconą uwagę serdecznie dziękuję.",
    "Dziękuję i pozostaję do dyspozycji.",
    "Dziękuję za czas poświęcony na lekturę.",
    "Dziękuję, że czytają Państwo ten list do końca.",
    "Za przeczytanie tych kilku akapitów dziękuję.",
    "Dziękuję za rozpatrzenie mojego zgłoszenia.",
  ],
};

const english: LetterPassages = {
  foreign: /[ąćęłńóśźżäöüß]|\b(?:jest|mam|się|sie|lat|und|ich|mit|der|die|das)\b/iu,
  position: "the advertised position",
  company: "your team",
  subject: "Application: %p",
  salutation: { formal: "Dear Hiring Team,", easy: "Hello," },
  closing: {
    formal: ["Yours faithfully", "Yours sincerely", "Respectfully yours"],
    easy: ["Kind regards", "Best wishes", "With kind regards"],
  },
  start: {
    formalny: [
      "I am writing to apply for the position of %p at %c. Before I turn to my experience, let me say why.",
      "Please accept my application for the position of %p at %c. I begin with the reason, since it made me write.",
      "With this letter I apply for the position of %p, advertised by %c. First, a word on what draws me to it.",
      "Your advertisement for the position of %p at %c speaks to me for a particular reason.",
    ],
    luźny: [
      "This is about the job you advertise: %p, %c. Let me start with why I am writing at all.",
      "I will keep this short and plain, because the job (%p, %c) deserves a straight answer.",
      "Your advertisement (%p, %c) made me stop scrolling. Here is why, without a long preamble.",
    ],
    "z humorem": [
      "They say that cover letters are read over the third coffee, so I will be brief. It is about this job: %p, %c.",
      "This application (%p, %c) was written without the words dynamic and passionate. It hurt less than expected.",
      "Let me begin with the punch line: I want this job (%p, %c). The rest is evidence, shorter than a printer manual.",
    ],
    kreatywny: [
      "Where does good work begin? This application (%p, %c) begins with one honest answer.",
      "If this letter were a conversation, it would open with a question: why %p, and why %c?",
      "Picture a blank page with one word on top: why. Below it I have written %p, %c.",
    ],
  },
  why: {
    after: [
      "A reason like this does not wear off within a week.",
      "It decides what every working day looks like afterwards.",
      "That is why I read your advertisement more closely than the others.",
      "It is reason enough for me to write to you.",
      "This is where I would like our conversation to begin.",
      "With such a reason it is easier to learn, and easier to stay.",
    ],
    none: [
      "It is the kind of work that I want to do, and I would like to hear more of it than an advertisement can hold.",
      "The tasks that you describe are ones that I want to spend my working days on.",
      "I want to work where it is clear who the result is for, and your advertisement says just that.",
      "What you describe is close to what I look for, down to the order in which you put it.",
      "Reading your advertisement I can picture the working day, and I like what I see.",
    ],
  },
  bring: {
    lead: [
      "I begin with what has been tried.",
      "These are the things that I would start from.",
      "What I bring to this work fits into a few sentences.",
      "Here is what you can rely on.",
      "What I have to offer is easy to check.",
      "Let me name what I do already.",
    ],
    after: [
      "This is the base; the rest I want to learn with you.",
      "So much on paper, and more at work.",
      "I can show each of these things with an example.",
      "I will gladly tell you more, including the parts that did not go smoothly.",
      "I have chosen what belongs to your advertisement; the rest is in my CV.",
      "Behind each of these words there is a task and somebody who needed it done.",
    ],
    none: [
      "My CV lists what I have done so far; here I would rather say how I want to work.",
      "I prefer to show what I can do: in a trial task, or during a day spent with the team.",
      "What I have learnt is best told by examples, and I keep those for our conversation.",
      "The details of my experience stand in my CV, and I can explain each line of it in plain words.",
      "Instead of a list of strengths, let me offer you a small task of your choice, done on your terms.",
    ],
  },
  unique: {
    lead: [
      "There is one thing that nobody asks for and that is often needed.",
      "To these facts belongs one more.",
      "One more thing sets me apart.",
      "Let me add something that a CV does not show.",
      "There is something less obvious, too.",
      "And one sentence beyond the list of requirements.",
    ],
    after: [
      "Work is made of such things, too.",
      "I trust that there is room for it in your team.",
      "On an ordinary day such things weigh more than they seem to.",
      "It has no box in a form, yet it is often of use.",
      "It is a small thing, but a steady one.",
      "I would be glad to see how it works with you.",
    ],
    none: [
      "What sets me apart is for you to judge, after the first matter that we settle together.",
      "It is hard to praise oneself well, so I will gladly name people who know my work.",
      "I would rather be remembered for one thing that works than for ten adjectives.",
      "If you ask what to expect of me, the answer is short: clear words and no surprises.",
    ],
  },
  more: [
    "I learn new tools willingly, if somebody shows me once and then lets me make my own mistakes.",
    "I value places where it is clear whom to ask, and where asking is welcome.",
    "From my future team I would like to hear what it misses most today.",
    "People get to know each other best over a real task, so I suggest that we talk about one of yours.",
    "I promise what can be kept, and I want to speak of obstacles as soon as they show.",
    "Ordinary days matter more to me than a grand entrance, for work is made of them.",
    "Responsibility means something simple to me: the next person can begin without searching.",
    "I have some questions about the duties and will ask them when the time is right.",
    "I want to know by what you will tell, in half a year, that your choice was good.",
    "I read your advertisement as a description of tasks, so I would rather speak about what I do than about the opinion I have of myself.",
    "I want to spend the first weeks listening: how the work is shared, what is urgent, and whom to ask about what.",
    "Every place has its own ways, and I want to know them before I suggest mine.",
    "If a sample of my work or a trial task is of use, I will gladly prepare one.",
    "I care for work whose result can be seen, and for people who say openly what a good one looks like.",
    "I would sooner ask one question too many at the start than mend the whole at the end.",
    "Clear agreements matter to me: who does what, and by when, preferably written down in one place.",
    "From your list I take what I can answer for at once, and I want to learn the rest.",
    "I look for a place where mistakes are named openly and mended on the same day.",
    "I am also curious about what the advertisement leaves out: an ordinary Tuesday, and the hardest part of the job.",
    "I like to see things finished, and those that have to wait on a list with a date.",
    "I want to add my part to work that was going on long before me, with respect for those who carry it.",
    "Where this letter is too short, please take it as an invitation to ask.",
    "I can provide documents for what I write here, in whatever form is convenient for you.",
    "A team is told by how it hands over a half-finished job, and I would like to see how you do it.",
    "If the job turns out to be different from the advertisement, I would rather hear it early and plainly.",
  ],
  ask: [
    "I would gladly visit you and talk about the position in person.",
    "I would be glad to meet you, answer your questions and hear what the first months will bring.",
    "Please let me know when it suits you to talk, in person or by telephone, even briefly.",
    "I look forward to a conversation in which I can show examples and hear about the tasks that are waiting.",
    "If what I write meets your needs, I would welcome an interview at a time of your choice.",
    "May I ask you for a short first meeting, to see whether your needs and my work fit together?",
  ],
  thanks: [
    "Thank you for your time.",
    "Thank you for reading this letter to its end.",
    "Many thanks for considering my application.",
    "I appreciate the time that you give to this letter.",
  ],
};

const german: LetterPassages = {
  foreign: /[ąćęłńóśźż]|\b(?:jest|mam|się|sie|lat|the|and|with|my|have)\b/iu,
  position: "die ausgeschriebene Stelle",
  company: "Ihr Team",
  subject: "Bewerbung: %p",
  salutation: { formal: "Sehr geehrte Damen und Herren,", easy: "Guten Tag," },
  closing: {
    formal: ["Mit freundlichen Grüßen", "Hochachtungsvoll", "Mit besten Grüßen"],
    easy: ["Viele Grüße", "Herzliche Grüße", "Beste Grüße"],
  },
  start: {
    formalny: [
      "hiermit bewerbe ich mich um die Stelle: %p (%c). Bevor ich zu meiner Erfahrung komme, möchte ich den Grund nennen.",
      "ich schreibe Ihnen wegen Ihrer Anzeige: %p, %c. Mit dem Grund beginne ich, denn er ist der Anlass für diesen Brief.",
      "bitte prüfen Sie meine Bewerbung um die Stelle: %p (%c). Zuerst in Kürze, was mich daran anzieht.",
      "Ihre Anzeige (%p, %c) spricht mich aus einem bestimmten Grund an.",
    ],
    luźny: [
      "es geht um die Stelle: %p (%c). Ich fange damit an, warum ich überhaupt schreibe.",
      "ich schreibe kurz und ohne Umschweife, denn die Stelle (%p, %c) hat eine klare Antwort verdient.",
      "bei Ihrer Anzeige (%p, %c) habe ich aufgehört weiterzublättern. Hier ist der Grund.",
    ],
    "z humorem": [
      "angeblich liest man solche Briefe beim dritten Kaffee, also fasse ich mich kurz. Es geht um die Stelle: %p (%c).",
      "diese Bewerbung (%p, %c) kommt ohne die Wörter dynamisch und belastbar aus. Es tat weniger weh als gedacht.",
      "ich beginne mit der Pointe: Ich möchte diese Stelle (%p, %c). Der Rest ist Begründung und kürzer als jede Druckeranleitung.",
    ],
    kreatywny: [
      "womit fängt gute Arbeit an? Diese Bewerbung (%p, %c) fängt mit einer ehrlichen Antwort an.",
      "wäre dieser Brief ein Gespräch, stünde am Anfang die Frage: Warum %p, und warum %c?",
      "stellen Sie sich ein leeres Blatt vor, auf dem oben ein einziges Wort steht: warum. Darunter steht von meiner Hand %p, %c.",
    ],
  },
  why: {
    after: [
      "Ein solcher Grund nutzt sich nicht nach einer Woche ab.",
      "Davon hängt ab, wie danach jeder Arbeitstag aussieht.",
      "Deshalb lese ich Ihre Anzeige genauer als die anderen.",
      "Das ist für mich Grund genug, Ihnen zu schreiben.",
      "Damit möchte ich auch unser Gespräch beginnen.",
      "Mit einem solchen Grund lernt man leichter und bleibt gern länger.",
    ],
    none: [
      "Es ist die Arbeit, die ich machen möchte, und ich will mehr darüber hören, als in eine Anzeige passt.",
      "Die Aufgaben, die Sie beschreiben, sollen meine Arbeitstage füllen.",
      "Ich möchte dort arbeiten, wo klar ist, wem das Ergebnis nützt, und genau das lese ich bei Ihnen.",
      "Was Sie beschreiben, kommt dem sehr nahe, was ich suche, bis hin zur Reihenfolge der Aufgaben.",
      "Bei dieser Anzeige kann ich mir den Arbeitstag vorstellen, und er gefällt mir.",
    ],
  },
  bring: {
    lead: [
      "Ich fange mit dem an, was sich bewährt hat.",
      "Davon würde ich ausgehen.",
      "Was ich mitbringe, passt in wenige Sätze.",
      "Darauf können Sie sich stützen.",
      "Was ich anbiete, lässt sich leicht prüfen.",
      "Ich nenne, was ich heute schon tue.",
    ],
    after: [
      "Das ist die Grundlage; den Rest möchte ich bei Ihnen lernen.",
      "So viel auf dem Papier, mehr bei der Arbeit.",
      "Jede dieser Sachen kann ich an einem Beispiel zeigen.",
      "Gern erzähle ich mehr davon, auch von dem, was nicht glatt lief.",
      "Ich habe ausgewählt, was zu Ihrer Anzeige gehört; alles andere steht im Lebenslauf.",
      "Hinter jedem dieser Wörter steht eine Aufgabe und jemand, der sie gebraucht hat.",
    ],
    none: [
      "Was ich bisher gemacht habe, steht im Lebenslauf; hier möchte ich lieber sagen, wie ich arbeiten will.",
      "Was ich kann, zeige ich am liebsten: in einer Probeaufgabe oder an einem Tag mit dem Team.",
      "Von meiner Erfahrung erzählen Beispiele am besten, und die hebe ich für das Gespräch auf.",
      "Die Einzelheiten stehen im Lebenslauf, und jede Zeile davon kann ich in einfachen Worten erklären.",
      "Statt einer Liste von Stärken biete ich Ihnen eine kleine Aufgabe Ihrer Wahl an.",
    ],
  },
  unique: {
    lead: [
      "Es bleibt etwas, das niemand verlangt und das doch oft gebraucht wird.",
      "Zu diesen Angaben gehört noch eine.",
      "Eines kommt noch hinzu.",
      "Ich ergänze etwas, das kein Lebenslauf zeigt.",
      "Dazu gehört auch etwas weniger Offensichtliches.",
      "Und ein Satz jenseits der Anforderungen.",
    ],
    after: [
      "Auch daraus besteht die Arbeit.",
      "Ich denke, dafür ist in Ihrem Team Platz.",
      "Im Alltag wiegen solche Dinge mehr, als man meint.",
      "Dafür gibt es kein Feld im Formular, und doch hilft es oft.",
      "Es ist eine kleine, aber beständige Sache.",
      "Ich bin gespannt, wie es sich bei Ihnen bewährt.",
    ],
    none: [
      "Was mich auszeichnet, beurteilen Sie am besten nach der ersten gemeinsam erledigten Sache.",
      "Sich selbst zu loben ist schwer, deshalb nenne ich Ihnen gern Menschen, die meine Arbeit kennen.",
      "Ich bleibe lieber mit einer Sache in Erinnerung, die funktioniert, als mit zehn Eigenschaften.",
      "Wenn Sie fragen, was Sie erwarten dürfen, ist die Antwort kurz: klare Worte und keine Überraschungen.",
    ],
  },
  more: [
    "Neue Werkzeuge lerne ich gern, wenn sie mir jemand einmal zeigt und mich dann üben lässt.",
    "Ich schätze Orte, an denen klar ist, wen man fragt, und an denen man fragen darf.",
    "Von meinem künftigen Team möchte ich hören, was ihm heute am meisten fehlt.",
    "Am besten lernt man sich an einer echten Aufgabe kennen, sprechen wir also gern über eine von Ihren.",
    "Ich verspreche, was sich halten lässt, und möchte über Hindernisse sofort sprechen.",
    "Gewöhnliche Tage sind mir wichtiger als ein großer Auftritt, denn aus ihnen besteht die Arbeit.",
    "Verantwortung verstehe ich einfach: Nach mir kann die nächste Person anfangen, ohne zu suchen.",
    "Zu den Aufgaben habe ich einige Fragen und stelle sie gern, wenn es passt.",
    "Ich möchte wissen, woran Sie in einem halben Jahr erkennen, dass Ihre Wahl gut war.",
    "Ihre Anzeige lese ich als Beschreibung von Aufgaben, deshalb spreche ich lieber über das, was ich tue, als über die Meinung, die ich von mir habe.",
    "In den ersten Wochen möchte ich zuhören: wie die Arbeit geteilt wird, was eilt und wen man wonach fragt.",
    "Jeder Ort hat seine Art, und ich möchte sie kennen, bevor ich meine vorschlage.",
    "Wenn eine Arbeitsprobe oder eine Probeaufgabe hilft, bereite ich sie gern vor.",
    "Mir liegt an einer Arbeit, deren Ergebnis man sieht, und an Menschen, die offen sagen, wann es gut ist.",
    "Ich frage lieber am Anfang einmal zu viel, als am Ende alles zu verbessern.",
    "Klare Absprachen sind mir wichtig: wer, was und bis wann, am besten an einer Stelle aufgeschrieben.",
    "Aus Ihrer Liste nehme ich mir, wofür ich gleich einstehen kann, und möchte den Rest lernen.",
    "Ich suche einen Ort, an dem Fehler offen benannt und am selben Tag behoben werden.",
    "Neugierig bin ich auch auf das, was die Anzeige verschweigt: einen gewöhnlichen Dienstag und das Schwerste an der Stelle.",
    "Angefangenes sehe ich gern fertig, und was warten muss, auf einer Liste mit Datum.",
    "Ich möchte meinen Teil zu einer Arbeit beitragen, die lange vor mir begonnen hat, mit Achtung vor denen, die sie tragen.",
    "Wo dieser Brief zu kurz ist, verstehen Sie ihn bitte als Einladung zu Fragen.",
    "Nachweise zu dem, was ich schreibe, reiche ich in der Form ein, die für Sie bequem ist.",
    "Ein Team erkennt man daran, wie es eine halbfertige Sache übergibt, und das möchte ich bei Ihnen sehen.",
    "Sollte die Stelle anders sein als die Anzeige, höre ich das lieber früh und deutlich.",
  ],
  ask: [
    "Gern komme ich vorbei, um mit Ihnen über die Stelle zu sprechen.",
    "Gern treffe ich Sie, beantworte Ihre Fragen und höre, was die ersten Monate bringen.",
    "Bitte sagen Sie mir, wann ein Gespräch für Sie passt, vor Ort oder am Telefon, auch ein kurzes.",
    "Ich freue mich auf ein Gespräch, in dem ich Beispiele zeigen und von den kommenden Aufgaben hören kann.",
    "Wenn das zu dem passt, was Sie brauchen, freue ich mich über eine Einladung zu einem Termin Ihrer Wahl.",
    "Darf ich Sie um ein erstes kurzes Treffen bitten, damit wir sehen, ob beides zusammenpasst?",
  ],
  thanks: [
    "Vielen Dank für Ihre Zeit.",
    "Danke, dass Sie diesen Brief bis zum Ende lesen.",
    "Für die Prüfung meiner Bewerbung danke ich Ihnen.",
    "Ich danke Ihnen für die Zeit, die Sie diesem Brief geben.",
  ],
};

export const letterPassages: Readonly<Record<"PL" | "EN" | "DE", LetterPassages>> = {
  PL: polish,
  EN: english,
  DE: german,
};

type Reason = readonly [title: string, description: string];

/** Of the commentary, which is in Polish whatever the letter's language. */
export const commentaryPassages = {
  opening: {
    any: [
      "List idzie od powodu do dowodów, a na końcu prosi o rozmowę. Czytający dostaje najpierw odpowiedź na pytanie, dlaczego piszesz, bo od niej zależy, czy doczyta resztę.",
      "Cały pomysł polega na tym, żeby w każdym akapicie stało coś, o co można zapytać. Reszta jest tłem i dlatego jest krótka.",
      "W liście pierwsze miejsce mają Twoje zdania, a nasze służą im za ramę. Dzięki temu brzmi on jak człowiek i da się go obronić w rozmowie.",
      "Ten list nie próbuje powtarzać życiorysu. Mówi, po co piszesz, co przynosisz i kiedy można porozmawiać, w tej kolejności.",
      "List jest zbudowany jak krótka rozmowa: powód, doświadczenie, coś osobistego, zaproszenie. Każda część mieści się w kilku zdaniach, żeby dało się go przeczytać w minutę.",
      "Pomysł jest prosty: mało ocen, dużo rzeczy do sprawdzenia. Kto rekrutuje, czyta tego dnia wiele podobnych listów i na konkrecie się zatrzymuje.",
    ],
  },
  style: {
    formalny: [
      [
        "Ton rzeczowy",
        "Pełne zdania i ukłon w stronę czytającego. Taki ton nie przeszkadza w żadnej branży i pozwala skupić się na treści.",
      ],
      [
        "Formalnie, bez urzędu",
        "List jest uprzejmy, ale nie używa słów, których nikt nie mówi na głos. Łatwiej go przeczytać do końca.",
      ],
    ],
    luźny: [
      [
        "Ton rozmowy",
        "Krótkie zdania i proste powitanie. Tak pisze się do przyszłych koleżanek i kolegów z zespołu.",
      ],
      [
        "Swobodnie, lecz po kolei",
        "Luźny ton działa, gdy porządek jest ścisły: powód, doświadczenie, zaproszenie. Żadna z części nie wypada.",
      ],
    ],
    "z humorem": [
      [
        "Jeden uśmiech na wejściu",
        "Żart stoi w pierwszym akapicie i dotyczy samego pisania listów. Dalej jest już tylko konkret.",
      ],
      [
        "Humor bez ofiar",
        "Śmiech nie idzie na koszt firmy ani nikogo innego. Pokazuje dystans, a potem ustępuje miejsca treści.",
      ],
    ],
    kreatywny: [
      [
        "Początek jak pytanie",
        "Pytanie na wejściu zatrzymuje wzrok. Odpowiadają na nie Twoje słowa, więc nie jest sztuczką.",
      ],
      [
        "Scena zamiast formułki",
        "Pierwsze zdania odbiegają od szablonu, za to każdy następny akapit niesie coś do sprawdzenia.",
      ],
    ],
  } satisfies Record<string, readonly Reason[]>,
  choice: [
    [
      "Nazwa firmy raz i w całości",
      "Czytający widzi, że list jest do niego. Powtarzanie nazwy w każdym akapicie robi z tego ogłoszenie.",
    ],
    [
      "Czas teraźniejszy",
      "Zdania mówią o tym, co jest i co ma być. Dzięki temu list czyta się szybciej i niczego nie trzeba w nim odmieniać.",
    ],
    [
      "Pytania zamiast zachwytów",
      "Ciekawość wobec pracy brzmi wiarygodniej niż pochwały firmy, a na rozmowie jest do czego wrócić.",
    ],
    [
      "Zdania do wymiany",
      "Żadne z naszych zdań nie jest święte. Te, które do Ciebie nie pasują, wykreśl, a list się nie rozpadnie.",
    ],
    [
      "Jedna strona",
      "Całość mieści się na jednej stronie z zapasem. Zostaje miejsce na zdanie, które przyjdzie Ci do głowy jutro.",
    ],
    [
      "Twoje słowa bez retuszu",
      "Zdania z odpowiedzi stoją tak, jak są napisane. Własny styl łatwiej potem podtrzymać w rozmowie.",
    ],

    [
      "Powód na początku",
      "Umiejętności ma wielu kandydatów, powód bywa jeden. Dlatego stoi tam, gdzie czytający jest jeszcze świeży.",
    ],
    [
      "Krótkie akapity",
      "Na ekranie telefonu długi blok tekstu odstrasza. Cztery krótkie części wyglądają na mniej pracy, niż zajmują.",
    ],
    [
      "Doświadczenie w środku",
      "Drugi akapit odpowiada na ogłoszenie. Jeśli masz liczbę albo nazwę narzędzia, to jest dla niej miejsce.",
    ],
    [
      "Prośba o rozmowę wprost",
      "Ostatnie zdania mówią, czego chcesz dalej. Bez tego list kończy się w powietrzu.",
    ],
    [
      "Mało przymiotników",
      "Zdania o cechach trudno sprawdzić. Czasowniki i rzeczy zostają w pamięci na dłużej.",
    ],
    [
      "Bez powtarzania życiorysu",
      "Daty i nazwy stanowisk są w załączniku. List mówi to, czego tam nie widać.",
    ],
    [
      "Coś spoza listy wymagań",
      "Trzeci akapit ma jedno zdanie osobiste. Po nim łatwiej zapamiętać, kto pisał.",
    ],
    [
      "Żadnych obietnic na wyrost",
      "List nie zapewnia o tym, czego nie ma w odpowiedziach. Na rozmowie nie trzeba się z niczego wycofywać.",
    ],
  ] satisfies readonly Reason[],
  before: {
    any: [
      "Odłóż list na noc i rano skreśl jedno zdanie, którego nie będzie brakowało.",
      "Zobacz, czy pierwsze zdanie dałoby się wysłać do innej firmy. Jeśli tak, dodaj do niego szczegół.",
      "Sprawdź w ogłoszeniu, jakich załączników oczekują i w jakim formacie.",
      "Zastanów się, które zdanie ktoś może zakwestionować, i przygotuj odpowiedź.",
      "Dodaj w wiadomości dwa zdania powitania, bo sam załącznik wygląda jak pomyłka.",
      "Zapisz sobie, do kogo i kiedy ten list poszedł.",

      "Porównaj list z ogłoszeniem i zaznacz wymagania, o których milczy. Jeśli masz na nie przykład, dopisz jedno zdanie.",
      "Przeczytaj całość na głos. Zdanie, przy którym brakuje oddechu, podziel na dwa.",
      "Sprawdź nazwę firmy i stanowiska litera po literze: pod listem podpisujesz się Ty.",
      "Wstaw nazwisko osoby, która prowadzi rekrutację, jeżeli jest w ogłoszeniu.",
      "Do każdego zdania o doświadczeniu przygotuj w głowie krótką historię, bo o nią zapytają.",
      "Poproś kogoś o przeczytanie i o jedno słowo, które zostało w pamięci.",
      "Dopisz liczbę tam, gdzie da się policzyć efekt: ile osób, jak często, o ile szybciej.",
      "Upewnij się, że list i życiorys mówią to samo o tych samych latach.",
      "Zapisz plik pod nazwą z Twoim nazwiskiem i nazwą stanowiska.",
      "Wyślij w dzień roboczy rano i zanotuj, kiedy wypada zapytać o odpowiedź.",
    ],
  },
};
