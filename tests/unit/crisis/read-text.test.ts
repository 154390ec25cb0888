import { describe, expect, test } from "vitest";
import { readText, stepsPerSign } from "~/crisis/read-text.server";
import { maxTextLength } from "~/crisis/fold.server";

const levelOf = (text: string) => readText(text).level;

describe("a wish to die", () => {
  test.each([
    ["in the first person", "Dziś rano nie chcę żyć."],
    ["without diacritics", "dzis rano nie chce zyc"],
    ["shouted", "NAPRAWDĘ NIE CHCĘ JUŻ ŻYĆ"],
    ["with repeated letters", "naprawdę nieee chcęęę żyyyć"],
    ["with letters apart", "dziś n i e  c h c ę  ż y ć"],
    ["with dots in between", "tu nie...chcę...żyć"],
    ["in one word", "#jużniechcężyć"],
    ["with signs for letters", "rozważam s@m0bójstwo"],
    ["with asterisks", "wieczorem chcę się zab*ć"],
    ["with a letter wrong", "ciągle mam mysli samobojsze"],
    ["with letters from another alphabet", "chcę umrzеć jeszcze dziś"],
    ["with invisible signs", "wcale nie chcę ż\u200by\u00adć"],
    ["decomposed", "wcale nie chcę żyć".normalize("NFD")],
    ["in slang", "dziś chcę walnąć samobója"],
    ["of joining somebody who died", "Mój mąż zmarł. Chcę do niego dołączyć."],
    ["of joining them soon", "Syn odszedł na zawsze, niedługo do niego dołączę."],
    ["of joining who is no more", "Żona nie żyje od roku. Chciałabym już do niej dołączyć."],
    ["of leaving for good", "Odchodzę na zawsze."],
    ["of leaving for good, turned round", "już na zawsze odchodze, dziękuję za wszystko"],
    ["of vanishing for good", "Znikam na zawsze, nie szukajcie mnie."],
    ["of a farewell for good", "Kochani, żegnam was na zawsze."],
    ["of leaving this world", "Odchodzę na zawsze z tego świata."],
    ["of staying at an edge", "Stoję na moście i nie widzę powodu, żeby zejść."],
    ["of not coming back from one", "Nie mam po co wracać do domu. Siedzę na krawędzi dachu."],
    ["after years, and now", "Po siedmiu latach spokoju mąż znowu mnie pobił."],
    ["of somebody close", "Moja córka powtarza, że nie chce żyć."],
    ["across two lines", "wcale nie chcę\njuż żyć"],
    ["across a line that breaks off", "dziś wieczorem\r\nchcę się\r\nzabić"],
    [
      "in the midst of other things",
      `Poniedziałek. ${"Praca i dom. ".repeat(50)}Naprawdę chcę umrzeć.`,
    ],
  ])("is found %s", (_, text) => {
    expect(levelOf(text)).toBe("acute");
  });

  test.each([
    ["denied", "Na pewno nie chcę się zabić."],
    ["long ago", "Piętnaście lat temu próbowałam się zabić."],
    ["somebody's, in the past", "Kuzyn popełnił samobójstwo 12 lat temu."],
    ["what somebody was asked", "Lekarka pytała mnie, czy chcę się zabić, powiedziałam, że nie."],
    ["denied in the same breath", "W niczym nie widzę już sensu, ale nic sobie nie zrobię."],
    ["over for years", "Były partner mnie bił, ale od sześciu lat jestem bezpieczna."],
    ["in a story told in passing", "W tej książce chcę umrzeć razem z bohaterem."],
  ])("only brings help near when it is %s", (_, text) => {
    expect(levelOf(text)).toBe("concern");
  });

  test.each([
    "Odchodzę z pracy na zawsze.",
    "Odchodzę na zawsze z tej firmy.",
    "Na zawsze odchodzę z korporacji, mam dość.",
    "Odszedł na zawsze.",
    "Mama odeszła na zawsze w maju.",
    "Odchodzę od męża na zawsze.",
    "Odchodzę na zawsze od męża.",
    "Pakuję walizki i odchodzę na zawsze, niech się tłumaczy prawnikowi.",
    "Znikam z internetu na zawsze.",
    "Znikam na zawsze z Instagrama.",
    "Żegnam na zawsze papierosy.",
    "Żegnam się na zawsze z tą firmą.",
    "Odchodzę na emeryturę, na zawsze.",
    "Odchodzę jak zawsze o szesnastej.",
  ])("is not heard where somebody leaves something else for good: %s", (text) => {
    expect(levelOf(text)).toBe("none");
  });

  test.each([
    "Stoję na moście i czekam na autobus, nie mam jak wrócić przed ósmą.",
    "Siedzę na dachu, widok piękny, nie chce mi się schodzić.",
    "Na peronie nie było sensu dłużej czekać, pojechałam autobusem.",
  ])("is not heard of somebody who stands high up: %s", (text) => {
    expect(levelOf(text)).toBe("none");
  });

  test.each([
    ["of a grave", "Mój mąż zmarł. Chcę do niego pójść na grób."],
    [
      "of a cemetery",
      "Rok po śmierci mamy. Chcę do niej pójść na cmentarz, mam wszystko przygotowane.",
    ],
    ["of a visit", "Po pogrzebie cioci chcę iść do niej do domu i pomóc wujkowi."],
    [
      "of a living relative",
      "Babcia zmarła w maju. Jej siostra mieszka sama, chcę do niej iść z ciastem.",
    ],
    [
      "of joining the living",
      "Tata zmarł, mama wyjechała do siostry, chcę do niej dołączyć w piątek.",
    ],
    ["of joining a group", "Po śmierci taty mama ma grupę wsparcia, chcę do niej dołączyć."],
  ])("is not heard where somebody grieves and speaks %s", (_, text) => {
    expect(levelOf(text)).toBe("none");
  });

  test.each([
    "Na wykładzie umieram z nudów.",
    "Kierownik mnie zabije.",
    "Przy tym kabarecie chcę umrzeć ze śmiechu.",
    "Nie chcę żyć w Radomiu.",
    "Dokument o samobójstwie.",
    "Samobójczy gol w dogrywce.",
    "Dostałam list pożegnalny od firmy.",
    "Boję się, że syn sobie nie poradzi.",
    "Nad ranem śniło mi się, że umarłam.",
    "Nie. Bardzo chcę żyć!",
    "",
    "🙂",
  ])("is not heard in %j", (text) => {
    expect(readText(text)).toMatchObject({ level: "none", category: null, spans: [] });
  });
});

