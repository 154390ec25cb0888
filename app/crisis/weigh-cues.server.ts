import { Lexicon } from "./lexicon.server";
import { allCues, pairedCues } from "./rules/all-cues.server";
import { calmCues, dangerGroups } from "./rules/cue-groups.server";
import type { Token } from "./tokens.server";
import learnt from "./weights.json";

/**
 * How much each cue, each pair of neighbouring cues, and how words begin (`w:`), end (`e:`) and follow each other (`b:`)
 * speaks for a crisis. Frozen: `scripts/weigh-crisis-cues.ts` learnt them, and nobody tunes them any further.
 */
export const cueWeights: Readonly<Record<string, number>> = unpack(learnt.tenths);
export const { bias } = learnt;

/** @param tenths names by their first sign (`w:`, or none) and ten times their weight, with a space between them */
function unpack(tenths: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const weights: Record<string, number> = {};
  for (const [sign, byWeight] of Object.entries(tenths))
    for (const [weight, names] of Object.entries(byWeight))
      for (const name of names.split(" ")) weights[sign + name] = Number(weight) / 10;
  return weights;
}

const lexicon = new Lexicon(allCues, new Set());

/** How far apart two cues of a sentence are still said together, in words. */
const near = 3;
/** Words that are weighed at once, and how far the next such stretch begins after it. */
const stretch = 30;
const stride = 10;
const maxCuesOfWord = 6;
const ids = 512;
/** Where the numbers of pairs begin, above those of cues and words. */
const firstPair = 65536;
const seenAt = new Int32Array(firstPair + ids * ids);
let visit = 0;
/** Each word also counts by how it begins and how it ends, and by how it and the next one begin. */
const beginning = (key: string, letters: number) =>
  key.slice(0, letters + (key.startsWith("nie:") ? 4 : 0));
const beginningOf = (key: string) => `w:${beginning(key, 6)}`;
const endOf = (word: string) => `e:${word.slice(-3)}`;
const followingOf = (key: string, next: string) => `b:${beginning(key, 5)}_${beginning(next, 5)}`;
const keyOf = ({ word, negated }: Token) => (negated ? "nie:" : "") + word;
const isWordName = (name: string) => /^[bew]:/.test(name);

/** What one word can cost: looking it up, and its pairs with its neighbours in all stretches that hold it. */
export const maxCueSteps =
  lexicon.maxSteps +
  (stretch / stride) * (maxCuesOfWord + 5 + near * maxCuesOfWord * maxCuesOfWord);

const idOf = new Map<string, number>();
const names: string[] = [];
const groupOf: number[] = [];
const calm: boolean[] = [];
const single: number[] = [];
const pairs = new Float64Array(ids * ids);

const groups = Object.values(dangerGroups).map((list) => new Set(list.split(" ")));
const calmSet = new Set(calmCues.split(" "));
const cueNames = Object.keys(allCues);
const withDenied = (list: string[]) => [...list, ...list.map((name) => `nie:${name}`)];
const paired = [...withDenied(Object.keys(pairedCues)), "iDid", "quoted", "asks"];
for (const name of [...paired, ...withDenied(cueNames.filter((cue) => !(cue in pairedCues)))]) {
  idOf.set(name, names.length);
  names.push(name);
  groupOf.push(groups.findIndex((group) => group.has(name)));
  calm.push(calmSet.has(name));
  single.push(cueWeights[name] ?? 0);
}
/** Where the ids begin of what has no pairs. */
const firstUnpaired = paired.length;
for (const [name, weight] of Object.entries(cueWeights)) {
  if (isWordName(name)) {
    idOf.set(name, single.length);
    single.push(weight);
  }
  const [a, b] = name.split("+").map((cue) => idOf.get(cue));
  if (a !== undefined && b !== undefined) pairs[a * ids + b] = weight;
}
/** The name of a cue or of a pair, its cues in the order in which the weights name them. */
export function inOrder(name: string): string {
  return name
    .split("+")
    .sort((a, b) => (idOf.get(a) ?? 0) - (idOf.get(b) ?? 0))
    .join("+");
}
const counted = (kind: string, most: number) =>
  Array.from({ length: most + 1 }, (_, count) =>
    Array.from({ length: count }, (__, n) => cueWeights[`${kind}${n + 1}`] ?? 0).reduce(
      (sum, weight) => sum + weight,
      0,
    ),
  );
const dangerBonus = counted("danger", 4);
const calmBonus = counted("calm", 2);
/** In many words there are many hints by chance. */
const longBonus = counted("long", 4);

/** What a stretch of words hints at, each thing once: for the weighing, and for learning the weights. */
type Hints = { cues: number[]; near: number[]; dangers: number; calms: number; longs: number };

function cueIds(tokens: readonly Token[], count: (steps: number) => void): (readonly number[])[] {
  const known = new Map<string, readonly number[]>();
  return tokens.map((token) => {
    const { word, negated } = token;
    const key = keyOf(token);
    const found =
      known.get(key) ??
      lexicon
        .classesOf(word, count)
        .map((name) => (negated ? `nie:${name}` : name))
        .concat(/l[ae]m$/.test(word) ? "iDid" : [])
        .slice(0, maxCuesOfWord)
        .concat(beginningOf(key), endOf(word))
        .flatMap((name) => idOf.get(name) ?? []);
    known.set(key, found);
    return found;
  });
}

