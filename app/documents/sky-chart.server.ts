import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import { signAt, signs, type Element } from "~/sky/signs";
import { bodyGlyphs, glyphSide, signGlyphs } from "./astro-glyphs";
import type { Pen } from "./pen.server";
import type { Disc } from "./sky.server";
import { spreadLabels } from "./spread-labels";
import { night, type TextStyle } from "./theme";

const elementTints: Record<Element, string> = {
  ogień: "#E0896A",
  ziemia: "#A9B97C",
  powietrze: "#93C0DE",
  woda: "#8D95E6",
};

/** Rings of the wheel, as shares of its radius. */
const ring = { signs: 0.845, ticks: 0.795, glyphs: 0.675, degrees: 0.545, heart: 0.46 };
/** Least distance between two bodies' glyphs, in degrees: their width at that radius. */
const labelGap = 9.8;

const degreeStyle: TextStyle = { face: "text", size: 7, leading: 9, color: night.muted };

/** A point of the wheel: 0° of Aries on the left, signs counter-clockwise, as charts without an ascendant are drawn. */
function pointAt({ x, y }: Disc, longitude: number, radius: number) {
  const angle = (longitude * Math.PI) / 180;
  return { x: x - Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
}

/** Strokes a glyph of `astro-glyphs.ts` in a square of `size` points about a point. */
export function strokeGlyph(
  { doc }: Pen,
  strokes: string,
  {
    x,
    y,
    size,
    color,
    width,
  }: { x: number; y: number; size: number; color: string; width: number },
): void {
  const scale = size / glyphSide;
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(scale)
    .lineWidth(width / scale)
    .lineCap("round")
    .lineJoin("round");
  doc.path(strokes).stroke(color).restore();
}

function strokeCircle({ doc }: Pen, { x, y }: Disc, radius: number, width: number): void {
  doc.circle(x, y, radius).lineWidth(width).stroke(night.gold);
}

/** The path of a piece of a ring between two longitudes, in degrees, and two radii. */
function traceArc(
  { doc }: Pen,
  disc: Disc,
  from: number,
  to: number,
  inner: number,
  outer: number,
) {
  const steps = Math.max(2, Math.ceil(to - from));
  for (let step = 0; step <= steps; step++) {
    const { x, y } = pointAt(disc, from + ((to - from) * step) / steps, outer);
    if (step === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  for (let step = steps; step >= 0; step--) {
    const { x, y } = pointAt(disc, from + ((to - from) * step) / steps, inner);
    doc.lineTo(x, y);
  }
  return doc.closePath();
}

function paintGround(pen: Pen, disc: Disc): void {
  const { doc } = pen;
  const { x, y, radius } = disc;
  const dusk = doc.radialGradient(x, y, 0, x, y, radius);
  dusk.stop(0, "#2B2A66").stop(0.55, night.middle).stop(1, night.top);
  doc.circle(x, y, radius + 5).fill(dusk);
  strokeCircle(pen, disc, radius + 2.4, 0.5);
  strokeCircle(pen, disc, radius, 1.1);
  strokeCircle(pen, disc, radius * ring.signs, 0.6);
  strokeCircle(pen, disc, radius * ring.ticks, 0.6);
  strokeCircle(pen, disc, radius * ring.heart, 0.5);
}

/** Twelve sectors in the hues of their elements, the Sun's sign a little brighter, and a tick for every degree. */
function paintZodiac(pen: Pen, disc: Disc, sunSign: string): void {
  const { doc } = pen;
  const { radius } = disc;
  signs.forEach(({ slug, element }, index) => {
    const start = index * 30;
    doc.fillOpacity(slug === sunSign ? 0.42 : 0.15);
    traceArc(pen, disc, start, start + 30, radius * ring.signs, radius).fill(elementTints[element]);
    doc.fillOpacity(1);
    const edge = [ring.heart, ring.signs, 1].map((share) => pointAt(disc, start, radius * share));
    edge.slice(1).forEach((to, part) => {
      const from = edge[part] ?? to;
      doc.strokeOpacity(part === 0 ? 0.2 : 0.6);
      pen.rule(night.gold, from.x, from.y, to.x, to.y, 0.45);
    });
    doc.strokeOpacity(1);
    const middle = pointAt(disc, start + 15, (radius * (1 + ring.signs)) / 2);
    const color = slug === sunSign ? night.star : night.gold;
    strokeGlyph(pen, signGlyphs[slug] ?? "", { ...middle, size: 16, color, width: 1.15 });
  });
  doc.lineCap("butt").lineWidth(0.45);
  for (let degree = 0; degree < 360; degree++) {
    const length = degree % 10 === 0 ? 1 : degree % 5 === 0 ? 0.68 : 0.4;
    const outer = pointAt(disc, degree, radius * ring.signs);
    const inner = pointAt(disc, degree, radius * (ring.signs - 0.05 * length));
    doc.moveTo(outer.x, outer.y).lineTo(inner.x, inner.y);
  }
  doc.strokeOpacity(0.75).stroke(night.gold).strokeOpacity(1);
}

function paintMoonsWay(pen: Pen, disc: Disc, from: number, to: number): void {
  const end = to < from ? to + 360 : to;
  pen.doc.fillOpacity(0.5);
  const { radius } = disc;
  traceArc(pen, disc, from, end, radius * ring.ticks, radius * ring.signs).fill(night.star);
  pen.doc.fillOpacity(1);
}

function paintAspects({ doc }: Pen, disc: Disc, { aspects, positions }: BirthSky): void {
  const reach = disc.radius * ring.heart;
  const longitudes = new Map(positions.map(({ name, longitude }) => [name, longitude]));
  doc.lineWidth(0.7).lineCap("round").strokeOpacity(0.85);
  for (const { first, second, kind } of aspects) {
    if (kind === "koniunkcja") continue;
    const [a, b] = [first, second].map((name) => pointAt(disc, longitudes.get(name) ?? 0, reach));
    if (!a || !b) continue;
    const tense = kind === "kwadratura" || kind === "opozycja";
    if (tense) doc.dash(2.2, { space: 2.2 });
    doc.moveTo(a.x, a.y).lineTo(b.x, b.y);
    doc.stroke(tense ? "#A9A4E8" : night.gold).undash();
  }
  doc.strokeOpacity(1);
}

/** A dot at every body's true place, its glyph as near to it as the others allow, and whole degrees below. */
function paintBodies(pen: Pen, disc: Disc, { positions }: BirthSky, withDegrees: boolean): void {
  const { radius } = disc;
  const places = spreadLabels(
    positions.map(({ longitude }) => longitude),
    labelGap,
  );
  positions.forEach(({ body, longitude }, index) => {
    const place = places[index] ?? longitude;
    const light = body === "sun" || body === "moon";
    const dot = pointAt(disc, longitude, radius * ring.ticks);
    const knee = pointAt(disc, place, radius * (ring.glyphs + 0.055));
    pen.doc.strokeOpacity(0.8);
    pen.rule(night.muted, dot.x, dot.y, knee.x, knee.y, 0.5);
    pen.doc.strokeOpacity(1);
    pen.doc.circle(dot.x, dot.y, light ? 2.6 : 2).fill(light ? night.gold : night.star);
    const glyph = pointAt(disc, place, radius * ring.glyphs);
    const color = light ? night.gold : night.star;
    const size = light ? 17 : 14.5;
    strokeGlyph(pen, bodyGlyphs[body], { ...glyph, size, color, width: light ? 1.4 : 1.15 });
    if (!withDegrees) return;
    const text = `${Math.floor(longitude % 30)}°`;
    const { x, y } = pointAt(disc, place, radius * ring.degrees);
    pen.text(degreeStyle, x - pen.width(degreeStyle, text) / 2, y + 2.4, text);
  });
}

/** The zodiac wheel of a birth sky at noon: gold on midnight. */
export function paintSkyChart(
  pen: Pen,
  sky: BirthSky,
  disc: Disc,
  { withDegrees = true }: { withDegrees?: boolean } = {},
): void {
  const [sun, moon] = sky.positions;
  paintGround(pen, disc);
  paintZodiac(pen, disc, signAt(sun?.longitude ?? 0).slug);
  if (moon) paintMoonsWay(pen, disc, moon.from, moon.to);
  paintAspects(pen, disc, sky);
  pen.sparkle(night.gold, disc.x, disc.y, 6);
  paintBodies(pen, disc, sky, withDegrees);
}
