import type { WordClasses } from "../lexicon.server";
import type { Pattern } from "../patterns.server";

/** Words with which a text would push its reader to die or to hurt themselves. */
export const encouragementWords: WordClasses = {
  endIt: `zabij powieś utop otruj zastrzel okalecz potnij tnij`,
  sie: `się`,
  finish: `skończ zakończ`,
  soba: `sobą`,
  life: `życie życia życiem`,
  take: `odbierz`,
  commit: `popełnij wybierz`,
  suicide: `samobójstw*`,
  jump: `skocz wyskocz`,
  height: `mostu dachu balkonu okna wieżowca`,
  throw: `rzuć połóż`,
  under: `pociąg tramwaj tory torach`,
  cutOpen: `podetnij przetnij`,
  veins: `żyły nadgarstki`,
  swallow: `połknij weź zażyj przedawkuj`,
  lots: `wszystkie garść całe opakowanie`,
  pills: `tabletki tabletek leki leków`,
  should: `powinieneś powinnaś możesz powinno zasługujesz warto najlepiej pora czas prawo wolno musisz`,
  die: `umrzeć zginąć`,
  live: `żyć istnieć`,
  death: `śmierć samobójstwo śmierci`,
  is: `jest będzie może to bywa`,
  solution: `rozwiązaniem rozwiązanie ulgą wyjściem wyjście wyzwoleniem wybawieniem ukojeniem odpowiedzią`,
  better: `lepiej lżej spokojniej`,
  without: `bez`,
  you: `ciebie`,
  have: `masz warto`,
  reason: `po powodu sensu kogo co`,
  kill: `zabij uderz skrzywdź`,
  them: `go ją ich`,
  easier: `lepiej lżej spokojniej łatwiej prościej ulgę ulga`,
  when: `jeśli jeżeli gdy kiedy jak`,
  ifYou: `gdybyś żebyś abyś jakbyś`,
  endYou: `zabijesz powiesisz utopisz otrujesz zastrzelisz okaleczysz potniesz`,
  endedYou: `zabił zabiła powiesił powiesiła utopił utopiła otruł otruła zastrzelił zastrzeliła`,
  dieYou: `umrzesz zginiesz`,
  diedYou: `umarł umarła zginął zginęła`,
  endingYourself: `zabić powiesić utopić otruć zastrzelić okaleczyć pociąć`,
  urge: `powinieneś powinnaś warto najlepiej lepiej pora spróbuj musisz wolno pozostaje`,
  preferable: `lepiej lepsza lepsze lżejsza łatwiejsza`,
  dieNow: `umrzyj zgiń`,
  deprive: `pozbaw targnij`,
  stop: `przestań`,
  leave: `odejdź zniknij`,
  world: `świata`,
};

/** One that states or advises is none where it is told as somebody's thought, or as what something else is better than. */
type Encouragement = Pattern & { advises?: true };

/** `denied` words in the same sentence turn it into the opposite. */
export const encouragements: readonly Encouragement[] = [
  { words: "endIt sie", within: 3, free: true, scope: "clause" },
  { words: "finish soba|life", within: 5 },
  { words: "take life", within: 4 },
  { words: "commit suicide", within: 3 },
  { words: "jump height", within: 4 },
  { words: "throw sie under", within: 5 },
  { words: "cutOpen veins", within: 4 },
  { words: "swallow lots pills", within: 6, free: true },
  { words: "should die", within: 5 },
  { words: "should nie:live", within: 5 },
  { words: "should death", within: 3 },
  { words: "death is solution", within: 6 },
  { words: "better without you", within: 6, free: true },
  { words: "nie:have reason live", within: 6 },
  { words: "nie:have live", within: 3 },
  { words: "kill them", within: 3 },
  { words: "dieNow" },
  { words: "deprive sie life", within: 5 },
  { words: "stop live", within: 3, scope: "clause" },
  { words: "leave world", within: 5 },
  { words: "easier when sie endYou", within: 9, advises: true },
  { words: "easier when endYou sie", within: 9, advises: true },
  { words: "easier when dieYou", within: 9, advises: true },
  { words: "easier ifYou sie endedYou", within: 9, advises: true },
  { words: "easier ifYou diedYou", within: 9, advises: true },
  { words: "when sie endYou easier", within: 9, advises: true },
  { words: "when dieYou easier", within: 9, advises: true },
  { words: "ifYou sie endedYou easier", within: 9, advises: true },
  { words: "ifYou diedYou easier", within: 9, advises: true },
  { words: "urge sie endingYourself", within: 5, free: true, scope: "clause", advises: true },
  { words: "preferable die", within: 4, scope: "clause", advises: true },
  { words: "preferable nie:live", within: 3, scope: "clause", advises: true },
  { words: "death preferable", within: 4, scope: "clause", advises: true },
];

/** Whoever says, thinks or fears what follows. */
export const reporters =
  "piszesz mówisz myślisz czujesz boisz uważasz twierdzisz pytasz myśl myśli przekonanie lęk strach głos";

/** Words by which it follows. */
export const reportings = "że czy iż jakoby żeby aby";

/** What stands before the worse of two. */
export const comparisons = "niż zamiast zanim aniżeli";

/** Words that, anywhere in the sentence, say that the opposite is meant. */
export const denials =
  "nikomu nieprawda kłamstwo nigdy nie:jest nie:będzie nie:powinieneś nie:powinnaś nie:musisz nie:warto";
