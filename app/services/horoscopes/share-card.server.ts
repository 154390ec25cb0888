import { LRUCache } from "lru-cache";
import { SentenceCards, type CardShape } from "~/documents/sentence-card.server";
import type { Sign } from "~/sky/signs";

type Card = { sign: Sign; sentence: string; label: string; shape: CardShape };

/** Pictures that were drawn, by what stands on them; one takes a tenth of a second and 80 kB. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 });

const cards = new SentenceCards();

/** A horoscope's sentence under the stars of its sign, as a PNG. */
export function drawShareCard({
  sign,
  sentence,
  label,
  shape,
}: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${shape} ${sign.slug} ${label} ${sentence}`;
  const known = drawn.get(key);
  if (known) return known;
  const picture = cards.draw({
    figure: sign.constellation,
    title: sign.name,
    label,
    sentence,
    note: "tekst: AI · symbole, nie nauka",
    isGenerated: true,
    shape,
  });
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}
