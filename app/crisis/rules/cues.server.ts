import type { WordClasses } from "../lexicon.server";

/**
 * Word families that say nothing alone and much together: a rope and "today", a farewell and "look after the dog". How much
 * each weighs is in `cue-weights.ts`. Written as in `words.ts`.
 */
export const dangerCues: WordClasses = {
  // Dying, by who does it and when
  iDie: `umrę umre zginę zgine zdechnę zdechne zgasnę zgasne umieram umierac zejdę`,
  iVanish: `zniknę znikne znikam odejdę odejde odchodzę odchodze odpływam odpłynę odlatuję odlecę wyjdę schodzę zejde przepadnę opuszczam opuszczę zapadnę rozpłynę wyparuję gasnę wyruszam wybiorę wymeldowuję wylogowuję wylogować wypisuję rezygnuję znikam~ ruszam zwijam zwijać`,
  dieInf: `umrzeć umżeć umierać umrzec zginąć zdechnąć zdychać umieranie umieraniu umieraniem skonać konać umrzeć~ umirać zdychanie`,
  vanishInf: `zniknąć znikać znikneła odejść odchodzić zgasnąć przepaść wyparować rozpłynąć odpłynąć odlecieć zasnąć usnąć wymazać wykasować rozstać odejściu odejścia zniknięcie zniknięciu wyłączyć zasnąłbym zniknęłabym zniknąłbym wyłączyłabym wyłączyłbym zasnę usnę zasypiam znikną odejście przestać zamknąć wyschnąć`,
  iDied: `umarłam umarłem umarłabym umarłbym zginęłam zginąłem zdechłam zdechłem zniknęłam zniknąłem odeszłam odszedłem`,
  theyDied: `umarł umarła umarli umarło zmarł zmarła zginął zginęła zginęli odszedł odeszła zdechł zdechła zdechły umiera umierają poległ`,
  theyDie: `umrze zginie zdechnie zniknie odejdzie`,
  dieNow: `umrzyj umieraj zdychaj zdechnij zabij skocz znikaj potnij`,
  deadState: `martwa martwy martwi martwe martwą trup trupa trupem trupy zwłok* ciała nieżyw* denat* nieboszczyk* nieżywym żywych żywa żywymi`,
  death: `śmierć śmierci śmiercią smierc zgon zgonu zgonie kostuch* śmierciom umarłym umarłych umarli umarłymi eutanaz* wyrok`,
  grave: `grób grobu grobie groby trumn* trumien pogrzeb pogrzebu pogrzebie cmentarz* piach piachu kostnic* kremac* nekrolog* urn* pochowaj* pochówk* nagrobk* kwaterę kwatery wieńc* wieniec zakopcie spalcie nagrobku znicz* pochowają pochować grobem`,
  beyond: `tamtej tamtą stronie zaświat* niebie nieba wieczn* wieczność wieczności spoczyn* aniołk* aniołów dołączę dołączyć spotkamy zobaczymy zmarłej zmarłego zmarły zmarła wołała woła wzywa wołanie tamten gwiazd anioł zaświaty`,
  suicide: `samobój~ samobuj* samobujs* samobójstw~`,
  slang: `kms kys unalive sui autodestruk* odwalić odwalę kopnąć zawinąć zawijam odmeldowuję samounicestw* ctb exit gg uninstall offline odmeld* wymeld* targn* targnięci* samozagład* harakiri`,

  // Doing it
  killSelf: `zabić zabic zabci zabijać zabiję zabije zabijam zajebać zajebię zajebie dobić dobiję dobijcie odjebać unicestw* uśmierc* zabicie zabiciu targnę targnąć zabc zabicia zabijać~ zabójstw* uśmiercę`,
  hang: `wieszam powiesić powieszę powiesze wieszać wieszanie powieszenie powiesi wiszę zawisnę zawisnąć dyndać powieszeniu powiesiła wisi wisieć powiesze~ powiesić~ wieszają powieszę~`,
  drown: `utopię utopić utopie topić topię utopienie utonąć utonę utone utopi`,
  shoot: `zastrzelę zastrzelić zastrzeli strzelić strzelę strzele palnąć palnę strzeli zastrzele wystrzelić strzelam odstrzelić strzelił nacisnąłem nacisnęłam`,
  jump: `skoczę skoczyć skocze skoczy skaczę skakać skok skoku wyskoczę wyskoczyć wyskoczy rzucę rzucić rzuci rzucam zeskoczyć zeskoczę runąć spaść spadnę spadam położę kładę wskoczyć wskoczę wejdę wejde wejdzie wbiegnę wjadę wjechać wpadnę polecę zlecieć wchodzę wejść wskakuję skacze skoczył skoczyła stoczyć rozpędz*`,
  cutVeins: `podciąć podetnę podetne podcinam przetnę przeciąć pochlast* chlastać chlastam wykrwaw* podciąłem podcięta podcina podcięłam`,
  overdose: `przedawk* przedawków* zatruć zatruję otruć otruję otruje truję truciu nałyk* nażr* łyknę łyknąć wstrzykn* nałykał*`,
  swallow: `połkn* łykam łykał* łyknęł* łyknął* połyk* zażyj* zażył* zażyć wezmę biorę wziął* wzięł* wziąć wypij* wypił* popij* popił* biore wezme zjem zjadł* wsypał* zeżar* weźmie garściami`,
  doIt: `zrobię zrobie zrobić zrobi robię zrobiłam powtórz* powtórk* dokończ* spróbuj* spróbow* próbow* próbie próby prób próba uda udało udane`,
  tried: `odratow* uratow* zszyli reanim* toksykolog* wypisali szwy zszyw* płukan* odratowali uratowali niepotrzebnie zdążyli zdążą`,

  // What with and where
  rope: `sznur sznura sznurek sznurka sznurem pętl* petl* stryczek stryczk* stryk* lina linę line liną hak haku haka belk* belce stołku stołek krzesł* zawiązał* węzeł pasek paska paskiem poprzeczk* żyrandol* garażu stryszku strychu stodole stodoły oborze silnik* garaż wiążę zawiązuję supeł taboret szubienic* hakiem stryczkiem belkę`,
  blade: `żyletk* nóż noża nożem nożyk* skalpel* brzytw* maszynk* ostrz* scyzoryk* szkło szkłem kuchenny kuchennym`,
  gun: `pistolet* broń broni bronią rewolwer* strzelb* dubeltów* lufa lufę lufą spust* kulę nabój naboj* nabit* amunic* skroń skroni wiatrówk* służbow* ustach przykładam`,
  pills: `tablet* leki leków lekami piguł* insulin* morfin* relanium xana* paracetam* apap* nasenn* apteczk* psychotrop* opakowan* fiol* garść garście blister* listków listki ketonal* ibuprom* prochy prochów tramal* klonaz* antydepres* kapsuł* recept* leków proszki proszków proszkami lek tabsy tabs potas* strzykawk* wódk* blistry syrop syropu zastrzyk* zapas leków~ tabletk~ tabletek~`,
  poison: `trutk* kret kreta domestos* wybiel* cyjan* arszen* muchomor* spalin* czad* gaz gazu gazem kurek kurki kurk* denaturat* rozpuszczal* chwastobój* roundup* borygo rur rury silnik silnika herbicyd* odkręcone pozaklejane silnikiem spalinami`,
  height: `most mostu moście mostem dach dachu dachem okno okna oknie oknem parapet* gzyms* balkon* wieżow* wiadukt* piętr* krawęd* barier* przepaś* przepaś klif* skarp* urwisk* kładk* balustrad* poręcz* wież* bloku`,
  tracks: `tory torach torów torami peron* pociąg* tir tira tiry tirem ciężarów* rozpędz* tramwaj* metr* koła kołami filar* lokomotyw* autostrad* ekspres* drzewo ekspresów* szynach szyny nasyp* filara filary przydrożn*`,
  water: `rzek* wisł* odr* jezior* woda wody wodą wodę głębok* pływać nurt* kamie* kieszen* jeziora staw stawu morze morza bałtyk* tamą tamie utop*`,
  veins: `żyły żył nadgarst* krew krwi krwawi* krwią wannie wanna wanny wanną tętnic* leci`,
  stop: `serce serca oddech* oddych* przestani* stanie stanęło bije oddech tętno`,
  selfCut: `tnę tne tnie ciąć pocię* pociet* pociął* potnę potne potnie cięł* ciąłem ciąłam nacin* przypal* okalecz* kalecz* samookalecz* sznyt* blizn* rozdrap* drap* cięcia zdrap* parzę zapalnicz* cyrkl* rozcin* rozcięł* natnę nacięł* nacięci* tnąc ranię żyletkami nacinać tną wydrap* cięła zakrwawion* pocięte płomieniem bandaż* żyletką kreskach rany głodzę`,
  body: `ręk* ręce ręc* rąk ramion* przedram* ud uda udzie udo skór* brzuch* szyj* szyi gardł* głow* łeb nadgarst* policzk*`,

  // Wish, plan, resolve
  wish: `chcę chce chciałabym chciałbym chciałam chciałem pragnę marzę marzy marzeni* najchętniej wolę wole wolałabym wolałbym ochot* chęć chęci oby niech modlę błagam proszę wolałby modle boże wolałaby wolał wolała obym`,
  plan: `plan planu planuję planuje zaplanow* decyzj* zdecydow* postanow* przygotow* gotow* zamierz* zamiar* obmyśl* wybrał* wybran* ustalił* wyznacz* przećwicz* datę ustalone ustaliłam zaplanował* harmonogram zdecydował~ zdecydowałam~ wyprzedzę`,
  resolve: `odwag* stchórz* powstrzym* uleg* zawah* odważ* puszcz* wytrzym* powstrzymuje trzymać trzymam wystarczy zbieram trzyma zabrakło nacisn* pociągn* uda odwagi trzymaj odważyłem odważyłam kroku krok bliżej`,
  serious: `serio naprawdę poważnie żart* żartuj* mówię wreszcie nareszcie prawda przysięgam poważnie~`,
  thinkOf: `myśl* mysl* pomyśl* wyobraż* planuj* rozmyśl* zastanawiam głosy głos szepcz* podpowiada każe każą kusi ciągnie woła kuszą wzywa`,
  howTo: `sposób sposobu najłatw* bezboleśn* bezbolesn* bolesn* szybk* dawk* dawka ile śmierteln* skuteczn* wystarczy bezbol* metoda metody`,
  together: `wspóln* wspólne`,

  // An end, a farewell
  end: `koniec końca końcem kończę konczę kończe kończy kończymy skończę skończe skończy skończyć zakończyć zakończę zakończy skończyło kończyć zakończenie skończone finał* meta mecie kończąc gaśnie dogasa zdmuchn* zgaszę zgaśnie dopala kurtyna dobiega dobiegło`,
  forever: `zawsze amen raz ostateczn* definityw* bezpowrot* nieodwrac* cofnąć wieki dobre amen~`,
  last: `ostatni ostatnia ostatnie ostatnich ostatnim ostatnią ostatniego ostatniej`,
  return: `wrócę wracam wraca wróci szukajcie szukaj szukać dzwońcie czekajcie ratujcie zobaczycie spotkamy zobaczę odpisuj odpisujcie przeczytam następnej odbierać`,
  notBe: `będzie bedzie obudzę obudze obudzić doczekam dożyję dożyć doczeka istniał* istnieję nastąpi obudziła obudził wstać wstanę bede będę nie`,
  goodbye: `żegn* zegn* pożegn* pozegn* żegnaj* przepraszam przeprasza wybacz* pa papa bywaj* wspominaj* przeproś* pamiętajcie płaczcie adieu żegnajcie żegnaj~ pożegnanie wybaczcie`,
  kin: `kochani kochałam kochałem kochał* kochałam was was kochajcie`,
  care: `zaopiekuj* opiekuj* opieka dbaj* przygarn* dopilnuj* karmić nakarm* zadbaj* przekaż* przekażcie powiedzcie oddajcie zajmij* zajmie zajmiecie weźcie`,
  letter: `list listu liście listy pożegnaln* testament* spisał* hasła haseł pozamykał* oddałam rozdał* rozdaj* oddałem przeczyta* czytacie czytasz odczyta* znajdziecie znajdzie znajdą wyjaśnieni* dokumenty polis* odszkodowan* spłac* uporządkow* posprząta* konto konta pozałatw*`,
  now: `dziś dzis dzisiaj jutro jutra jutrem zaraz wieczorem wieczór nocy noc chwilę chwili teraz weekend weekendzie świtem świt północ* godzin* minut* niedługo wkrótce tydzień tygodniu sobotę niedzielę piątek poniedziałek wtorek środę czwartek jutrzejsz* świąt świętach urodzin*`,

  // Weary of living
  live: `żyć zyc życ istnieć egzyst* dożyć przeżyć istnienie istnienia istnieniem bytu żyję zyje żyje istnieje nieżyć`,
  life: `życie życia życiem życiu zycie zycia zyciem zyciu żywot* żywota`,
  world: `świat świata świecie światem ziemia stąd stad padole planecie tutaj tu padół padołu planetę`,
  enough: `dość dosc dosyć dosyc zmęczon* wyczerp* przerast* wykończ* wykańcz* zbrzyd* obrzyd* męki mękę męczę męczy męczące`,
  sense: `sensu sens powodu powód powodów nadziei nadzieja celu nadzieję perspektyw* wyjścia wyjście wyjściem ratun* rozwiązani* przyszłoś* poddaj* poddać`,
  strength: `siły sił siłę sily rady potrafię umiem zniosę wytrzymam wytrzymuję udźwignę dłużej dluzej pociągnę`,
  pain: `ból bólu bol bolu boli cierpi* męczarni* koszmar* otchłań otchłani ciemnoś* pustk* rozpacz* czarna czarne czarny mrok* piekło piekle piekła dno dnie`,
  burden: `ciężar* kłopot* zawad* obciąż* balast* kula przeszkad* przeszkadz* wadz* kulą darmozjad* ciężarem~`,
  relief: `lepiej lżej lzej szczęśliw* spokój spokoju spokojnie ulga ulgę ulgą odetchn* ulży wolna wyzwol* uwoln* ulgi ukoje* ciszy odpocz* odpoczynek odpocznę święty`,
  without: `beze bezemnie bez zastąpi* poradz*`,
  worthless: `zerem zera zero nikim śmieci* niepotrzebn* zbędn* bezwartoś* nikomu nikt nienawidzę nienawidze brzydzę pomyłk* pomyłką wyrzut* zmarnow* przegryw*`,
  reason: `po co kogo czego`,
  more: `więcej dłużej już`,
  alone: `samotn* sam sama`,
};
