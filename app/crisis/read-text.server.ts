import { fold, joinScattered } from "./fold.server";
import { isGraver, type CrisisLevel } from "./levels";
import { Lexicon } from "./lexicon.server";
import { PatternSet, type Match, type Pattern } from "./patterns.server";
import { dangerRules, dangerWords } from "./rules/danger.server";
import { despairRules } from "./rules/despair.server";
import { frames, frameWords, type Frame } from "./rules/frames.server";
import { methodConcepts, methodWords } from "./rules/methods.server";
import type { CrisisCategory, Rule } from "./rules/rule.server";
import { suicideRules, suicideWords } from "./rules/suicide.server";
import { hiddenWords, words } from "./rules/words.server";
import { tokensOf, type Token } from "./tokens.server";
import { maxCueSteps, weighCues } from "./weigh-cues.server";

/** What a text says by itself, before anybody decides what follows from it. */
export type Reading = {
  /** By rules alone. */
  level: CrisisLevel;
  /** Of the most serious thing that a rule found; null when there is none. */
  category: CrisisCategory | null;
  /** Whether all that sounds acute tells of somebody else who is in danger. */
  isAboutAnother: boolean;
  /** How much all hints together speak for a crisis: above 0 it is worth a closer look. */
  weight: number;
  /** Where in the text rules found something, in UTF-16 units. For tests and tools only: never stored, never logged. */
  spans: { start: number; end: number }[];
  /** Comparisons made, at most `stepsPerSign` for each sign of the text. */
  steps: number;
};

const framePrefix = "frame.";
const lexicon = new Lexicon(
  {
    ...words,
    ...suicideWords,
    ...dangerWords,
    ...methodWords,
    ...Object.fromEntries(
      Object.entries(frameWords).map(([name, list]) => [framePrefix + name, list]),
    ),
  },
  hiddenWords,
);
const rules: readonly Rule[] = [...suicideRules, ...dangerRules, ...despairRules];
const ruleSet = new PatternSet(rules);
const conceptSet = new PatternSet(methodConcepts);
const frameSet = new PatternSet(
  frames.map((frame) => ({
    ...frame,
    words: frame.words.replace(/[\w]+/g, (name) => `?${framePrefix}${name}`),
  })),
);

/** Upper bound of the steps for one sign of a text: what a word of one letter could cost, in both readings. */
export const stepsPerSign =
  2 *
  (ruleSet.placeCount +
    conceptSet.placeCount +
    frameSet.placeCount +
    lexicon.maxSteps +
    maxCueSteps);

/** What else a text says does not matter once so many things have been found. */
const maxSpans = 100;

/**
 * Reads a Polish text for signs of a crisis: a wish to die, self-harm, violence, a poisoning. Deterministic, without a
 * model, in time linear in the length of the text; looks at its first 64 KiB.
 */
export function readText(text: string): Reading {
  const folded = fold(text);
  let looked = 0;
  const joined = joinScattered(folded, (steps) => (looked += steps));
  const first = readingOf(folded, text);
  const reading = joined ? worse(first, readingOf(joined, text)) : first;
  return { ...reading, steps: reading.steps + looked };
}

/** Whether something in them sounds acute, and all of that tells of somebody else who is in danger. */
export function areAboutAnother(
  read: readonly { level: CrisisLevel; isAboutAnother?: boolean }[],
): boolean {
  const acute = read.filter(({ level }) => level === "acute");
  return acute.length > 0 && acute.every(({ isAboutAnother }) => isAboutAnother);
}

function worse(a: Reading, b: Reading): Reading {
  return {
    ...(isGraver(b.level, a.level) ? b : a),
    isAboutAnother: areAboutAnother([a, b]),
    weight: Math.max(a.weight, b.weight),
    steps: a.steps + b.steps,
  };
}

