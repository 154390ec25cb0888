import { foldWord } from "../fold.server";
import type { WordClasses } from "../lexicon.server";
import type { Pattern } from "../patterns.server";
import { complements } from "./complements.server";

/**
 * Ways of ending one's life: a verb in its forms, and what completes it. `infinitive` also holds verbal nouns, `future` is
 * what somebody says they will do or are doing, `mine` what they did themselves, `theirs` what somebody did, `would` the
 * conditional.
 */
type Method = {
  with: string;
  within?: number;
  infinitive: string;
  future: string;
  mine?: string;
  theirs: string;
  would?: string;
  /** Default "clause". */
  scope?: "sentence";
  /** Words that make another thing of it when they follow. */
  unlessThen?: string;
};

const methods: readonly Method[] = [
  {
    with: "sie",
    within: 4,
    infinitive: "zabić zabijać zabiciu zabijaniu zabicia zabiciem",
    future: "zabiję zabije zabijam",
    mine: "zabiłam zabiłem",
    theirs: "zabił zabiła zabili",
    would: "zabiłabym zabiłbym",
  },
  {
    with: "self life",
    infinitive: "odebrać odbierać odebraniu odebrania",
    future: "odbiorę odbierze odbieram",
    theirs: "odebrał odebrała",
    would: "odebrałabym odebrałbym",
  },
  {
    with: "suicide",
    within: 3,
    infinitive: "popełnić popelnic popełnieniu popełnienia",
    future: "popełnię popełni",
    mine: "popełniłam popełniłem",
    theirs: "popełnił popełniła popełnili popełnia",
    would: "popełniłabym popełniłbym",
  },
  {
    with: "soba",
    within: 3,
    infinitive: "skończyć skonczyc kończyć skończeniu",
    future: "skończę skończy kończę",
    theirs: "skończył skończyła",
    would: "skończyłabym skończyłbym",
    unlessThen: "rozmawiać gadać dyskutować",
  },
  {
    with: "my life",
    within: 4,
    infinitive: "skończyć zakończyć kończyć",
    future: "skończę zakończę kończę",
    theirs: "skończył zakończył skończyła zakończyła",
  },
  {
    with: "life",
    within: 3,
    infinitive: "zakończyć skończyć",
    future: "zakończę",
    theirs: "zakończył zakończyła",
  },
  {
    with: "sie life",
    within: 5,
    infinitive: "targnąć targnięciu",
    future: "targnę targnie",
    mine: "targnęłam targnąłem",
    theirs: "targnął targnęła",
  },
  {
    with: "sie",
    within: 4,
    infinitive: "powiesić wieszać powieszeniu",
    future: "powieszę powiesi",
    mine: "powiesiłam powiesiłem",
    theirs: "powiesił powiesiła",
    would: "powiesiłabym powiesiłbym",
    unlessThen: "komputer telefon laptop program system",
  },
  {
    with: "sie",
    within: 4,
    infinitive: "utopić utopieniu",
    future: "utopię",
    mine: "utopiłam utopiłem",
    theirs: "utopił utopiła",
    unlessThen: "robocie pracy papierach długach",
  },
  {
    with: "sie",
    within: 4,
    infinitive: "otruć otruciu",
    future: "otruję otruje",
    mine: "otrułam otrułem",
    theirs: "otruł otruła",
    unlessThen: "kiedyś kuchnią jedzeniem",
  },
  {
    with: "sie",
    within: 4,
    infinitive: "zastrzelić zajebać odjebać zaćpać",
    future: "zastrzelę zastrzeli zajebię odjebię",
    mine: "zastrzeliłam zastrzeliłem",
    theirs: "zastrzelił zastrzeliła",
    would: "zastrzeliłabym zastrzeliłbym",
  },
  {
    with: "veins",
    within: 4,
    infinitive: "podciąć podcinać przeciąć podcięciu",
    future: "podetnę podetne podetnie podcinam przetnę",
    mine: "podcięłam podciąłem podciełam",
    theirs: "podcięła podciął",
  },
  {
    with: "self head",
    within: 5,
    infinitive: "strzelić palnąć",
    future: "strzelę strzele palnę palne strzeli",
    theirs: "strzelił strzeliła palnął",
    would: "strzeliłabym strzeliłbym",
  },
  {
    with: "height",
    within: 7,
    scope: "sentence",
    infinitive: "skoczyć wyskoczyć skakać skoczeniu skoku wyskoczeniu",
    future: "skoczę skocze wyskoczę wyskocze wyskoczy",
    theirs: "skoczył skoczyła wyskoczył wyskoczyła",
    unlessThen: "bungee wody basenu spadochronem linie możliwości",
  },
  {
    with: "sie height",
    infinitive: "rzucić wyrzucić rzuceniu",
    future: "rzucę rzuci rzuce",
    theirs: "rzucił rzuciła",
    unlessThen: "bungee wody",
  },
  {
    with: "sie life",
    within: 4,
    infinitive: "pożegnać rozstać",
    future: "pożegnam pożegna",
    theirs: "pożegnał pożegnała",
    unlessThen: "studenckim wiejskim kawalerskim",
  },
  {
    with: "sie",
    within: 4,
    infinitive: "unicestwić uśmiercić wykrwawić zagłodzić",
    future: "wykrwawię zagłodzę unicestwię",
    theirs: "zagłodził wykrwawił",
  },
  {
    with: "sie vehicle",
    within: 5,
    infinitive: "rzucić rzucać",
    future: "rzucę rzuci rzuce",
    theirs: "rzucił rzuciła",
  },
  {
    with: "vehicle",
    within: 4,
    infinitive: "wbiec wpaść wskoczyć wejść skoczyć",
    future: "wskoczę wejdę skoczę",
    theirs: "wskoczył wskoczyła skoczył skoczyła",
    unlessThen: "czas",
  },
  {
    with: "tracks",
    within: 4,
    infinitive: "położyć rzucić",
    future: "położę rzucę",
    theirs: "położył położyła rzucił rzuciła",
  },
  {
    with: "tree",
    within: 4,
    infinitive: "wjechać",
    future: "wjadę",
    theirs: "wjechał wjechała",
  },
  {
    with: "soba finish",
    infinitive: "zrobić",
    future: "zrobię",
    theirs: "zrobił zrobiła",
  },
  {
    with: "gas",
    within: 3,
    infinitive: "odkręcić",
    future: "odkręcę",
    theirs: "odkręcił odkręciła",
  },
  {
    with: "kite",
    within: 3,
    infinitive: "odwalić",
    future: "odwalę odwale",
    theirs: "odwalił odwaliła",
  },
  {
    with: "ownGoal",
    within: 3,
    infinitive: "walnąć strzelić zrobić popełnić",
    future: "walnę walne strzelę strzele zrobię zrobie popełnię",
    theirs: "zrobił zrobiła popełnił popełniła",
  },
  {
    with: "away",
    within: 5,
    infinitive: "odejść zniknąć zejść zasnąć usnąć",
    future: "odejdę zniknę zasnę usnę",
    theirs: "nobody-has-this-form",
    unlessThen: "złe dobre pracy firmy instagrama facebooka korporacji",
  },
  {
    with: "",
    infinitive: "przedawkować",
    future: "przedawkuję przedawkuje",
    theirs: "nobody-has-this-form",
    unlessThen: "serial seriale kawę słońce czekoladę",
  },
];

