import type { Sample } from "../sample";
import type { DatingBioContent } from "./content";

export const sample: Sample<DatingBioContent> = {
  answers: {
    name: "Paweł",
    gender: "mężczyzna",
    interests:
      "Chodzenie po Beskidach, ale bez ścigania się. Piekę chleb na zakwasie, który ma cztery lata i nazywa się Zdzisław. Czytam reportaże. Gram w piłkę w niedzielę z chłopakami od piętnastu lat, coraz wolniej.",
    personality:
      "Spokojny, raczej słucham niż gadam. Mam suchy humor. Lubię wiedzieć, na czym stoję.",
    vibe: "ciepło i z dystansem do siebie",
    lookingFor: "kogoś na dłużej",
    additionalInfo: "Mam córkę, lat 9, jest u mnie co drugi tydzień. To dla mnie ważne.",
  },
  content: {
    title: "Chleb, Beskidy i niedzielna piłka",
    opening:
      "Niewiele osób ma zakwas o imieniu Zdzisław i drużynę, z którą gra od piętnastu lat. W Twoich odpowiedziach najciekawsze jest to, przy czym zostajesz na długo: chleb, ludzie, góry bez stopera. O tym są te opisy.",
    versions: {
      short:
        "Piekę chleb na zakwasie o imieniu Zdzisław, chodzę po Beskidach bez stopera. Co drugi tydzień jest u mnie córka, lat 9. Szukam kogoś na dłużej.",
      medium:
        "Mam zakwas o imieniu Zdzisław i córkę, lat 9, która jest u mnie co drugi tydzień. W góry chodzę po to, żeby tam być, nie żeby zdążyć. W niedziele gram w piłkę z tymi samymi ludźmi od piętnastu lat, coraz wolniej. Szukam kogoś na dłużej.",
      long: "Raczej słucham, niż gadam, a jak już powiem, to z kamienną twarzą. Mam córkę, lat 9, która jest u mnie co drugi tydzień, i zakwas, lat 4, który mieszka tu na stałe i nazywa się Zdzisław. Piekę z niego chleb.\n\nLubię Beskidy bez stopera, reportaże i niedzielną piłkę z chłopakami, z którymi gram od piętnastu lat, coraz wolniej.\n\nSzukam kogoś na dłużej: do milczenia na szlaku i rozmów w drodze powrotnej.",
    },
    why: "Zamiast napisać „mam poczucie humoru”, te opisy po prostu żartują: z wieku Zdzisława i z tempa w niedzielę. Zamiast „jestem rodzinny” mówią o córce jednym spokojnym zdaniem, wcześnie i bez tłumaczenia. Kto nie szuka takiego życia, przewinie dalej. Kto szuka, ma się czego chwycić: każdy szczegół jest gotowym początkiem rozmowy.",
    messages: [
      {
        text: "To miejsce z drugiego zdjęcia: daleko trzeba iść, żeby mieć taki widok? Pytam jak ktoś, kto w góry chodzi bez stopera i chętnie nadłoży drogi.",
        when: "Na profilu są góry. Zmień numer zdjęcia na właściwy, a jeśli poznajesz szczyt, zapytaj o niego po imieniu.",
      },
      {
        text: "Trzy pytania, zanim zacznę się starać: kot czy pies, skórka czy miąższ, ostatnia książka, której nie dało się odłożyć?",
        when: "Opis jest krótki i trudno się czegoś złapać. Na dwa pytania warto od razu podać własną odpowiedź.",
      },
      {
        text: "Z opisu wynika, że gotowanie nie jest Twoją mocną stroną. Mam zakwas, który wybacza wszystko. Mogę oddać pół Zdzisława w dobre ręce.",
        when: "Ktoś żartuje ze swojego gotowania. Odpowiadasz w tym samym tonie, bez pouczania.",
      },
    ],
    avoid: [
      "„Nie wiem, co tu napisać” – pierwsze zdanie jest najdroższe, szkoda go na przepraszanie.",
      "Lista wymagań wobec drugiej osoby. Lepiej działa jedno zdanie o tym, co chcesz razem robić.",
      "Imię, szkoła i zdjęcia córki. Wystarczy, że wiadomo o niej to, co ważne.",
      "Słowo „normalny”. Każdy rozumie je inaczej, a Zdzisław i tak mówi o Tobie więcej.",
    ],
    photos: [
      {
        title: "Twarz w dziennym świetle",
        description:
          "Na wprost, z lekkim uśmiechem, bez okularów przeciwsłonecznych. Pierwsze zdjęcie odpowiada na jedno pytanie: z kim będę rozmawiać?",
      },
      {
        title: "Bochenek, jeszcze ciepły",
        description:
          "Ręce w mące albo chleb na desce. Takie zdjęcie przedstawia Zdzisława i samo zaprasza do pierwszej wiadomości.",
      },
      {
        title: "Szlak, cała sylwetka",
        description:
          "Beskidy, plecak, zwykły dzień. Pokazuje, jak spędzasz sobotę, i że lubisz to robić bez pozowania.",
      },
      {
        title: "Boisko w niedzielę",
        description:
          "Z drużyną, ale tak, żeby było wiadomo, który to Ty. Zapytaj kolegów o zgodę albo przytnij kadr.",
      },
    ],
    closing:
      "Pawle, wystarczy kilka osób, które po lekturze zapytają o Zdzisława. Wybierz wersję, przy której najpierw uśmiechasz się Ty, i zmień w niej choć jedno słowo, żeby była całkiem Twoja.",
  },
};
