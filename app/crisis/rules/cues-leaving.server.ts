import type { WordClasses } from "../lexicon.server";

/** What people say and do who leave without naming it: last things put in order, a day after which there is nothing. See `cues.ts`. */
export const leavingCues: WordClasses = {
  // Putting things in order and giving them away
  affairs: `testament* notariusz* notarial* polis* ubezpieczeni* odszkodow* spadek spadku spadkiem przepisać przepisal* przepisał* spłacił* spłacone zapłacił* rachunki uporządk* porządk* posprząta* pozałatw* pozamyk* załatwił* załatwione dopięte dopiąłem dopięłam zamknięte papiery dokumenty teczk* teczce upoważni* pełnomocnict* pin piny`,
  passwords: `hasło hasła haseł hasłami pin piny pinu loginy login kod kody dostępy kluczyk* klucze kluczy kluczami szufladzie szuflada kopert* zeszycie`,
  giveAway: `rozdał* rozdaj* rozdam rozdać oddał* oddam oddaję oddać przekaz* przekaż* podarował* darowuj* zostawił* zostawiam zostawię zostawić dziedzicz* dostanie dostaną weźmie weźmiecie zabierzcie bierzcie wywiozłam wywiozłem rozpisał* spakował* zapakował* karteczk* przygarn* przygarnie znajdźcie znalazłam`,
  keepsake: `pamiątk* pierścion* obrączk* zegarek zegarka gitar* albumy zdjęcia pluszak* garnitur* sukienk* medalik* kolekcj* łańcuszek`,
  deleted: `usunęłam usunąłem usunięt* usuwam skasował* wykasował* wyczyścił* wylogow* wyłączył* wyłączam wyłączony wyłączę telefon historię konta profil* czyste wymazał*`,
  note: `kartka kartkę kartki kartce kartkę liścik* list listy listów koperta kopertę kopercie nagrałam nagrałem nagranie nagraniu notatk* wpis post posta wiadomość testament* napisałam napisałem spisałam spisałem`,
  found: `znajdzie znajdą znajdzcie znajdziecie znajdując znajdował* ciało ciała kostnic* wyłowi* prosektor* sekcj* zwłok* wyważ* sprzątn* zidentyfik* rozpozna* odkryj* odkryje natkn* zawiadom* powiadom* policji`,
  funeral: `trumn* trumnie pogrzeb* pochow* pochówk* grobie grobu cmentarz* kostnic* stypa stypę nekrolog* klepsydr* wieniec piach piachu ziemią ziemi położą złożą skremuj* prochy kwater* urn* nieboszczyk*`,

  // A day after which there is nothing
  noFuture: `jutra doczekam doczekać doczekac doczeka dożyję dożyć dozyje dożyje dożyła zdążę zdażę zdążyć dotrwam dotrwać dociągnę dociagne pociągnę zobaczę przyszłości przyszłość planach planów dalej potem później pozostało`,
  countDown: `odliczam odliczanie odlicza odliczał* licze liczę policzył* policzone zostało zostal zostalo został zostały zostala została termin terminu data datę data daty wyznaczył* wyznaczony wyznaczone zaznaczył* kalendarz* ustawion* zaplanowan* wybrałam wybrałem wybrany wybrana wybrane`,
  someDay: `poniedziałek poniedziałku wtorek wtorku środa środę środy środzie czwartek czwartku piątek piątku sobota sobotę soboty niedziela niedzielę niedzieli pojutrze weekend weekendu świąt święta wigili* sylwest* urodzin urodziny urodzinach rocznic* rocznicę wakacji wakacje wakacjach feri* maja czerwca północ* świt* zmroku zmierzch*`,
  soonOver: `zaraz niedługo niedlugo wkrótce wreszcie nareszcie koniec końca skończy skonczy kończy ustanie minie przestanie zniknie zgaśnie zgasnie ucichnie uciszy cicho ciszę zakończy dobiegnie`,
  after: `potem później pozniej odejściu śmierci zabraknie zabraklo nieobecn* zniknięciu mojej moim wszystkim`,
  zabraknie: `zabraknie zabrakło zabraklo braknie zbraknie`,
  there: `tam tamtej tamtą tamtym stamtąd stamtad dokąd dokad skąd skad tamtędy dołączyć dołączę dołącze dolacz* zaświat* niebie nieba nieba niebo spotkamy spotkam zobaczymy obok czeka czekają woła`,
  oneWay: `stronę jednokierunk* powrotn* powrotu zawraca* zawrócę bezpowrotn* bagażu bezterminowo ostateczn* nieodwołaln* nieodwracaln*`,
  leaveLight: `światło swiatlo światła kran zgasić zgaszę gaszę gasze kurtyn* napis* zamykam zamknę wyłączyć wylogow* odinstal* odmeldow* wymeldow* wypisuj* wypisał* rezygnuj* wysiadam wysiadka wysiąść odczepiam zwalniam zwolnię zwijam zdejmę zdejme schodzę`,
  lastTime: `ostatni ostatnia ostatnie ostatnią ostatnim ostatniego ostatniej ostatnich raz razy`,
  seeOff: `pożegn* pozegn* żegn* zegn* przytulił* przytulilam ucałował* ucałuj* ucałujcie pocałował* uściskał* podziękował* dziękuję dziekuje dzięki dziękuj* nara elo dobranoc narka żegnaj* cześć pa`,
  saySorry: `przepraszam przeprasza przepraszaj* wybacz* wybaczcie wybaczy przebacz* darujcie daruj winy wina winni obwinia* obwiniajcie wyrzutów żal`,
  tellThem: `powiedzcie powiedz przekażcie przekaż pamiętajcie wiedzą wiedzieli wiedział wiedziała dowiedzą zrozumie* zrozumiecie zrozumieją kochał* kochałam kochałem kocham kochali kochajcie dbajcie dbaj trzymajcie pilnujcie`,
  dontSeek: `szukajcie szukaj szukać szuka dzwońcie dzwoncie dzwon dzwoń dzwonić dzwonic odpisuj* odpisze odpisywać czekajcie czekaj ratujcie ratować ratuj zatrzym* odbieram odbiorę odezwę odezwe napiszę napisze odpowiem przeczytam`,
  silent: `nikt nikomu nikogo nie tajemnic* ukryw* udaję udaje udawać udawan* maska maskę maski uśmiech* pozór pozory zauważ* zauwaz* zorient* zgadł domyśl* podejrzewa wie wiedzą`,
  ease: `ulga ulgę ulge ulgi lżej lzej lekko lekki lekka spokój spokoju spokojn* spokojnie spokojny spokojna spokoj pogod* pogodził* pogodzon* pierwszy odżył* święty swiety gotowa gotowy gotów gotowe`,
  decided: `zdecydował* zdecydowan* postanowił* postanowion* postanowieni* decyzj* wybrał* wybór zapadła zapadło zamierzam zamierzal* zamiar zamiarem zamierzać planuję planuje zaplanował* przygotowan* przygotował* przygotowane wymyślił* ustalone ustaliłam ustaliłem ustalił* obiecał* obiecalem przysięg* pewn* pewna pewny`,
  prepared: `przygotow* gotow* szykuj* naszykow* przymierz* sprawdził* sprawdzam sprawdzal* sprawdził* upewnił* wypróbow* przećwicz* zawiązał* rozpoznał* obejrzał* wybrał* uzbiera* zbieram odkładam uskładał* kupiłam kupiłem kupilem kupilam kupił* zamówiłam zamówiłem załadow* mam`,

  // What one is to others, and would spare them
  ridOf: `uwolni* uwolnię uwolnie ulżę ulze ulży pozbęd* pozbyć pozbędą odciąż* przysług* ułatwi* ułatwię oszczędz* problemem problem problemu kłopot* kłopotów ciężar* ciezar* ogląda* przeszkadz* zawadz* zawad* utrzymywać opiek* pasożyt* wstyd* hańb* pomyłk* zbędn* wadliw* wybrakowan*`,
  betterOff: `lepiej lżej łatwiej latwiej szczęśliwsi szczesliwsi spokojniej prościej taniej odetchną odetchnie odżyją ulgą ulżyło wyjdą wyszli poradzą poradzi`,
  nobodyCares: `nikt nikomu nikogo nikim obchodzi obchodzę zauważy zauwazy zapłacze placze tęsknić zatęskni brakować interesuj* potrzebny potrzebna potrzebn* niepotrzebn* pusty pusta zbędny`,
  unlivable: `istnienie istnieć istniec egzystencj* bytu być byc trwać wegetow* wegetuj* oddychać oddychac dychać dycham dycha wstawać wstawac budzić budzic budziła budzę męczyć jutra bezsens* bezcelow*`,
  notWake: `obudzić obudzę obudze obudził* obudziła obudziłam obudzil zbudz* zbudzić wstać wstanę zasnąć zasnę usnąć sen snem spać śpię śpi wieki wieczn* amen rano`,
  deservesDeath: `zasłużył* zasluzyl* zasługuj* karz* karę karę kara karać ukarać nienawidz* brzydz* odraz* obrzydz* śmieć śmieciem smiec zero zerem nikim potwor* szkoda bezwartoś*`,
  hollow: `pustk* pusto pusta pusty otchłań otchłani mrok* ciemnoś* ciemno czarn* smoł* dno dnie dołu rozpacz* beznadziej* bezsil* bezdenn* martw* odrętwi*`,
};