function readingOf(folded: { text: string; at: number[] }, written: string): Reading {
  let steps = 0;
  const count = (made: number) => void (steps += made);
  const tokens = tokensOf(folded, (word) => lexicon.knows(word));
  const keys = keysOf(tokens, count);
  const context = contextOf(frameSet.scan(tokens, keys, count), tokens);
  for (const { pattern, last } of conceptSet.scan(tokens, keys, count)) {
    const idiom = pattern.unlessThen && follows(tokens, last, pattern.unlessThen, 3);
    const known = keys[last] ?? [];
    // A new list: the same word elsewhere may not complete the concept.
    if (!idiom && !known.includes(pattern.concept)) keys[last] = [...known, pattern.concept];
  }

  const finding: Omit<Reading, "weight" | "steps" | "isAboutAnother"> = {
    ...{ level: "none", category: null, spans: [] },
  };
  let isWriters = false;
  const speech = speechOf(tokens, written, count);
  const signs = new Set<string>();
  for (const match of ruleSet.scan(tokens, keys, count)) {
    if (isWriters && finding.spans.length >= maxSpans) break;
    const level = levelOf(match, tokens, context);
    if (level === "none") continue;
    if (match.pattern.sign) signs.add(match.pattern.sign);
    if (finding.spans.length < maxSpans) finding.spans.push(spanOf(match, tokens));
    if (
      level === "acute" &&
      !match.pattern.isAboutAnother &&
      !isSaidOfAnother(match, tokens, speech)
    )
      isWriters = true;
    if (isGraver(level, finding.level)) {
      finding.level = level;
      finding.category = match.pattern.category;
    }
  }
  if (signs.size > 1) {
    finding.level = "acute";
    isWriters = true;
  }
  const weight = weighCues(tokens, count);
  const isAboutAnother =
    finding.level === "acute" && !isWriters && !isWriterToFollow(tokens, speech);
  return { ...finding, isAboutAnother, weight, steps };
}

const women =
  "siostra|kolezanka|przyjaciolka|kuzynka|sasiadka|corka|mama|matka|babcia|ciocia|wnuczka|zona|dziewczyna|partnerka|znajoma|wspollokatorka|ona|osoba";
const men =
  "brat|kolega|przyjaciel|kuzyn|sasiad|syn|tata|ojciec|dziadek|wujek|wnuk|maz|chlopak|partner|znajomy|wspollokator|on|ktos";
const woman = new RegExp(`^(${women})$`);
const man = new RegExp(`^(${men})$`);
const isSomebody = (word: string) => woman.test(word) || man.test(word);
const says = /^(mowi|powtarza|pisze|napisal|napisala|powiedzial|powiedziala|wyznal|wyznala)$/;
/** What somebody else wants: "chce", and not "chcę". */
const wants = /^(chce|chciałby|chciałaby|zamierza|planuje|próbuje|grozi)$/i;
/** What somebody else will do; without Polish letters in its sentence it may be the writer's own: "zabije" for "zabiję". */
const will = /^(zabije|powiesi|otruje|potnie|podetnie|skoczy|rzuci|zrobi|odbierze)$/i;
const polishLetter = /[ąćęłńóśźż]/i;
/** What somebody else did: its ending tells a woman from a man. Without Polish letters only of words that can be nothing else. */
const didAsWoman =
  /(ła|polknela|lykala|wziela|zazyla|zjadla|podciela|pociela|skoczyla|powiesila)$/i;
const didAsMan = /(ł|polknal|lykal|wzial|zazyl|zjadl|podcial|pocial|skoczyl|powiesil)$/i;
/** What makes a clause the writer's own: the first person, or that something is done to them. As it was written: "chcę", not "chce". */
const ofWriter =
  /^(?!(się|boję|proszę)$).*(ę|am|em|bym|śmy)$|^(ja|mi|mnie|mną|mna|musze|moje|mojej|mojego|powinnam|nam|nas|tobie|tobą|ale|lecz)$/i;
const reportedWithin = 12;
/** How many words may stand between who wants something and that they want it. */
const wantsWithin = 3;

type Voice = {
  /** Where the last word in the first person stands among the tokens; -1 where none does. */
  lastOfWriter: number;
  hasPolishLetters: boolean;
};

/** How a text was written, and who speaks in each sentence: looked at once, when somebody asks, however often they ask. */
function speechOf(tokens: readonly Token[], written: string, count: (steps: number) => void) {
  const wordAt = ({ start, end }: Token) => written.slice(start, end).normalize("NFC");
  const voices = new Map<number, Voice>();
  function listen() {
    count(tokens.length);
    for (const [index, token] of tokens.entries()) {
      const word = wordAt(token);
      const before = voices.get(token.sentence);
      voices.set(token.sentence, {
        lastOfWriter: ofWriter.test(word) ? index : (before?.lastOfWriter ?? -1),
        hasPolishLetters: before?.hasPolishLetters || polishLetter.test(word),
      });
    }
  }
  return {
    count,
    wordAt,
    voiceOf(sentence: number): Voice {
      if (voices.size === 0) listen();
      return voices.get(sentence) ?? { lastOfWriter: -1, hasPolishLetters: false };
    },
  };
}

