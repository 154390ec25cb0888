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
};

/** `denied` words in the same sentence turn it into the opposite. */
export const encouragements: readonly Pattern[] = [
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
];

/** Words that, anywhere in the sentence, say that the opposite is meant. */
export const denials =
  "nikomu nieprawda kłamstwo nigdy nie:jest nie:będzie nie:powinieneś nie:powinnaś nie:musisz nie:warto";
