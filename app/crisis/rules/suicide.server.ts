import { folded } from "./folded.server";
import type { Rule } from "./rule.server";

const acute = (words: string, more: Partial<Rule> = {}): Rule => ({
  category: "suicide",
  level: "acute",
  words,
  ...more,
});
const concern = (words: string, more: Partial<Rule> = {}): Rule => ({
  ...acute(words, more),
  level: "concern",
});

/** "Umrzeć ze wstydu", "ze starości": what one dies of in a manner of speaking, or after a long life. */
const ofLaughter = {
  words:
    folded(`śmiechu nudów wstydu głodu ciekawości zachwytu tęsknoty zmęczenia gorąca upału szczęścia radości zazdrości
    przejedzenia zimna pragnienia dumy wzruszenia ekscytacji zażenowania starości`),
  reach: 3,
};
/** "Nie chcę żyć w Warszawie": where or how, not whether. */
const somewhere = {
  words: folded("w we na jak przeszłością pod obok złudzeniami z wyłącznie chwilą"),
  reach: 1,
};
const withPainOrWorld =
  "bólu cierpieniu męczarni piekle świecie bólem cierpieniem wstydem poczuciem winą";
const things = folded(
  "kawałek pizzę pizzy kawę sernika pierogi dałabym dałbym reklamę mema haha hahaha",
);

/** "Poradzą sobie beze mnie przez weekend". */
const shortly = folded(
  "weekend tydzień tygodnie urlop urlopie urlopu wolnego majówce majówkę niego niej",
);

/** "Mąż zmarł. Chcę do niego dołączyć.", and not on Friday, for a walk, or another one's company. */
const joiningTheDead = {
  within: 12,
  scope: "text",
  free: true,
  unlessWith:
    folded(`piątek sobotę niedzielę poniedziałek wtorek środę czwartek weekend wakacje święta jutro dziś obiad kawę spacer
    mieszka wyjechała wyjechał przeprowadziła przeprowadził siostry brata chóru klubu kursu grupy wycieczki rozmowy zajęć
    grupę grupie wsparcia zajęcia zajęciach`),
} satisfies Partial<Rule>;

/** "Odchodzę na zawsze", and not from a job, a marriage or a portal, whose name stands beside it or follows. */
const partingForGood = {
  within: 4,
  unlessThen: {
    reach: 2,
    words: folded(
      "z ze od do papierosy papierosom papierosami paleniem palenie alkohol alkoholem słodycze słodyczom",
    ),
  },
  unlessWith:
    folded(`pracy firmy korporacji zespołu zarządu redakcji szkoły klubu grupy forum portalu internetu facebooka instagrama
    polityki sportu emeryturę emeryturze męża żony partnera partnerki narzeczonego chłopaka dziewczyny walizki walizkę rozwód
    rozwodu prawnik prawnika prawnikowi alimenty wyprowadzam wyprowadzka mieszkanie papierosy papierosów fajki`),
} satisfies Partial<Rule>;

