import { describe, expect, test } from "vitest";
import { readText, stepsPerSign } from "~/crisis/read-text.server";
import { longestText } from "~/crisis/fold.server";

const levelOf = (text: string) => readText(text).level;

describe("a wish to die", () => {
  test.each([
    ["in the first person", "Nie chcę żyć."],
    ["without diacritics", "nie chce zyc"],
    ["shouted", "NIE CHCĘ JUŻ ŻYĆ"],
    ["with repeated letters", "nieee chcęęę żyyyć"],
    ["with letters apart", "n i e  c h c ę  ż y ć"],
    ["with dots in between", "nie...chcę...żyć"],
    ["in one word", "#niechcężyć"],
    ["with signs for letters", "s@m0bójstwo to moje jedyne wyjście"],
    ["with asterisks", "chcę się zab*ć"],
    ["with a letter wrong", "mam mysli samobojsze"],
    ["with letters from another alphabet", "chcę umrzеć"],
    ["with invisible signs", "nie chcę ż\u200by\u00adć"],
    ["decomposed", "nie chcę żyć".normalize("NFD")],
    ["in slang", "chcę walnąć samobója"],
    ["after years, and now", "Po pięciu latach mąż znowu mnie pobił."],
    ["of somebody close", "Córka mówi, że nie chce żyć."],
    ["across two lines", "nie chcę\njuż żyć"],
    ["in the midst of other things", `Zwykły dzień. ${"Praca i dom. ".repeat(50)}Chcę umrzeć.`],
  ])("is found %s", (_, text) => {
    expect(levelOf(text)).toBe("acute");
  });

  test.each([
    ["denied", "Nie chcę się zabić."],
    ["long ago", "Dziesięć lat temu próbowałam się zabić."],
    ["somebody's, in the past", "Brat popełnił samobójstwo 10 lat temu."],
    ["what somebody was asked", "Psycholog pytała, czy chcę się zabić, powiedziałam, że nie."],
    ["denied in the same breath", "Nie widzę sensu w niczym, ale nic sobie nie zrobię."],
    ["over for years", "Były mąż mnie bił, ale od trzech lat jestem bezpieczna."],
    ["in a story told in passing", "W tym filmie chcę umrzeć razem z bohaterką."],
  ])("only brings help near when it is %s", (_, text) => {
    expect(levelOf(text)).toBe("concern");
  });

  test.each([
    "Umieram z nudów.",
    "Szef mnie zabije.",
    "Chcę umrzeć ze śmiechu.",
    "Nie chcę żyć w Warszawie.",
    "Film o samobójstwie.",
    "Samobójczy gol.",
    "Śniło mi się, że umarłam.",
    "Nie. Chcę żyć!",
    "",
    "🙂",
  ])("is not heard in %j", (text) => {
    expect(readText(text)).toMatchObject({ level: "none", category: null, spans: [] });
  });
});

describe("what else is a crisis", () => {
  test.each([
    ["selfHarm", "Znowu się tnę."],
    ["medical", "Połknęłam tabletki."],
    ["violence", "Mąż mnie bije."],
    ["childInDanger", "Tata mnie bije."],
    ["harmToOthers", "Głosy każą mi zabić matkę."],
    ["suicide", "Chcę odebrać sobie życie."],
  ])("is named: %s", (category, text) => {
    expect(readText(text)).toMatchObject({ level: "acute", category });
  });

  test("is pointed at where it stood", () => {
    const text = "Zwykły dzień. Nie chcę żyć. Koniec.";
    const [span] = readText(text).spans;
    expect(text.slice(span?.start, span?.end)).toBe("chcę żyć");
  });

  test("two signs of despair together weigh more than one", () => {
    expect(levelOf("Nic nie ma sensu.")).toBe("concern");
    expect(levelOf("Jestem dla wszystkich ciężarem.")).toBe("concern");
    expect(levelOf("Nic nie ma sensu. Jestem dla wszystkich ciężarem.")).toBe("acute");
  });
});

describe("a hostile text", () => {
  const whole = (text: string) =>
    text.repeat(Math.ceil(longestText / text.length)).slice(0, longestText);
  const hostile: Record<string, string> = {
    "one word": whole("a"),
    "single letters": whole("s a m o "),
    asterisks: whole("s*m*b*jstwo "),
    "nothing but asterisks": whole("*"),
    "the same phrase": whole("nie chcę żyć się zabić "),
    "words of every rule": whole("mam chcę myśli żyć życie się nie mnie zabić śmierć samobójstwo "),
    "words that are never the same": Array.from({ length: 9_000 }, (_, n) => `s*m${n.toString(26)}`)
      .join(" ")
      .slice(0, longestText),
    punctuation: whole("nie.,;–"),
    "no spaces": whole("niechcesamobojstwo"),
    "combining marks": whole("z\u0301\u0307\u0328"),
    "other alphabets": whole("𝓷𝓲𝓮🙂 不想活 "),
    "almost the words": whole("samobojst samobjostw samobójtsw "),
  };

  test.each(Object.keys(hostile))(
    "of %s costs a number of steps that its length bounds",
    (name) => {
      const text = hostile[name] ?? "";
      const before = process.cpuUsage();
      const { steps } = readText(text);
      const { user, system } = process.cpuUsage(before);
      console.log(
        `64 KiB of ${name}: ${steps} steps, ${Math.round((user + system) / 1000)} ms of CPU`,
      );
      expect(steps).toBeLessThanOrEqual(stepsPerSign * text.length);
      // Twice the text is twice the work, not more: half of it costs at least nearly half.
      const half = readText(text.slice(0, longestText / 2)).steps;
      expect(steps).toBeLessThanOrEqual(2.1 * half + stepsPerSign);
    },
  );

  test("is read no further than 64 KiB", () => {
    expect(levelOf(`${"a ".repeat(longestText)}nie chcę żyć`)).toBe("none");
  });
});
