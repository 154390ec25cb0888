import sharp from "sharp";
import { areaHues } from "~/documents/theme";
import type { Product } from "~/products/product";
import { findProduct } from "~/products/registry";
import { findConstellation } from "~/sky/constellations";
import { drawConstellation } from "~/sky/drawing";

/** Twice the size at which a mail shows it, for dense screens, in pixels. */
const width = 192;
const height = 272;

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The cover of a product's documents as a PNG, which every mail program shows: its night and its figure, without words.
 * @param figure another than its own, as that of one's own night is
 * @returns null for what is no product
 */
export function drawCoverPicture(
  slug: string,
  figure: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> | null {
  const product = findProduct(slug);
  if (!product) return null;
  const { key } = findConstellation(figure ?? "") ?? { key: product.document.constellation };
  const name = `${slug}/${key}`;
  const known = pictures.get(name);
  if (known) return known;
  const picture = sharp(Buffer.from(coverSvg(product, key)))
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  pictures.set(name, picture);
  picture.catch(() => pictures.delete(name));
  return picture;
}

function coverSvg({ area }: Product, figure: string): string {
  const drawing = drawConstellation(figure, { width: width - 40, height: 150 });
  const lines = drawing?.lines.map((line) => `<path d="${line}"/>`).join("") ?? "";
  const stars = (drawing?.stars ?? [])
    .map(
      ({ x, y, radius }) =>
        `<circle cx="${x}" cy="${y}" r="${radius * 2.2}" opacity="0.22"/><circle cx="${x}" cy="${y}" r="${radius}"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.35" stop-color="#171437"/><stop offset="1" stop-color="${areaHues[area].deep}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#night)"/>
    <g transform="translate(20 44)">
      <g stroke="#f3eddd" stroke-width="1" opacity="0.5">${lines}</g>
      <g fill="#f0d491">${stars}</g>
    </g>
    <g fill="#e3b65b"><rect x="20" y="226" width="64" height="3"/><rect x="20" y="238" width="112" height="3" opacity="0.6"/></g>
  </svg>`;
}