/** "skoczył" → "skoczyłbym": the conditional is regular. */
const conditional = ({ theirs, would = "" }: Method) =>
  [would, ...theirs.split(" ").map((form) => `${form}bym`)].join(" ");

const formsOf = (method: Method) => ({ ...method, would: conditional(method) });

const forms = ["infinitive", "future", "mine", "theirs", "would"] as const;

/** Names what a match of a method is called in rules: `end.future`, or `noend.future` where it is denied. */
export type Concept = Pattern & { concept: string; unlessThen?: ReadonlySet<string> };

export const methodWords: WordClasses = {
  ...complements,
  ...Object.fromEntries(
    methods.flatMap((method, index) =>
      forms.flatMap((form) => {
        const list = formsOf(method)[form];
        return list ? [[`${form}.${index}`, list]] : [];
      }),
    ),
  ),
};

export const methodConcepts: readonly Concept[] = methods.flatMap((method, index) =>
  forms.flatMap((form) => {
    if (!formsOf(method)[form]) return [];
    const complement = method.with
      .split(" ")
      .filter(Boolean)
      .map((name) => `?with.${name}`);
    const shape = {
      within: method.within ?? 5,
      free: true,
      scope: method.scope ?? ("clause" as const),
    };
    const unlessThen = new Set(method.unlessThen?.split(" ").map(foldWord));
    const words = (verb: string) => [verb, ...complement].join(" ");
    return [
      { ...shape, unlessThen, concept: `end.${form}`, words: words(`${form}.${index}`) },
      { ...shape, unlessThen, concept: `noend.${form}`, words: words(`nie:${form}.${index}`) },
    ];
  }),
);