/**
 * "Ciocia pisze, że nie chce żyć", "siostra połknęła tabletki": whoever is named says it of themselves, or does it. Only where
 * the words say so by who is named and by the form of the verb, and nothing from there on to the end of the sentence is in the first
 * person; in doubt it is the writer's own.
 */
function isSaidOfAnother(
  { first, last }: Match<Rule>,
  tokens: readonly Token[],
  { wordAt, voiceOf, count }: ReturnType<typeof speechOf>,
): boolean {
  const sentence = tokens[first]?.sentence;
  if (sentence === undefined || tokens[last]?.sentence !== sentence) return false;
  const found = tokens.slice(first, last + 1);
  const { lastOfWriter, hasPolishLetters } = voiceOf(sentence);
  let that = -1;
  for (let index = first; index >= 0 && index >= first - reportedWithin; index--) {
    count(1);
    const token = tokens[index];
    if (!token || token.sentence !== sentence) return false;
    if (index < first && token.word === "ze" && that < 0 && token.clause === tokens[first]?.clause)
      that = index;
    else if (that >= 0 && says.test(token.word) && that - index <= 3) {
      const named = tokens.slice(Math.max(0, index - 3), index);
      return (
        named.some((one) => one.sentence === sentence && isSomebody(one.word)) &&
        lastOfWriter <= that
      );
    }
    if (!isSomebody(token.word)) continue;
    const did = woman.test(token.word) ? didAsWoman : didAsMan;
    const isDoer =
      found.some((one) => did.test(wordAt(one))) ||
      tokens
        .slice(index + 1, Math.min(index + 1 + wantsWithin, last + 1))
        .some(
          (one) =>
            one.clause === token.clause &&
            (wants.test(wordAt(one)) || (hasPolishLetters && will.test(wordAt(one)))),
        );
    if (isDoer && lastOfWriter <= index) return true;
    // Who says something may still come: "mama powiedziała, że ...".
    if (that < 0) return false;
  }
  return false;
}

/** What the writer will do, as it was written; and without Polish letters, where it may as well be somebody else's. */
const willMyself = /^(skoczę|wyskoczę|zeskoczę|zabiję|powieszę|otruję|potnę|umrę)$/i;
const willPerhapsMyself = /^(skocze|wyskocze|zeskocze|zabije|powiesze|otruje|potne|umre)$/i;
const alsoMe = /^(ja|tez|razem)$/;
/**
 * What follows such a word where it threatens nobody's own life: who is run to, or fetched, somebody scolded, a figure of speech. Only
 * what is listed: "skoczę do rzeki", "skoczę po nim" and "umrę z nim" are the writer's own.
 */
const idioms: readonly { verb: RegExp; then: RegExp }[] = [
  {
    verb: /^(wy)?skoczę$/i,
    then: /^do (niego|niej|nich|domu|szpitala|lekarza|przychodni|apteki|sasiad\w+|koleg\w+|kolezank\w+)$/,
  },
  {
    verb: /^(wy)?skoczę$/i,
    then: /^po (pomoc|pogotowie|policje|karetke|lekarza|kogos|niego|nia|mame|tate|rodzicow|sasiad\w+)$/,
  },
  { verb: /^zabiję$/i, then: /^(go|ja|ich)( |$)/ },
  { verb: /^umrę$/i, then: /^ze( |$)/ },
  {
    verb: /^umrę$/i,
    then: /^z (nerwow|niepokoju|przerazenia|zmartwienia|troski|leku|obawy|stresu)$/,
  },
];
/** How far behind a scolding the writer may add themselves: "zabiję ją, a potem siebie". */
const addedWithin = 8;

function isIdiom(tokens: readonly Token[], index: number, word: string): boolean {
  const next = tokens.slice(index + 1, index + 3).map((token) => token.word);
  if (!idioms.some(({ verb, then }) => verb.test(word) && then.test(next.join(" ")))) return false;
  const behind = tokens.slice(index + 1, index + 1 + addedWithin).map((token) => token.word);
  return !/(^| )(siebie|(i|a|potem|tez) sie)( |$)/.test(behind.join(" "));
}