/** Wishes not to live and to die. */
const wishes: Rule[] = [
  acute("want die", { unlessThen: ofLaughter }),
  acute("die want", { within: 2, scope: "clause", unlessThen: ofLaughter }),
  acute("bez me better", { within: 8, free: true }),
  acute("me notHere nie:isGone", { within: 6, free: true }),
  acute("nearly nie:jumped", { within: 3 }),
  acute("me nie:holds onWorld|live", { within: 8, free: true }),
  acute("tiredOf ofLife", {
    within: 4,
    free: true,
    unlessThen: folding("studenckim zawodowym w na"),
  }),
  acute("iDie after", { within: 9 }),
  acute("edge noCourage|jump|jumped", { within: 9, free: true, scope: "text" }),
  acute("edge nie:have reason comeDown", { within: 12, free: true, scope: "text" }),
  acute("want nie:notBe", {
    within: 5,
    unlessThen: folding(
      "sama sam samotna samotny taka taki tak w na gorsza gorszy zależna zależny jak dłużej",
    ),
  }),
  acute("think word suicide", { within: 9 }),
  acute("my suicide", { within: 3 }),
  acute("want killedMe me", { within: 7, free: true }),
  acute("what live", { within: 2, unlessThen: folding("w na jak") }),
  acute("better nie:wokeUp", { within: 9 }),
  acute("want me nie:isGone", { within: 6, unlessThen: folding("na w przy tam dla") }),
  acute("reads nie:iLive", { within: 9 }),
  acute("pray me takes", { within: 9, free: true }),
  acute("fear live", { within: 3, unlessThen: folding("w na bez z") }),
  acute("want join dead", { within: 5 }),
  acute("loss|nie:lives want joinThem them", joiningTheDead),
  acute("loss|nie:lives them iJoin", joiningTheDead),
  acute("nie:seeInf dawn", { within: 3 }),
  acute("life want end", { within: 9, scope: "text" }),
  concern("let me kills", { within: 5, free: true, sign: "ending" }),
  concern("want stop feelInf|fromHere", { within: 5, sign: "ending" }),
  concern("nie:want feelInf", { within: 5, sign: "ending" }),
  concern("howto|when2 me gone", { within: 4, sign: "ending" }),
  concern("let it ends", { within: 5, sign: "ending" }),
  acute("howto die", { within: 3, unlessThen: ofLaughter }),
  acute("better die", { within: 4, unlessThen: ofLaughter }),
  acute("want stop live", { within: 6 }),
  acute("what have live", { within: 4 }),
  acute("nie:have place onWorld", { within: 8, free: true }),
  acute("death waitFor", { within: 3 }),
  acute("iDie ?relieve", { within: 9, free: true, unlessThen: ofLaughter }),
  acute("nie:can live painPlace", { within: 6 }),
  acute("life disgusted", { within: 3, free: true }),
  acute("wanted die", { kind: "past", unlessThen: ofLaughter }),
  acute("nie:want live", {
    unlessThen: somewhere,
    unlessBetween: folded("tak"),
    unlessWith: folded("kawy automat daleko blisko"),
  }),
  concern("nie:want live", { unlessThen: somewhere }),
  acute("nie:want live painPlace", { within: 8 }),
  acute("live nie:want", { within: 4, unlessThen: folding("w na jak") }),
  acute("nie:have reason live", { within: 7, unlessThen: somewhere }),
  acute("nie:have reason life", { within: 5 }),
  acute("nie:can live", {
    unlessThen: folding("bez w na z jak pod"),
    unlessBetween: folded("bez"),
    unlessBefore: { words: folded("bez"), reach: 2 },
  }),
  acute("nie:can manage live", { within: 6, unlessThen: folding("bez w na jak pod") }),
  concern("nie:can live without2", { within: 5, free: true }),
  acute("nie:can life", { within: 3 }),
  acute("live nie:can", { within: 3, scope: "clause" }),
  acute("lostWill live|life", { within: 5 }),
  acute("nie:matters life", { within: 6 }),
  acute("enough life", {
    within: 4,
    scope: "clause",
    unlessThen: folding(
      "na w we pod z bez jako studenckiego wiejskiego singielki singla studenta studentki",
    ),
  }),
  acute("want nie:live", { within: 6, unlessThen: folding("w na bez jak") }),
  acute("wanted nie:live", { within: 6, kind: "past" }),
  acute("better nie:live|nie:lived", { within: 8 }),
  acute("better died", { within: 7 }),
  acute("better nie:born", { within: 8 }),
  acute("better without me", { within: 8, free: true, unlessWith: shortly }),
  acute("better me nie:isGone", { within: 7, unlessThen: folding("na w przy tam") }),
  acute("me nie:isGone better", { within: 7 }),
  acute("wish death", { within: 4 }),
  acute("think own death", { within: 4 }),
  acute("own death think", { within: 5 }),
  acute("often think death", { within: 4 }),
  acute("think death often", { within: 4 }),
  acute("think death own", { within: 5 }),
  acute("all daily think death", { within: 5 }),
  acute("would death", { within: 3, unlessThen: ofLaughter, unlessWith: folded("cywilna karta") }),
  acute("isDeath would relief", { within: 5 }),
  acute("asleep nie:wakeUp|nie:wokeUp", { within: 7 }),
  acute("want nie:wakeUp|nie:vanish", { within: 7 }),
  acute("pray nie:wakeUp", { within: 10 }),
  acute("nie:want wakeUp", { within: 5, unlessThen: folding("o za wcześnie") }),
  acute("want vanish forever", { within: 5 }),
  acute("nie:want be world", { within: 7 }),
  acute("ifMe died nobody", { within: 8, free: true }),
  acute("nie:want here be", { within: 5, free: true, unlessThen: folding("sama sam dłużej niż") }),
  acute("without me better", { within: 8, unlessWith: shortly }),
];

/** What people say of doing it, by any of the ways in `methods.ts`. */
const doing: Rule[] = [
  acute("end.future", { unlessWith: things }),
  acute("want end.infinitive", { within: 10, unlessWith: things }),
  acute("courage end.infinitive|jump", { within: 5 }),
  acute("held end.infinitive|noend.infinitive", { within: 8 }),
  acute("hear|speaks kys", { within: 5 }),
  acute("threatens willJump", {
    within: 3,
    isAboutAnother: true,
    unlessThen: { words: folded("do mi komuś gardła oczu sądu wody"), reach: 2 },
  }),
  acute("high want|wanted throwInf|jump", { within: 10, free: true, scope: "text" }),
  acute("high think throwInf|jump", { within: 10, free: true, scope: "text" }),
  acute("weapon|blade bath", { within: 4, free: true, unlessThen: folding("do") }),
  acute("can end.infinitive", { within: 4, unlessWith: things }),
  acute("end.infinitive want", { within: 5, scope: "clause" }),
  acute("think end.infinitive", { within: 7 }),
  acute("howto end.infinitive", { within: 4, unlessWith: things }),
  acute("speaks me end.infinitive", { within: 9 }),
  acute("hear end.infinitive", { within: 8 }),
  acute("wanted end.infinitive", { within: 7, kind: "past" }),
  acute("tried end.infinitive", { within: 7, kind: "past" }),
  acute("thought end.infinitive", { within: 7, kind: "past" }),
  acute("end.would"),
  acute("ifMe end.theirs", { within: 5 }),
  acute("fear abuser|elder|child|kin end.theirs", { within: 9, free: true, isAboutAnother: true }),
  acute("fear abuser|elder|child|kin self2 something does2", {
    within: 9,
    free: true,
    isAboutAnother: true,
    unlessWith: folded(
      "placu zabaw schodach rowerze hulajnodze drzewie trampolinie nartach kuchni",
    ),
  }),
  acute("end.mine", { kind: "past" }),
  concern("otherTried end.infinitive", { kind: "mention" }),
  concern("end.theirs", { kind: "mention" }),
  concern("end.infinitive", { kind: "mention", unlessWith: things }),
  concern("noend.future|noend.infinitive|noend.would|noend.theirs", { kind: "mention" }),
];

