import { describe, expect, test } from "vitest";
import { detectCrisis, detectCrisisByRules } from "~/crisis/read-text.server";
import { fold } from "~/crisis/fold.server";
import { allCues } from "~/crisis/rules/all-cues";
import { calmCues, dangerGroups } from "~/crisis/rules/cue-groups";
import { cueWeights } from "~/crisis/rules/cue-weights";
import { tokensOf } from "~/crisis/tokens.server";
import { hintNames, weighCues } from "~/crisis/weigh-cues.server";

const cues = new Set(Object.keys(allCues));
const isCue = (name: string) => cues.has(name.replace("nie:", ""));
const ignore = () => undefined;
const weight = (text: string) =>
  weighCues(
    tokensOf(fold(text), () => false),
    ignore,
  );

describe("what many hints say together", () => {
  test.each([
    "Stoję na wiadukcie nad ekspresówką i patrzę w dół.",
    "Żegnajcie, kochałem was wszystkich.",
    "Nóż leży na kolanach i chyba tym razem nie stchórzę.",
    "zaopiekuj sie moim psem jak mnie nie bedzie, od jutra nie bedzie",
    "Sąsiadka z dołu krzyczała przez okno, że skoczy, i wciąż stoi na gzymsie.",
    "Niemowlę zsiniało i nie łapie powietrza.",
  ])("is heard although no rule knows it: %j", (text) => {
    expect(detectCrisisByRules(text).level).not.toBe("acute");
    expect(detectCrisis(text).level).toBe("acute");
  });

  test.each([
    "Stoję w oknie i patrzę, jak dzieci lepią bałwana.",
    "Żegnaj, stary telefonie, witaj, nowy!",
    "Nóż do tapet mi się złamał.",
    "Szukam opieki dla psa na weekend, wyjeżdżamy w góry.",
    "Marzy mi się zasnąć przed dziesiątą.",
    "Dziecko zjadło całą miskę malin i chce jeszcze.",
  ])("is not heard in %j", (text) => {
    expect(detectCrisis(text).level).toBe("none");
  });

  test("is weighed in each stretch of a long text by itself", () => {
    const ordinary = "Rano piję kawę i czytam gazetę przy stole w kuchni. ".repeat(30);
    const cry = "Stoję na dachu, zaraz skoczę, żegnajcie.";
    expect(weight(ordinary)).toBeLessThan(0);
    expect(weight(`${ordinary}${cry}`)).toBeGreaterThan(0);
    expect(weight(`${cry} ${ordinary}`)).toBeGreaterThan(0);
  });
});

test("every weight belongs to a cue, a pair, a beginning or ending of a word or a number of hints", () => {
  const counts = /^(?:danger[1-4]|calm[12]|long[1-4]|iDid|quoted|asks|[bew]:.+)$/;
  const unknown = Object.keys(cueWeights).filter(
    (name) => !counts.test(name) && !name.split("+").every((cue) => isCue(cue) || counts.test(cue)),
  );
  expect(unknown).toEqual([]);
  const grouped = [...Object.values(dangerGroups), calmCues].flatMap((list) => list.split(" "));
  expect(grouped.filter((name) => !isCue(name))).toEqual([]);
});

test("what a text is learnt from has the names that it is weighed by", () => {
  const [names = []] = hintNames(tokensOf(fold("Dziś skoczę z mostu."), () => false));
  expect(names).toEqual(
    expect.arrayContaining([
      "now",
      "jump",
      "height",
      "danger1",
      "w:skocze",
      "e:cze",
      "b:dzis_skocz",
    ]),
  );
  expect(names.some((name) => name.includes("+"))).toBe(true);
});