/** What each word hints at together with the next one of its sentence. */
function followingNames(tokens: readonly Token[]): (string | null)[] {
  return tokens.map((token, index) => {
    const next = tokens[index + 1];
    return next?.sentence === token.sentence ? followingOf(keyOf(token), keyOf(next)) : null;
  });
}

const followingIds = (tokens: readonly Token[]) =>
  followingNames(tokens).map((name) => (name === null ? undefined : idOf.get(name)));

function hintsOf(
  tokens: readonly Token[],
  cues: readonly (readonly number[])[],
  following: readonly (number | undefined)[],
  from: number,
): Hints & { steps: number } {
  visit = (visit % 0x7fffffff) + 1;
  const hints = {
    cues: [] as number[],
    near: [] as number[],
    dangers: 0,
    calms: 0,
    longs: 0,
    steps: 0,
  };
  const add = (list: number[], id: number) => {
    hints.steps++;
    if (seenAt[id] === visit) return;
    seenAt[id] = visit;
    list.push(id);
  };
  const until = Math.min(tokens.length, from + stretch);
  const quoted = idOf.get("quoted") ?? 0;
  const asks = idOf.get("asks") ?? 0;
  for (let i = from; i < until; i++) {
    const own = cues[i] ?? [];
    if (tokens[i]?.quoted) add(hints.cues, quoted);
    if (tokens[i]?.asks) add(hints.cues, asks);
    for (const cue of own) add(hints.cues, cue);
    const both = i + 1 < until ? following[i] : undefined;
    if (both !== undefined) add(hints.cues, both);
    for (let j = i + 1; j < until && j <= i + near; j++) {
      if (tokens[i]?.sentence !== tokens[j]?.sentence) break;
      for (const a of own)
        for (const b of cues[j] ?? [])
          if (a !== b && a < firstUnpaired && b < firstUnpaired)
            add(hints.near, firstPair + (a < b ? a * ids + b : b * ids + a));
    }
  }
  hints.longs = Math.floor((until - from) / 10);
  let groupsSeen = 0;
  for (const cue of hints.cues) {
    if (calm[cue]) hints.calms++;
    const group = groupOf[cue] ?? -1;
    if (group >= 0) groupsSeen |= 1 << group;
  }
  for (let bit = groupsSeen; bit; bit &= bit - 1) hints.dangers++;
  return hints;
}

/**
 * How much what a text hints at, all together, speaks for a crisis: above 0 it does. The heaviest stretch of it counts.
 * @param count called with the number of steps made
 */
export function weighCues(tokens: readonly Token[], count: (steps: number) => void): number {
  const cues = cueIds(tokens, count);
  const following = followingIds(tokens);
  count(tokens.length);
  let heaviest = -Infinity;
  for (const from of stretchesOf(tokens)) {
    const hints = hintsOf(tokens, cues, following, from);
    count(hints.steps);
    let weight = bias + (dangerBonus[Math.min(4, hints.dangers)] ?? 0);
    weight += calmBonus[Math.min(2, hints.calms)] ?? 0;
    weight += longBonus[Math.min(4, hints.longs)] ?? 0;
    for (const cue of hints.cues) weight += single[cue] ?? 0;
    for (const pair of hints.near) weight += pairs[pair - firstPair] ?? 0;
    heaviest = Math.max(heaviest, weight);
  }
  return heaviest;
}

/** The names in `weights.json` that each stretch of a text counts for: to learn the weights from. */
export function hintNames(tokens: readonly Token[]): string[][] {
  const cues = cueIds(tokens, () => undefined);
  const following = followingNames(tokens);
  const upTo = (kind: string, number: number, most: number) =>
    Array.from({ length: Math.min(number, most) }, (_, n) => `${kind}${n + 1}`);
  return stretchesOf(tokens).map((from) => {
    const hints = hintsOf(tokens, cues, [], from);
    const within = tokens.slice(from, from + stretch);
    return [
      ...new Set([
        ...within.map((token) => beginningOf(keyOf(token))),
        ...within.map(({ word }) => endOf(word)),
        ...following.slice(from, from + within.length - 1).flatMap((name) => name ?? []),
      ]),
      ...hints.cues.flatMap((id) => names[id] ?? []),
      ...hints.near.map((id) => {
        const pair = id - firstPair;
        return `${names[Math.floor(pair / ids)]}+${names[pair % ids]}`;
      }),
      ...upTo("danger", hints.dangers, 4),
      ...upTo("calm", hints.calms, 2),
      ...upTo("long", hints.longs, 4),
    ];
  });
}

/** Where the stretches begin that are weighed. */
function stretchesOf({ length }: readonly Token[]): number[] {
  const further = Math.max(0, Math.ceil((length - stretch) / stride));
  return Array.from({ length: further + 1 }, (_, n) => n * stride);
}
