import { LRUCache } from "lru-cache";
import sharp from "sharp";
import {
  coverColours as colours,
  coverShapes,
  coverSize,
  type CoverFacts,
  type Shape,
} from "./cover-shapes.server";
import type { Book } from "./model";

const { width, height } = coverSize;
const light = { x: width / 2, y: 690, radius: 420 };

/** A few more than any shop shows: drawing one takes some milliseconds. */
const covers = new LRUCache<string, string>({ max: 50 });

const factsOf = ({ subtitle, ...book }: Book): CoverFacts => ({ ...book, line: subtitle });

/** A book's cover as SVG that needs nothing beside it: titles are outlines. */
export function coverSvg(book: CoverFacts): string {
  const { slug, title, line, constellation } = book;
  const key = JSON.stringify([slug, title, line, constellation]);
  const known = covers.get(key);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="${colours.top}"/><stop offset=".55" stop-color="${colours.middle}"/><stop offset="1" stop-color="${colours.bottom}"/></linearGradient><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${light.radius}"><stop stop-color="${colours.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient></defs><path fill="url(#n)" d="M0 0h${width}v${height}H0Z"/><path fill="url(#g)" d="M0 0h${width}v${height}H0Z"/>${coverShapes(book).map(shapeAsSvg).join("")}</svg>`;
  covers.set(key, svg);
  return svg;
}

/** The cover as a JPEG picture, for readers that draw no SVG. */
export function coverPicture(book: Book): Promise<Buffer> {
  return sharp(Buffer.from(coverSvg(factsOf(book))), { density: 120 })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const short = (value: number) => Math.round(value * 1e4) / 1e4;

function shapeAsSvg({ path, fill = "none", stroke, opacity, place }: Shape): string {
  const attributes = [
    `d="${path}"`,
    `fill="${fill}"`,
    stroke && `stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="round"`,
    opacity !== undefined && `opacity="${opacity}"`,
    place &&
      `transform="translate(${short(place.x)} ${short(place.y)}) scale(${short(place.scaleX)} ${short(place.scaleY)})"`,
  ];
  return `<path ${attributes.filter(Boolean).join(" ")}/>`;
}

/** Draws the cover over the whole of the current page, whose size is given in points. */
export function paintBookCover(
  doc: PDFKit.PDFDocument,
  book: Book,
  page: { width: number; height: number },
): void {
  doc.save().scale(page.width / width, page.height / height);
  const dusk = doc.linearGradient(0, 0, 0, height);
  dusk.stop(0, colours.top).stop(0.55, colours.middle).stop(1, colours.bottom);
  doc.rect(0, 0, width, height).fill(dusk);
  const glow = doc.radialGradient(light.x, light.y, 0, light.x, light.y, light.radius);
  glow.stop(0, colours.glow, 0.5).stop(1, colours.glow, 0);
  doc.rect(0, 0, width, height).fill(glow);
  for (const { path, fill, stroke, opacity = 1, place } of coverShapes(factsOf(book))) {
    doc.save();
    if (place) doc.translate(place.x, place.y).scale(place.scaleX, place.scaleY);
    doc.path(path);
    if (fill) doc.fillOpacity(opacity).fill(fill);
    else if (stroke)
      doc.lineWidth(stroke.width).lineCap("round").strokeOpacity(opacity).stroke(stroke.color);
    doc.restore();
  }
  doc.restore();
}
