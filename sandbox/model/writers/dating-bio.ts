import { bioLimits, type DatingBioContent } from "../../../app/products/dating-bio/content.ts";
import { chooseFor } from "../passages/choose.ts";
import { datingBioPassages as passages } from "../passages/dating-bio.ts";
import { fold } from "../passages/traits.ts";
import type { PersonFile } from "../prompt.ts";
import { capitalised, foreignToPolish, read, sentencesOf, standalone } from "./own-words.ts";

/** What somebody likes to do, by words without Polish marks. */
const hobbies: readonly (readonly [string, RegExp])[] = [
  ["hills", /\bgor(?:y|ach|ami|ski|skie)\b|szlak|beskid|tatr|bieszczad|wedr/],
  ["kitchen", /gotow|gotuj|\bpiek|chleb|kuchn|ciast|zakwas/],
  ["books", /czyt|ksiaz|reporta|krymina/],
  ["sport", /bieg(?:am|anie|i)\b|\bpilk|rower|silown|plyw|\bjog|wspin|tenis|siatk|treni/],
  ["music", /gitar|muzyk|koncert|spiew|pianin|winyl|chor\b|choru/],
  ["animals", /\bpies\b|\bpsa\b|\bpsem\b|\bpsy\b|\bkot(?:a|em|y|ka)?\b|\bkoni|\bkonie/],
  ["films", /\bfilm|\bkin(?:o|a|ie)\b|serial/],
  ["garden", /ogrod|roslin|dzialk|kwiat|pomidor/],
  ["games", /plansz|\bgry\b|szach|brydz/],
  ["travel", /podroz|pociag|zwiedz|wyjazd|kamper|autostop/],
  ["dance", /tancz|taniec|tanc|salsa|tango/],
  ["craft", /szyj|szyci|na drutach|\bmaluj|rysuj|majster|drewn|ceramik|fotograf/],
];

function toneOf(vibe: unknown): keyof typeof passages.end {
  const said = fold(read(vibe));
  if (/humor|zart|przymruz|dystans|smies|zabaw|ironi|lekk/.test(said)) return "humour";
  return /spokoj|prost|rzeczow|cich|powazn/.test(said) ? "quiet" : "warm";
}

function aimOf(lookingFor: unknown): string[] {
  const words = standalone(lookingFor, 90, 3);
  if (words === "") return [];
  if (/^(?:szukam|chcę|chciał)/iu.test(words)) return [`${capitalised(words)}.`];
  return [
    /^kogoś(?!\p{L})/iu.test(words)
      ? `Szukam ${words}.`.replace("Kog", "kog")
      : `Szukam: ${words}.`,
  ];
}

const least = { short: 20, medium: 40, long: 60 };

const isLong = (text: string, most: number) => Array.from(text).length > most;

/** As many of the sentences, in their order, as there is room for beside the last ones. */
function within(most: number, sentences: readonly string[], last: readonly string[]): string {
  const kept: string[] = [];
  for (const sentence of sentences)
    if (!isLong([...kept, sentence, ...last].join(" "), most)) kept.push(sentence);
  return [...kept, ...last].join(" ");
}

/**
 * Writes a dating profile of the person's own sentences: in each of the three lengths every one of them stands once.
 * @param answers of the order form; any of them may be odd
 */
export function writeDatingBio(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): DatingBioContent {
  const choice = chooseFor("dating-bio", answers);
  const own = (answer: unknown) =>
    sentencesOf(answer, 170)
      .filter((sentence) => !foreignToPolish.test(sentence))
      .map((sentence) => `${capitalised(sentence)}.`);
  const interests = own(answers.interests);
  const personality = own(answers.personality).filter((each) => !interests.includes(each));
  const more = own(answers.additionalInfo).filter(
    (each) => !interests.includes(each) && !personality.includes(each),
  );
  const aim = aimOf(answers.lookingFor).filter((each) => !isLong(each, 100));
  const told = fold(read(answers.interests));
  const heard = hobbies.filter(([, words]) => words.test(told)).map(([hobby]) => hobby);
  const family = fold(read(answers.additionalInfo));
  const hasChildren = /dzieck|dzieci|cork|\bsyn/.test(family) && !/dorosl/.test(family);
  const about = <Passage>(stock: Readonly<Record<string, readonly Passage[]>>) =>
    heard.flatMap((hobby) => stock[hobby] ?? []);
  const anyOf = <Passage>(stock: Readonly<Record<string, readonly Passage[]>>) => stock.any ?? [];
  const tone = toneOf(answers.vibe);
  const end = () => choice.one({ any: passages.end[tone] });
  const bare = () => choice.one(passages.bare);
  /** A few letters of somebody's are no description: then what is ours has to reach the least length by itself. */
  const version = (kind: keyof typeof least, sentences: readonly string[], last: string[]) => {
    const own = [...sentences, ...last.filter((each) => aim.includes(each))].join(" ");
    const ours = last.filter((each) => !aim.includes(each)).join(" ");
    const isBare = ours.length < least[kind] && own.length < 2 * least[kind];
    return within(bioLimits[kind], sentences, isBare ? [bare(), ...last] : last);
  };
  const [file] = files;
  const said = file && standalone(file.text, 110);
  const [hobbyLine] = choice.several({ any: about(passages.opening) }, 1);
  const photos = [
    choice.one({ any: anyOf(passages.facePhoto) }),
    ...choice.several({ any: about(passages.photo) }, 2),
  ];
  const messages = choice.several({ any: about(passages.message) }, 1);
  return {
    opening: [
      said && `W pliku piszesz: „${said}”.`,
      choice.one({ any: passages.opening.any }),
      hobbyLine,
    ]
      .filter(Boolean)
      .join(" "),
    versions: {
      short: version(
        "short",
        interests.slice(0, 1).filter((each) => !isLong(each, 100)),
        aim.length > 0 && !isLong(aim.join(), 40)
          ? aim
          : [choice.one({ any: passages.shortEnd[tone] })],
      ),
      medium: version(
        "medium",
        [...more.slice(0, 1), ...personality, ...interests.slice(1)],
        [end()],
      ),
      long: version("long", [...interests, ...more, ...personality], [...aim, end()]),
    },
    why: `${choice.one(passages.why)} ${choice.one(passages.whyMore)}`,
    messages: [
      ...messages,
      ...choice.several({ any: anyOf(passages.message) }, 5 - messages.length),
    ].map(([text, when]) => ({ text, when })),
    avoid: [
      ...(hasChildren ? choice.several({ any: passages.avoid.children }, 1) : []),
      ...choice.several({ any: passages.avoid.any }, hasChildren ? 4 : 5),
    ],
    photos: [...photos, ...choice.several({ any: anyOf(passages.photo) }, 4 - photos.length)].map(
      ([title, description]) => ({ title, description }),
    ),
    closing: choice.one(passages.closing),
    title: choice.one({ any: heard.length > 0 ? about(passages.title) : passages.title.any }),
  };
}