describe("whose danger it is", () => {
  test.each([
    "Moja ciocia powtarza, że nie chce już żyć, boję się o nią.",
    "Kuzynka napisała mi wieczorem, że się zabije. Jak jej pomóc?",
    "kolezanka mowi ze chce umrzec co robic",
    "Siostra połknęła tabletki, co robić?",
    "Boję się, że moja siostra coś sobie zrobi, połknęła tabletki.",
    "kuzyn polknal tabletki co robic",
    "Ona napisała, że chce się zabić, boję się o nią.",
    "Ta osoba chyba chce sobie coś zrobić.",
    "Mój wnuk chce się zabić.",
    "Boję się, że mama się zabije.",
    "Boję się, że mąż sobie coś zrobi.",
    "Przyjaciel wysłał mi list pożegnalny i nie odbiera.",
    "kolega grozi, że skoczy, co robić",
    "Sąsiadka grozi, że wyskoczy z okna. Co mam robić?",
    "Kolega grozi, że skoczy, a ja umrę ze strachu.",
    "Kolega grozi, że skoczy. Nie skoczę za nim, ale nie wiem, co robić.",
    "Kolega grozi, że się zabije. Skoczę do niego.",
    "Kolega grozi, że się zabije. Skoczę po pomoc?",
    "Siostra grozi, że się zabije. Wyskoczę po nią, ale co jej powiedzieć?",
    "Kolega grozi, że się zabije. Zabiję go, jak to zrobi.",
    "Kolega grozi, że skoczy, a ja umrę z nerwów.",
  ])("is another's where somebody close says it of themselves: %s", (text) => {
    expect(readText(text)).toMatchObject({ level: "acute", isAboutAnother: true });
  });

  test.each([
    "Moja ciocia powtarza, że nie chce już żyć. I ja także chcę dziś umrzeć.",
    "Mama mówi, że nie chcę żyć, i ma rację.",
    "Mąż mówi, że przesadzam i nie chce mi się żyć.",
    "mama pisze ze przyjedzie, nie chce juz zyc",
    "Brat pisze, że nie chce żyć, a ja pójdę za nim i też się zabiję.",
    "Kuzynka napisała, że przyjedzie. Naprawdę nie chcę już żyć.",
    "Ciocia mówi, że będzie dobrze, ale nie chcę już żyć.",
    "Siostra wyszła, połknęłam tabletki.",
    "mama wyszla polknelam tabletki",
    "mama wyjechala i nikt nie wie zabije sie",
    "Kolega powiedział, że połknęłam za dużo tabletek.",
    "Moja siostra chce, żebym się zabiła.",
    "Brat skoczy do sklepu, a ja chcę umrzeć.",
    "Napisałam list pożegnalny. Mama nic nie wie.",
    "Jeszcze tylko list i skoczę z mostu.",
    "Boję się, że dziś sobie coś zrobię, a nikogo nie ma.",
    "Kolega mówi, że się zabiję i nikt nie zapłacze.",
    "Kolega grozi, że skoczy, a ja skoczę za nim.",
    "Kolega grozi, że skoczy. Skoczę z nim.",
    "Kolega grozi, że skoczy. Skoczę po nim.",
    "Kolega grozi, że skoczy, a ja skoczę do rzeki.",
    "Kolega grozi, że się zabije, a ja umrę z nim.",
    "Kolega grozi, że się zabije, więc zabiję się.",
    "Siostra grozi, że się zabije. Zabiję ją, a potem siebie.",
    "Siostra grozi, że skoczy. Zabiję ją, a na końcu siebie.",
    "Siostra grozi, że się zabije. Zabiję ją i się powieszę.",
    "Kolega grozi, że się zabije. Zabiję go, umrę z nerwów i skoczę z mostu.",
    "kolega grozi ze skoczy ja tez skocze",
    "Mama grozi, że mnie wyrzuci, więc się zabiję.",
  ])("is the writer's where the sentence turns to them, or in doubt: %s", (text) => {
    expect(readText(text)).toMatchObject({ level: "acute", isAboutAnother: false });
  });
});

