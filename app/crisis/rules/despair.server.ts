import { folded } from "./folded.server";
import type { Rule } from "./rule.server";

const hopeless = (words: string, more: Partial<Rule> = {}): Rule => ({
  category: "suicide",
  level: "concern",
  words,
  ...more,
});

const aboutSomething = {
  words: folded(
    "na do w z o dla ani tym tej sprzątanie się uczyć gotować pracować biegać pisać sprzątać",
  ),
  reach: 1,
};
const laughing = folded("haha hehe xd czekoladę ciastko dietę");

/** Despair without a wish to die: nobody is stopped, but help is near. */
export const despairRules: readonly Rule[] = [
  hopeless("nie:have strength", { within: 4, unlessThen: aboutSomething }),
  hopeless("nie:copes manage", { within: 4, unlessThen: aboutSomething }),
  hopeless("nie:bear", { unlessThen: { words: folded("do z bez na"), reach: 1 } }),
  hopeless("nothing nie:have sense", { within: 5, sign: "hopeless", unlessThen: aboutSomething }),
  hopeless("nie:see way", {
    within: 4,
    sign: "hopeless",
    unlessThen: { words: folded("tym tej tego"), reach: 2 },
  }),
  hopeless("what iLive", { within: 3, sign: "hopeless", unlessWith: folded("kiedyś dla") }),
  hopeless("life lostSense", { within: 4, sign: "hopeless" }),
  hopeless("want giveUp", { within: 4, sign: "ending" }),
  hopeless("nie:endure", { sign: "ending" }),
  hopeless("life hateful", { within: 4, sign: "hopeless" }),
  hopeless("hate life", { within: 4, sign: "hopeless" }),
  hopeless("lost hope", { within: 3, sign: "hopeless", unlessThen: aboutSomething }),
  hopeless("iAm burden", { within: 5, free: true, sign: "burden" }),
  hopeless("iAm worthless", { within: 3, sign: "burden", unlessThen: aboutSomething }),
  hopeless("hate myself", { within: 3, unlessWith: laughing }),
  hopeless("nobody nie:loves", { within: 4, sign: "hopeless" }),
  hopeless("nobody nie:matters", { within: 6, sign: "hopeless" }),
  hopeless("nobody nie:iAm needed", { within: 5, sign: "burden" }),
  hopeless("feel useless", { within: 5, sign: "burden" }),
  hopeless("feel despair", { within: 4, unlessThen: aboutSomething }),
  hopeless("nothing despair", { within: 4, sign: "hopeless" }),
  hopeless("black hole", { within: 2 }),
  hopeless("see depression", { within: 3 }),
  hopeless("think death", { within: 3, kind: "mention" }),
  hopeless("life me weary", { within: 4 }),
];
