import { folded } from "./folded.server";
import type { CrisisCategory, Rule } from "./rule.server";

const acuteIn =
  (category: CrisisCategory) =>
  (words: string, more: Partial<Rule> = {}): Rule => ({ category, level: "acute", words, ...more });

const selfHarm = acuteIn("selfHarm");
const medical = acuteIn("medical");
const violence = acuteIn("violence");
const child = acuteIn("childInDanger");
const others = acuteIn("harmToOthers");

const then = (list: string, reach = 1) => ({ words: folded(list), reach });

const forOneself = then(
  "do dobrego ciepłego słodkiego pysznego na fajnego miłego jeść ładnego kawę nowego",
);

const selfHarmRules: Rule[] = [
  selfHarm("cut with.sie", { within: 3, free: true, scope: "clause" }),
  selfHarm("body theIt cut", { within: 8, free: true }),
  selfHarm("child freshWounds blade", { within: 9, free: true, isAboutAnother: true }),
  selfHarm("found child blade|cuts|freshWounds", { within: 7, free: true, isAboutAnother: true }),
  selfHarm("held ?cut", { within: 6 }),
  selfHarm("cut self bodyPart", { within: 5, free: true }),
  selfHarm("cut blade", { within: 4, free: true }),
  selfHarm("cutMe with.sie", {
    within: 3,
    free: true,
    scope: "clause",
    kind: "past",
    unlessThen: then("w przy podczas goląc nożem"),
  }),
  selfHarm("cutMe self bodyPart", { within: 5, free: true, kind: "past" }),
  selfHarm("cutOther with.sie", {
    within: 3,
    free: true,
    scope: "clause",
    kind: "mention",
    level: "concern",
  }),
  selfHarm("mutilate"),
  selfHarm("mutilation", { kind: "mention" }),
  selfHarm("mutilated with.sie", { within: 3, free: true, kind: "past" }),
  selfHarm("mutilatedOther with.sie", {
    within: 3,
    free: true,
    kind: "mention",
    level: "concern",
    unlessWith: folded("kot pies płot"),
  }),
  selfHarm("do self harm", { within: 5, free: true }),
  selfHarm("do self something", {
    within: 4,
    free: true,
    unlessThen: forOneself,
    unlessWith: folded("obiad kolację śniadanie herbatę"),
  }),
  selfHarm("otherDoes self something|harm", { within: 5, free: true, level: "concern" }),
  selfHarm("inflict self pain", { within: 4, free: true }),
  selfHarm("cuts bodyPart", { within: 5, free: true }),
  selfHarm("wound with.sie", { within: 3, free: true, scope: "clause" }),
  selfHarm("hurtOnce with.sie onPurpose", { within: 5, free: true, kind: "past" }),
  selfHarm("burn with.sie", { within: 3, free: true }),
  selfHarm("scratch blood", {
    within: 5,
    unlessWith: folded("kot kota kotka kotki kotek pies psa"),
  }),
  selfHarm("hitSelf head wall", { within: 6, free: true }),
  selfHarm("hitSelf with.sie head", { within: 5 }),
  selfHarm("starve with.sie", { within: 3 }),
  selfHarm("nie:do self", { within: 5, free: true, level: "concern" }),
  selfHarm("nie:want self do", { within: 6, level: "concern" }),
];

const medicalRules: Rule[] = [
  medical("swallowed pillsManyOf", {
    within: 4,
    kind: "past",
    unlessThen: then("na przeciwbólowe", 1),
  }),
  medical("swallowed lots pills", { within: 5, kind: "past" }),
  medical("swallowed many pills", { within: 4, kind: "past" }),
  medical("took lots pillsOnly", { within: 5, free: true, kind: "past" }),
  medical("took many pills", { within: 4, kind: "past" }),
  medical("takeAll lots pills", { within: 5, category: "suicide" }),
  medical("child ateWhat pillsOnly", { within: 6, free: true, isAboutAnother: true }),
  medical("ateWhat pillsOnly nie:reacts|nie:breathes", { within: 10, isAboutAnother: true }),
  medical("pills want takeAll", { within: 10, category: "suicide" }),
  medical("nie:reacts faint", { within: 6, free: true, isAboutAnother: true }),
  medical("pills takeAll lots", { within: 10, category: "suicide" }),
  medical("overdosed", {
    kind: "past",
    unlessThen: then("serial seriale kawę słońce czekoladę netflixa kofeinę kofeiny cukier", 2),
  }),
  medical("drank poison", { within: 3, kind: "past" }),
  medical("poisoned with.sie gas", { within: 4, kind: "past" }),
  medical("nie:breathes", { isAboutAnother: true }),
  medical("loses faint", { within: 3, free: true }),
  medical("nie:can wake", { within: 4, isAboutAnother: true }),
  medical("child swallowed", {
    within: 4,
    isAboutAnother: true,
    unlessThen: then("łzy dumę bakcyla", 2),
  }),
];

const inGames = folded(
  "grę grze gry szachy karty rekord warcaby ping-ponga fifę fife fifie matematyce uściskami oczach haha hahaha xd",
);

/** Of what small children do to each other. */
const siblings = folded(
  "pięciolatek czterolatek trzylatek sześciolatek dwulatek zazdrosny oduczyć oduczyc przedszkolu przedszkola piaskownicy",
);