describe("what else is a crisis", () => {
  test.each([
    ["selfHarm", "Od wczoraj znowu się tnę."],
    ["medical", "Godzinę temu połknęłam wszystkie tabletki."],
    ["violence", "Co sobotę mąż mnie bije."],
    ["childInDanger", "Jak wypije, tata mnie bije."],
    ["harmToOthers", "Głosy każą mi zabić sąsiadkę."],
    ["suicide", "Dziś w nocy chcę odebrać sobie życie."],
  ])("is named: %s", (category, text) => {
    expect(readText(text)).toMatchObject({ level: "acute", category });
  });

  test("is pointed at where it stood", () => {
    const text = "Poniedziałek. Wcale nie chcę już żyć. Koniec.";
    const [span] = readText(text).spans;
    expect(text.slice(span?.start, span?.end)).toBe("chcę już żyć");
  });

  test("two signs of despair together weigh more than one", () => {
    expect(levelOf("Od dawna nic nie ma sensu.")).toBe("concern");
    expect(levelOf("Dla dzieci jestem tylko ciężarem.")).toBe("concern");
    expect(levelOf("Od dawna nic nie ma sensu. Dla dzieci jestem tylko ciężarem.")).toBe("acute");
  });
});

describe("a hostile text", () => {
  const whole = (text: string) =>
    text.repeat(Math.ceil(maxTextLength / text.length)).slice(0, maxTextLength);
  const hostile: Record<string, string> = {
    "one word": whole("a"),
    "single letters": whole("s a m o "),
    asterisks: whole("s*m*b*jstwo "),
    "nothing but asterisks": whole("*"),
    "the same phrase": whole("nie chcę żyć się zabić "),
    "others who did it": whole("siostra polknela tabletki "),
    "others who want it": whole("ona chce umrzec "),
    "words of every rule": whole("mam chcę myśli żyć życie się nie mnie zabić śmierć samobójstwo "),
    "words that are never the same": Array.from({ length: 9_000 }, (_, n) => `s*m${n.toString(26)}`)
      .join(" ")
      .slice(0, maxTextLength),
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
      const half = readText(text.slice(0, maxTextLength / 2)).steps;
      expect(steps).toBeLessThanOrEqual(2.1 * half + stepsPerSign);
    },
  );

  test("is read no further than 64 KiB", () => {
    expect(levelOf(`${"a ".repeat(maxTextLength)}naprawdę nie chcę żyć`)).toBe("none");
  });
});
