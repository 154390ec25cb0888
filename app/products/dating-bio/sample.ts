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
        "Piekę chleb na zakwasie Zdzisław, chodzę po Beskidach bez stopera. Co drugi tydzień tata dziewięciolatki. Szukam kogoś na dłużej.",
      medium:
        "Hoduję zakwas, ma na imię Zdzisław i lepszą frekwencję niż niejeden z nas. W góry chodzę po to, żeby tam być, nie żeby zdążyć. W niedziele gram w piłkę z tą samą drużyną od piętnastu lat, coraz wolniej. Co drugi tydzień mieszka ze mną dziewięcioletnia córka. Szukam kogoś na dłużej.",
      long: "Raczej słucham, niż mówię, ale jak już powiem, to czasem jest śmiesznie. Piekę chleb na zakwasie Zdzisław – ma cztery lata i jest jedyną istotą w domu, która nigdy nie narzeka na obiad. Druga istota ma dziewięć lat, jest u mnie co drugi tydzień i narzeka z wdziękiem.\n\nLubię Beskidy bez stopera, dobre reportaże i niedzielną piłkę z chłopakami, z którymi gram od piętnastu lat. Tempo spada, atmosfera rośnie.\n\nSzukam kogoś na dłużej. Kogoś, z kim dobrze się milczy na szlaku i dobrze rozmawia w drodze powrotnej. Jeśli wolisz chleb z chrupiącą skórką, mamy już jeden wspólny temat.",
    },
    why: "Zamiast napisać „mam poczucie humoru”, te opisy po prostu żartują: ze Zdzisława i z tempa w niedzielę. Zamiast „jestem rodzinny” mówią o córce jednym spokojnym zdaniem, wcześnie i bez tłumaczenia. Kto nie szuka takiego życia, przewinie dalej. Kto szuka, ma się czego chwycić: każdy szczegół jest gotowym początkiem rozmowy.",
    messages: [
      {
        text: "Widzę na zdjęciu Turbacz albo bardzo zdolnego fotografa. Jeśli Turbacz: to było podejście od Koninek czy od Obidowej? Od odpowiedzi zależy, jak bardzo zazdroszczę.",
        when: "Gdy na profilu są góry. Podmień szczyt na ten ze zdjęcia; jeśli nie masz pewności, zapytaj o niego wprost.",
      },
      {
        text: "Trzy pytania, zanim zacznę się starać: kot czy pies, skórka czy miąższ, ostatnia książka, której nie dało się odłożyć?",
        when: "Gdy opis jest krótki i trudno się czegoś złapać. Na dwa pytania warto od razu podać własną odpowiedź.",
      },
      {
        text: "Z opisu wynika, że gotowanie nie jest Twoją mocną stroną. Mam zakwas, który wybacza wszystko. Mogę oddać pół Zdzisława w dobre ręce.",
        when: "Gdy ktoś żartuje z siebie. Odpowiadasz w tym samym tonie, bez pouczania.",
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
          "Ręce w mące albo chleb na desce. Potwierdza Zdzisława i sam w sobie jest zaproszeniem do pierwszej wiadomości.",
      },
      {
        title: "Szlak, cała sylwetka",
        description:
          "Beskidy, plecak, zwykły dzień. Pokazuje, jak spędzasz sobotę, i że lubisz to robić bez pozowania.",
      },
      {
        title: "Boisko w niedzielę",
        description:
          "Z drużyną, ale tak, żeby było wiadomo, kim jesteś. Zapytaj kolegów o zgodę albo przytnij kadr.",
      },
    ],
    closing:
      "Nie trzeba podobać się wszystkim. Wystarczy kilka osób, które po lekturze zapytają o Zdzisława. Wybierz wersję, przy której najpierw uśmiechasz się Ty, i zmień w niej choć jedno słowo, żeby była całkiem Twoja.",
  },
};