/** Suicide by its name. */
const named: Rule[] = [
  acute("think suicide", { within: 4 }),
  acute("want suicide", { within: 4 }),
  acute("suicide onlyWay", { within: 6, free: true }),
  acute("suicide goesThrough", { within: 4, scope: "clause" }),
  acute("abuser|elder|child speaks suicide", { within: 6, isAboutAnother: true }),
  acute("thought suicide", { within: 4, kind: "past" }),
  acute("suicidal think", {
    within: 3,
    free: true,
    kind: "past",
    unlessWith: folded("nie:mam nie:miałam nie:miałem nie:ma ktoś kogoś komuś"),
  }),
  concern("suicidal think", { within: 3, free: true, kind: "mention" }),
  acute("goesThrough think suicidal", { within: 6, free: true, kind: "past" }),
  acute("have think sShort", { within: 4 }),
  acute("my|iAm|have attempt suicidal", {
    within: 7,
    kind: "past",
    unlessWith: folded("doświadczenie ratownik pracuję pracowałam pracowałem"),
  }),
  concern("attempt suicidal", { within: 3, kind: "mention" }),
  concern("suicide", {
    kind: "mention",
    unlessWith: folded("polityczne zawodowe finansowe czyste towarzyskie biznesowe"),
  }),
  acute("want ownGoal", { within: 4 }),
];

/** What a farewell letter is about where nobody dies. */
const partings = folded(
  "firmy firmie zespołu zespołem pracy szefa odchodzę auta samochodu kanapy wakacji papierosami klasy uczniów klientów filmie książce serialu",
);

/** Farewells and preparations. */
const preparing: Rule[] = [
  acute("written letter goodbye", { within: 5, free: true, unlessWith: partings }),
  acute("sentMe letter goodbye", {
    within: 6,
    free: true,
    isAboutAnother: true,
    unlessWith: partings,
  }),
  acute("tomorrow me nie:isGone", {
    within: 5,
    unlessThen: folding("w na do dla"),
    unlessWith: folded("zastępuje biurze pracy"),
  }),
  acute("iPart onto forever", partingForGood),
  acute("onto forever iPart", partingForGood),
  acute("iPart this world", { unlessThen: folding("mody filmu finansów biznesu polityki mediów") }),
  acute("my last lastThing", {
    within: 4,
    unlessThen: folding("w na urlopu wakacji szkoły pracy przed szkole"),
  }),
  acute("collect pills", { within: 4 }),
  acute("speaks me farewellNoun", { within: 5, isAboutAnother: true }),
  acute("gotMeans rope", {
    within: 4,
    free: true,
    unlessWith: folded("prania bielizny namiotu łodzi"),
  }),
  acute("gotMeans blade", { within: 3, unlessThen: folding("do jednorazowe") }),
  acute("goTo tracks", { within: 3, unlessThen: folding("kolejki kolejowe saneczkowe") }),
  acute("want shorten fromHere", { within: 5 }),
  concern("want everything end", { within: 6, free: true, sign: "ending" }),
  concern("want end once forever", { within: 7, sign: "ending" }),
  concern("regret born", { within: 4, sign: "hopeless" }),
];

function folding(list: string) {
  return { words: folded(list), reach: 1 };
}

export const suicideRules: readonly Rule[] = [...wishes, ...doing, ...named, ...preparing];

export const suicideWords = {
  painPlace: withPainOrWorld,
  without2: "niej niego nich ciebie was niej mamy taty",
  here: "tu tutaj",
  when2: "kiedy gdy jak",
  kin: "przyjaciel przyjaciółka kolega koleżanka kuzyn kuzynka sąsiad sąsiadka znajomy znajoma wnuk syn",
  self2: "sobie",
  something: "coś cos",
  does2: "zrobi",
  sentMe:
    "wysłał wysłała przysłał przysłała zostawił zostawiła napisał napisała dostałam dostałem znalazłam znalazłem",
};