const violenceRules: Rule[] = [
  violence("abuser hits me", { within: 6, free: true, scope: "clause", unlessWith: inGames }),
  violence("abuser hitOnce me", {
    within: 6,
    free: true,
    scope: "clause",
    kind: "past",
    unlessWith: inGames,
  }),
  violence("abuser hitLong me", { within: 6, free: true, scope: "clause", kind: "past" }),
  violence("partner speaks me kills", { within: 9 }),
  violence("me raped", { within: 5, free: true }),
  violence("raped", { level: "concern", kind: "mention" }),
  violence("hits me face", { within: 5 }),
  violence("partner tied me", { within: 4, free: true }),
  violence("forces sex", { within: 4 }),
  violence("torments", { unlessWith: folded("psem kotem zwierzętami") }),
  violence("raised me hand", { within: 5, free: true, kind: "past" }),
  violence("slapped me", { within: 3, free: true }),
  violence("put weapon throat", { within: 6, free: true, kind: "past" }),
  violence("hideFrom before partner", { within: 5 }),
  violence("stalks me partner", { within: 5, free: true, level: "concern" }),
  violence("fear partner", { within: 3, level: "concern" }),
  violence("me willHit", { within: 4, free: true }),
  violence("became suffered", { within: 4, free: true, kind: "past" }),
  violence("threatens me threat", { within: 6, free: true, kind: "past" }),
  violence("threatens kills me", { within: 6, free: true }),
  violence("fear me kills", { within: 8, free: true }),
  violence("fear own|with.my life", { within: 6 }),
  violence("fear life", { within: 3 }),
  violence("fear return home", { within: 4, level: "concern" }),
  violence("iAm|my|victimOf abuse", { within: 4, kind: "past" }),
  violence("abuse domestic", { within: 3, kind: "mention", level: "concern" }),
  violence("home jest abuse", { within: 4 }),
  violence("locks me", {
    free: true,
    within: 3,
    unlessWith: folded("gardło niechcący śmialiśmy"),
    unlessThen: then("uścisku ramionach objęciach", 3),
  }),
  violence("partner nie:allows goOut", {
    within: 9,
    unlessThen: then("na imprezę dyskotekę do", 2),
  }),
  violence("throws me weapon", { within: 6 }),
  violence("abuser hitOnce victim", {
    unlessThen: then("się w rekord"),
    within: 5,
    scope: "clause",
    kind: "mention",
    level: "concern",
    unlessWith: inGames,
  }),
];

const childRules: Rule[] = [
  child("elder hits me", { within: 6, free: true, scope: "clause", unlessWith: inGames }),
  child("elder hitOnce me", {
    within: 6,
    free: true,
    scope: "clause",
    kind: "past",
    unlessWith: inGames,
  }),
  child("elder hitLong me", { within: 6, free: true, scope: "clause", kind: "past" }),
  child("elder touches me", { within: 6, free: true, kind: "past" }),
  child("touches me where", { within: 5, free: true, kind: "past" }),
  child("fear elder comesAtNight", { within: 6 }),
  child("elder comesAtNight night", { within: 7, free: true }),
  child("elder tied me", { within: 4, free: true }),
  child("sends nude", { within: 6, free: true }),
  child("makeMe undress", { within: 5, kind: "past" }),
  child("advances child|me", { within: 5 }),
  child("elder hits relative", {
    within: 5,
    scope: "clause",
    isAboutAnother: true,
    unlessWith: inGames,
  }),
  child("child hurtsChild elder", {
    within: 12,
    free: true,
    isAboutAnother: true,
    unlessWith: inGames,
  }),
  child("hurtsChild child", {
    within: 5,
    isAboutAnother: true,
    scope: "clause",
    unlessWith: new Set([...inGames, ...siblings]),
  }),
  child("nie:allows eat", { within: 3 }),
  child("makeMe nude|undress photos", { within: 7, free: true }),
  child("nude photos makeMe", { within: 7, free: true }),
  child("hits child", { within: 4, scope: "clause", isAboutAnother: true }),
];

const othersRules: Rule[] = [
  others("want kill victim|everyone", { within: 6, unlessWith: inGames }),
  others("want victim kill", { within: 5 }),
  others("think kill victim", { within: 6 }),
  others("hear kill", { within: 4 }),
  others("willKill everyone", { within: 5 }),
  others("willKill victim weapon", { within: 8, free: true }),
  others("weapon willKill", { within: 8, free: true }),
  others("stab"),
  others("want kill weapon", { within: 14 }),
  others("fear willKill victim|child", { within: 9 }),
  others("think|want|fear smother child", { within: 8 }),
  others("fear do something child|somebody", { within: 8 }),
  others("want fire target", { within: 5 }),
  others("take weapon school", { within: 6, free: true }),
  others("fear do harm", { within: 8, free: true, scope: "sentence" }),
  others("think|want do harm", { within: 6 }),
  others("willHit child", { within: 4 }),
  others("fear iHit child", { within: 6 }),
];

export const dangerRules: readonly Rule[] = [
  ...selfHarmRules,
  ...medicalRules,
  ...violenceRules,
  ...childRules,
  ...othersRules,
];

export const dangerWords = {
  pillsOnly:
    "tabletki tabletek tabletkę leki leków prochy prochów proszki proszków pigułki pigułek apapu ibupromu ketonalu xanaxu insuliny psychotropów nasennych",
  jest: "jest",
  take: "wezmę przyniosę wniosę",
  iHit: "uderzę skrzywdzę",
};
