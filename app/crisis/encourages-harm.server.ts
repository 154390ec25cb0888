import { fold, joinScattered } from "./fold.server";
import { Lexicon } from "./lexicon.server";
import { PatternSet } from "./patterns.server";
import {
  comparisons,
  denials,
  encouragements,
  encouragementWords,
  reporters,
  reportings,
} from "./rules/encouragement.server";
import { folded } from "./rules/folded.server";
import { tokensOf, type Token } from "./tokens.server";
import { textsIn } from "~/copy/texts-in";

const lexicon = new Lexicon(encouragementWords, new Set(["endIt", "suicide"]));
const patterns = new PatternSet(encouragements);
const denied = folded(denials);
const reporting = { who: folded(reporters), how: folded(reportings) };
const compared = folded(comparisons);
const ignore = () => undefined;

/**
 * Whether a generated text tells its reader to die or to hurt somebody. The person's own words, which it may quote, do not
 * count: who was told "zabij się" and writes about it must get an answer.
 * @param content texts, also in lists and objects
 * @param ownWords what the person wrote
 */
export function encouragesHarm(content: unknown, ownWords: readonly string[] = []): boolean {
  const own = ownWords.map((text) => fold(text).text);
  return textsIn(content).some((text) => {
    const whole = fold(text);
    if (own.some((answer) => answer.includes(whole.text))) return false;
    const joined = joinScattered(whole, ignore);
    return isHarmful(whole) || (joined !== null && isHarmful(joined));
  });
}

function isHarmful(text: ReturnType<typeof fold>): boolean {
  const tokens = tokensOf(text, (word) => lexicon.knows(word));
  const keys = tokens.map(({ word, negated }) =>
    lexicon.classesOf(word, ignore).map((name) => (negated ? `nie:${name}` : name)),
  );
  return patterns.scan(tokens, keys, ignore).some(({ first, last, pattern }) => {
    const end = tokens[last];
    if (!end || end.quoted) return false;
    if (pattern.advises && isToldOtherwise(tokens, first, last)) return false;
    const meantOtherwise = (token: Token) =>
      token.sentence === end.sentence &&
      denied.has(token.negated ? `nie:${token.word}` : token.word);
    // What is denied within the pattern itself is what the pattern asks for.
    return pattern.words.includes("nie:") || !tokens.some(meantOtherwise);
  });
}

/** Whether what stands from `first` to `last` is somebody's thought, the worse of two, or said of somebody else. */
function isToldOtherwise(tokens: readonly Token[], first: number, last: number): boolean {
  const [begin, end] = [tokens[first], tokens[last]];
  if (!begin || !end) return false;
  // A further clause between the two tells of something else.
  if (end.clause - begin.clause > 1) return true;
  const said = tokens.slice(Math.max(0, first - 1), last + 1);
  if (said.some(({ word }) => compared.has(word))) return true;
  return tokens.slice(Math.max(0, first - 4), first).some(
    ({ word, sentence }, index, before) =>
      sentence === begin.sentence &&
      reporting.who.has(word) &&
      before
        .slice(index + 1)
        .concat(begin)
        .some((next) => reporting.how.has(next.word)),
  );
}