/** Whether whoever tells of somebody else's danger says that they will do the same. */
function isWriterToFollow(
  tokens: readonly Token[],
  { wordAt, count }: ReturnType<typeof speechOf>,
): boolean {
  count(tokens.length);
  return tokens.some((token, index) => {
    if (token.negated) return false;
    const word = wordAt(token);
    if (willMyself.test(word)) {
      count(addedWithin);
      return !isIdiom(tokens, index, word);
    }
    return (
      willPerhapsMyself.test(word) &&
      tokens
        .slice(Math.max(0, index - 3), index)
        .some((before) => before.sentence === token.sentence && alsoMe.test(before.word))
    );
  });
}

/** What each word counts as; the same word has the same list. */
function keysOf(tokens: readonly Token[], count: (steps: number) => void): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return tokens.map(({ word, negated }) => {
    const prefix = negated ? "nie:" : "";
    const keys =
      known.get(prefix + word) ??
      lexicon
        .classesOf(word, count)
        .concat(isMany(word) ? "many" : [])
        .map((name) => prefix + name);
    known.set(prefix + word, keys);
    return keys;
  });
}

/** Eight pills and more are many. */
const isMany = (word: string) => /^\d{1,3}$/.test(word) && Number(word) >= 8;

type Context = { frames: Map<number, Map<Frame, number>>; words: Map<number, Set<string>> };

function contextOf(
  matches: Match<Pattern & { frame: Frame }>[],
  tokens: readonly Token[],
): Context {
  const context: Context = { frames: new Map(), words: new Map() };
  for (const { pattern, first } of matches) {
    const { sentence = 0 } = tokens[first] ?? {};
    const known = context.frames.get(sentence) ?? new Map<Frame, number>();
    if (!known.has(pattern.frame)) known.set(pattern.frame, first);
    context.frames.set(sentence, known);
  }
  for (const { sentence, word, negated } of tokens) {
    const known = context.words.get(sentence) ?? new Set();
    context.words.set(sentence, known.add(negated ? `nie:${word}` : word));
  }
  return context;
}

function levelOf(match: Match<Rule>, tokens: readonly Token[], context: Context): CrisisLevel {
  const { pattern: rule, last } = match;
  const token = tokens[last];
  if (!token) return "none";
  if (rule.unlessThen && follows(tokens, last, rule.unlessThen.words, rule.unlessThen.reach))
    return "none";
  if (rule.unlessBefore && precedes(tokens, match.first, rule.unlessBefore)) return "none";
  const said = context.words.get(token.sentence);
  if (rule.unlessWith && [...rule.unlessWith].some((word) => said?.has(word))) return "none";
  for (let index = match.first + 1; rule.unlessBetween && index < last; index++)
    if (rule.unlessBetween.has(tokens[index]?.word ?? "")) return "none";
  const around = context.frames.get(token.sentence);
  if (!around) return rule.level;
  const kind = rule.kind ?? "statement";
  const before = (frame: Frame) => (around.get(frame) ?? Infinity) <= match.first;
  if (around.has("story") && (kind === "mention" || token.quoted)) return "none";
  if (kind === "mention" && ["topic", "game", "dream"].some((frame) => around.has(frame as Frame)))
    return "none";
  if (before("dream") && kind === "past") return "none";
  if (around.has("game") && rule.category === "harmToOthers") return "none";
  if (around.has("story") || around.has("denied") || before("asked")) return "concern";
  const over =
    around.has("longAgo") || around.has("never") || (around.has("since") && !around.has("recent"));
  if (kind === "past" && over) return "concern";
  return rule.level;
}

function follows(
  tokens: readonly Token[],
  last: number,
  listed: ReadonlySet<string>,
  reach: number,
): boolean {
  const from = tokens[last];
  for (let index = last + 1; index <= last + reach; index++) {
    const next = tokens[index];
    if (next?.sentence === from?.sentence && listed.has(next?.word ?? "")) return true;
  }
  return false;
}

function precedes(
  tokens: readonly Token[],
  first: number,
  { words, reach }: { words: ReadonlySet<string>; reach: number },
): boolean {
  return tokens
    .slice(Math.max(0, first - reach), first)
    .some(({ sentence, word }) => sentence === tokens[first]?.sentence && words.has(word));
}

function spanOf({ first, last }: Match<Rule>, tokens: readonly Token[]) {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
