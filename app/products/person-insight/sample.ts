import type { Sample } from "../sample";
import type { PersonInsightContent } from "./content";

export const sample: Sample<PersonInsightContent> = {
  answers: {
    name: "Monika",
    relationshipType: "dating",
    howLongKnown: "trzy miesiące",
    currentSituation:
      "Spotykamy się raz w tygodniu, zawsze z jego inicjatywy. W tygodniu prawie nie pisze. Kiedy jesteśmy razem, jest ciepły i obecny, a potem znika na kilka dni.",
    communicationStyle: "Krótkie wiadomości, rzadko pyta, co u mnie. Na żywo mówi dużo.",
    redFlagConcerns: "Odwołuje w ostatniej chwili. Nie przedstawił mnie nikomu.",
    positiveTraits: "Poczucie humoru, pamięta drobiazgi, przy nim się śmieję.",
    recentInteraction:
      "Zapytałam w niedzielę, czy spędzimy razem majówkę. Powiedział: „Zobaczymy, nie lubię planować”. Potem zmienił temat i włączył film. Ja się zamknęłam i udawałam, że jest w porządku.",
    theirResponse: "Po dwóch dniach napisał, jakby nic się nie stało.",
    yourFeeling: "Niepewność i złość na siebie, że nie mówię wprost.",
    whatYouWant: "Chcę wiedzieć, czy to idzie w stronę związku.",
    specificQuestions: "Czy jemu zależy? Czy mam naciskać?",
    futureGoals: "Spokojny związek, w którym nie zgaduję.",
  },
  content: {
    title: "Zobaczymy – czyli kiedy?",
    opening:
      "Raz w tygodniu jest ciepło i śmiesznie, a potem na kilka dni robi się cicho. W tej ciszy zaczyna się zgadywanie, a Ty chcesz związku, w którym nie trzeba zgadywać. Złość na siebie, o której piszesz, być może mówi właśnie o tym: coś ważnego nie padło na głos.",
    conversation: [
      {
        said: "Pytasz o majówkę. Pada: „Zobaczymy, nie lubię planować”.",
        heard:
          "Że nie ma tu miejsca na wspólne plany – albo tylko tyle, ile padło: że ktoś nie lubi planować.",
        need: "odpowiedzi, z którą da się coś zrobić: tak, nie albo dzień, w którym będzie wiadomo",
      },
      {
        said: "Zmienia temat i włącza film. Zamykasz się i udajesz spokój.",
        heard: "On mógł usłyszeć, że sprawa jest załatwiona. Ty – że nie wolno pytać drugi raz.",
        need: "chwili, w której ktoś zauważy, że coś się stało",
      },
      {
        said: "Po dwóch dniach pisze, jakby nic się nie wydarzyło.",
        heard: "Że sprawa jest nieważna – albo że nie wie, jak ważna jest dla Ciebie.",
        need: "powrotu do niedzieli, choćby jednym zdaniem",
      },
    ],
    reading: [
      "W tym, co opisujesz, są dwa różne rytmy. Na żywo jest bliskość: humor, pamięć o drobiazgach, obecność. Między spotkaniami nie dzieje się prawie nic. Może tak wygląda jego sposób bycia, a może miejsce, jakie ta znajomość ma teraz w jego tygodniu. Z samego rytmu nie da się tego odczytać, bo oba wyjaśnienia wyglądają z zewnątrz tak samo.",
      "Da się za to zobaczyć, co dzieje się po Twojej stronie. Pytanie o majówkę było w istocie pytaniem o kierunek. Kiedy odpowiedź okazała się wymijająca, schowało się razem z Tobą. Od tamtej pory niesiesz je w pojedynkę i nic dziwnego, że ciąży.",
    ],
    known: [
      "Znacie się trzy miesiące i widujecie raz w tygodniu.",
      "Spotkania wychodzą z jego inicjatywy.",
      "Zdarza mu się odwoływać w ostatniej chwili.",
      "Na pytanie o majówkę padło: „zobaczymy”.",
    ],
    guessed: [
      "Czy mu zależy i w jaki sposób.",
      "Dlaczego w tygodniu prawie nie pisze.",
      "Czy wie, że „zobaczymy” sprawiło Ci przykrość.",
      "Dlaczego nie znasz jeszcze jego bliskich.",
    ],
    draws: [
      "Śmiech, który przychodzi łatwo.",
      "Pamięć o drobiazgach.",
      "Obecność, kiedy jesteście razem.",
    ],
    slows: [
      "Odwoływanie w ostatniej chwili: policz, jak często, i powiedz, że to widzisz.",
      "Udawany spokój, po którym złościsz się na siebie.",
      "Rzadkie pytania o to, co u Ciebie.",
    ],
    questions: [
      {
        question: "Jak wygląda tydzień, w którym jest dla nas miejsce?",
        reason: "Pokaże, czy cisza jest nawykiem, czy wyborem.",
      },
      {
        question: "Kiedy mówisz „zobaczymy”, do kiedy mogę czekać na odpowiedź?",
        reason: "Zamienia mgłę w termin, bez nacisku.",
      },
      {
        question: "Czego chcesz dla nas na najbliższe miesiące?",
        reason: "To jest Twoje właściwe pytanie. Odpowiedź „nie wiem” też coś mówi.",
      },
    ],
    ownQuestions:
      "Czy jemu zależy? Tego nie da się stwierdzić z opisu jednej strony i każda pewna odpowiedź byłaby zmyślona. Można powiedzieć tyle: są sygnały ciepła i są sygnały dystansu, a rozstrzygnie je tylko rozmowa. Czy naciskać? Nacisk i jasność to dwie różne rzeczy. Nacisk chce konkretnej odpowiedzi. Jasność chce jakiejkolwiek, byle prawdziwej. Do tej drugiej masz pełne prawo.",
    boundaries: [
      {
        when: "spotkanie zostaje odwołane w ostatniej chwili",
        words: "„Rozumiem, że coś wypadło. Następnym razem chcę o tym wiedzieć do południa”.",
      },
      {
        when: "temat się zmienia, zanim go dokończysz",
        words: "„Chcę jeszcze na moment do tego wrócić, to dla mnie ważne”.",
      },
      {
        when: "„zobaczymy” trwa za długo",
        words: "„Jeśli do końca tygodnia nie będzie odpowiedzi, zaplanuję majówkę po swojemu”.",
      },
    ],
    plan: [
      {
        when: "dziś",
        title: "Dokończ jedno zdanie",
        description:
          "Na kartce: „W niedzielę nie padło ode mnie, że…”. Niech będzie krótkie i o Tobie. Przyda się jako początek rozmowy.",
      },
      {
        when: "przed spotkaniem",
        title: "Tym razem Ty zaproponuj termin",
        description:
          "Napisz: „Mam wolny czwartek, spotkamy się?”. Zobaczysz, jak działa ta znajomość, gdy ruch wychodzi od Ciebie.",
      },
      {
        when: "na żywo",
        title: "Wróć do niedzieli",
        description:
          "Powiedz, co się z Tobą wtedy stało, i zadaj jedno pytanie z listy. Potem policz w myślach do dziesięciu i nie wypełniaj ciszy.",
      },
    ],
    closing:
      "Moniko, chcesz spokojnego związku i wiesz, po czym go poznasz: nie trzeba w nim zgadywać. To dobra miara, trzymaj się jej. Cokolwiek usłyszysz w odpowiedzi, pytanie zadane na głos zwróci Ci kawałek tego spokoju już teraz.",
  },
};
