import type { Pattern } from "../patterns.server";
import type { WordClasses } from "../lexicon.server";

/** What a sentence tells of, where that makes a crisis of its words less likely. */
export type Frame =
  | "story"
  | "topic"
  | "longAgo"
  | "dream"
  | "game"
  | "never"
  | "since"
  | "recent"
  | "asked"
  | "denied";

export const frameWords: WordClasses = {
  person: `bohater* postać aktor* aktork* piosenkar* śpiewa śpiewał śpiewała poet* pisarz* autor* detektyw*`,
  inside: `w we na`,
  work: `filmie serialu książce powieści piosence spektaklu odcinku rozdziale kryminale wierszu opowiadaniu teatrze lekturze
    podcaście reportażu artykule wiadomościach telewizji radiu gazecie scenie balladzie komiksie kinie operze historii`,
  media: `film* serial* książk* powieści powieść powieścią artykuł* reportaż* podcast* magistersk* licencjack* wykład* szkoleni* warsztat*
    statystyk* histori* literatur* lektur* kryminał* oglądałam obejrzałam obejrzałem oglądałem dokument prezentacj* profilaktyk* zapobieg* prewencj* kampani* konferencj* dokumentaln*
    referat* doktorat* maturaln* uczyliśmy omawialiśmy pogadank* lekcji warsztatach artykuł* ratownik* recenzj* wiersze wierszy`,
  football: `gol gola bramk* mecz* bramkarz* obroń* drużyn* trener* stadion* lig* derb* karny`,
  played: `grze grę gra gram smok* zombie boss* poziom* planszów*`,
  dreamt: `śni śniło śnił śniła śnią sen śnie snach koszmar* snem`,
  ago: `temu laty`,
  years: `lat lata rok`,
  once: `kiedyś dawniej niegdyś przeszłość`,
  back: `dzieciństwie młodości liceum gimnazjum podstawówce studiach`,
  lastOne: `zeszłym ubiegłym`,
  year: `roku`,
  as: `jako`,
  young: `nastolat* dziecko dziewczynka dzieciak`,
  when: `kiedy jak gdy`,
  iWas: `byłam byłem miałam miałem`,
  small: `mała mały lat dzieckiem nastolatk*`,
  former: `były byłego była`,
  neverWord: `nigdy`,
  since: `od po przez`,
  recentWord: `dziś dzis dzisiaj wczoraj znowu znów znow teraz właśnie wlasnie zaraz jutro nadal wciąż`,
  until: `do`,
  lifetime: `życia zycia`,
  latka: `latach`,
  decade: `siedemdziesiąt* osiemdziesiąt* dziewięćdziesiąt*`,
  earlier: `poprzednim`,
  bond: `związku małżeństwie zwiazku`,
  fromBack: `dzieciństwa młodości`,
  of: `z`,
  askedWord: `pytał pytała pytali zapytał zapytała zapytali pyta pytają pytano pytanie`,
  whether: `czy o`,
  harmWord: `krzywdy`,
  willDo: `zrobię zrobie robię robić zrobić zrobiłabym zrobiłbym`,
  nothing: `nic`,
  self: `sobie`,
  hold: `mam miałam miałem`,
  intents: `zamiarów zamiarow zamiaru planów planow`,
  harms: `krzywdy robić zabić zabic zabijać umierać umrzeć kończyć skończyć`,
  meaning: `sensie`,
  that: `tym`,
};

export const frames: readonly (Pattern & { frame: Frame })[] = [
  { frame: "story", words: "person", within: 1 },
  { frame: "story", words: "inside work", within: 4 },
  { frame: "topic", words: "media", within: 1 },
  { frame: "game", words: "played", within: 1 },
  { frame: "game", words: "football", within: 1 },
  { frame: "dream", words: "dreamt", within: 1 },
  { frame: "longAgo", words: "years ago", within: 3 },
  { frame: "longAgo", words: "once", within: 1 },
  { frame: "longAgo", words: "inside back", within: 3 },
  { frame: "longAgo", words: "lastOne year", within: 2 },
  { frame: "longAgo", words: "as young", within: 2 },
  { frame: "longAgo", words: "when iWas small", within: 4 },
  // "Od trzech lat": over, unless it is also said to be now.
  { frame: "since", words: "since latka", within: 4 },
  { frame: "since", words: "since years", within: 3 },
  { frame: "recent", words: "recentWord", within: 1 },
  { frame: "longAgo", words: "years decade", within: 2 },
  { frame: "longAgo", words: "until year lifetime", within: 5 },
  { frame: "longAgo", words: "earlier bond", within: 2 },
  { frame: "longAgo", words: "of fromBack", within: 2 },
  { frame: "never", words: "neverWord", within: 1 },
  // "Zapytała, czy chcę się zabić": somebody else's words.
  { frame: "asked", words: "askedWord whether", within: 3 },
  // Said against a wish to do it, in the same breath.
  { frame: "denied", words: "harmWord self willDo", within: 4, free: true },
  { frame: "denied", words: "nothing self willDo", within: 5, free: true },
  { frame: "denied", words: "hold intents harms", within: 7 },
  { frame: "denied", words: "that meaning", within: 2 },
];
