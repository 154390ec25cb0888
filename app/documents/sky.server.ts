import {
  projectConstellation,
  projectGraticule,
  type Constellation,
  type Projection,
} from "~/sky/constellations";
import type { Pen } from "./pen.server";
import { seededRandom } from "~/sky/random";
import { ink, night, page, type TextStyle } from "./theme";

/** A rectangle on the page, in points. */
export type Frame = { x: number; y: number; width: number; height: number };

const headerMiddle = 50;

/** A round chart on the page, in points. */
export type Disc = { x: number; y: number; radius: number };

/**
 * Night sky over the whole page: dusk gradient, a glow in the area's hue and small stars that follow from the seed. Stars
 * keep away from the page below `horizon`, where one might pass for a diacritic.
 */
export function paintNight({ doc }: Pen, glow: string, seed: string, horizon: number): void {
  const { width, height } = page;
  const dusk = doc.linearGradient(0, 0, 0, height);
  dusk.stop(0, night.top).stop(0.5, night.middle).stop(1, night.bottom);
  doc.rect(0, 0, width, height).fill(dusk);

  const [x, y] = [width * 0.68, height * 0.26];
  const light = doc.radialGradient(x, y, 0, x, y, 440);
  light.stop(0, glow, 0.58).stop(0.5, glow, 0.28).stop(1, glow, 0);
  doc.rect(0, 0, width, height).fill(light);

  const random = seededRandom(seed);
  const layers = [
    { count: 150, size: 0.7, opacity: 0.4 },
    { count: 80, size: 1.1, opacity: 0.55 },
    { count: 26, size: 1.6, opacity: 0.75 },
  ];
  doc.lineCap("round").strokeColor(night.star);
  for (const { count, size, opacity } of layers) {
    for (let star = 0; star < count; star++) {
      const [starX, starY] = [random() * width, random() ** 1.25 * horizon];
      if (Math.abs(starY - headerMiddle) < 12) continue;
      doc.moveTo(starX, starY).lineTo(starX, starY);
    }
    doc.lineWidth(size).strokeOpacity(opacity).stroke();
  }
  doc.strokeOpacity(1);
}

const starLabel: TextStyle = { face: "light", size: 9, leading: 11, color: night.muted };

function paintChart({ doc }: Pen, constellation: Constellation, { x, y, radius }: Disc): void {
  const side = radius * 2;
  const frame = { width: side, height: side, padding: radius * 0.2, fit: "circle" as const };
  doc.save().circle(x, y, radius).clip();
  doc.fillColor(night.top).fillOpacity(0.28).circle(x, y, radius).fill();
  doc.lineWidth(0.5).strokeColor(night.muted).strokeOpacity(0.26);
  for (const line of projectGraticule(constellation, frame)) {
    line.forEach((point, index) => {
      const [px, py] = [x - radius + point.x, y - radius + point.y];
      if (index === 0) doc.moveTo(px, py);
      else doc.lineTo(px, py);
    });
  }
  doc.stroke().restore();

  doc.fillOpacity(1).lineWidth(0.9).strokeColor(night.gold).strokeOpacity(0.85);
  doc.circle(x, y, radius).stroke();
  doc.lineWidth(0.4).strokeOpacity(0.6);
  doc.circle(x, y, radius + 9).stroke();
  for (let degree = 0; degree < 360; degree += 3) {
    const angle = (degree * Math.PI) / 180;
    const outer = radius + (degree % 30 === 0 ? 9 : degree % 15 === 0 ? 6 : 3.5);
    doc
      .moveTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
      .lineTo(x + Math.cos(angle) * outer, y + Math.sin(angle) * outer);
  }
  doc.stroke().strokeOpacity(1);
}

const halo = Array.from({ length: 9 }, (_, step) => ({
  spread: 0.15 + (step / 8) ** 1.4 * 4.2,
  opacity: 0.075 - step * 0.0065,
}));

/** How far a star's light reaches, from 0 to 1: faint stars keep a small one. */
const shine = (magnitude: number) => Math.min(1, Math.max(0.3, (4 - magnitude) / 3.6));

/** The figure on a round chart: thin gold lines, stars as soft dots by magnitude, the brightest one named. */
export function paintConstellation(pen: Pen, constellation: Constellation, disc: Disc): void {
  const { doc } = pen;
  const side = disc.radius * 2;
  const figure = projectConstellation(constellation, {
    width: side,
    height: side,
    padding: disc.radius * 0.2,
    fit: "circle",
  });
  paintChart(pen, constellation, disc);
  doc.save().translate(disc.x - disc.radius, disc.y - disc.radius);
  doc.lineCap("round").lineWidth(0.9).strokeColor(night.gold).strokeOpacity(0.8);
  for (const { x1, y1, x2, y2 } of figure.lines) doc.moveTo(x1, y1).lineTo(x2, y2);
  doc.stroke().strokeOpacity(1);

  for (const { spread, opacity } of [...halo, { spread: 0, opacity: 1 }]) {
    doc.fillColor(night.star).fillOpacity(opacity);
    for (const { x, y, radius, magnitude } of figure.stars) {
      const core = Math.max(radius * 0.78, 1.2);
      doc.circle(x, y, core * (1 + spread * shine(magnitude))).fill();
    }
  }
  doc.fillOpacity(1).restore();
  nameBrightest(pen, figure, disc);
}

/** Distance of a point from a line segment. */
function distanceTo(line: Projection["lines"][number], x: number, y: number): number {
  const { x1, y1, x2, y2 } = line;
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

function nameBrightest(pen: Pen, { stars, lines }: Projection, disc: Disc): void {
  const star = stars.reduce((a, b) => (b.magnitude < a.magnitude ? b : a));
  if (!star.name) return;
  const width = pen.width(starLabel, star.name);
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((below) => {
      const x = star.x + right * (13 + width / 2);
      const y = star.y + below * 11;
      return { x, y, room: Math.min(...lines.map((line) => distanceTo(line, x, y))) };
    }),
  );
  const best = corners.reduce((a, b) => (b.room > a.room ? b : a));
  const left = disc.x - disc.radius + best.x - width / 2;
  pen.text(starLabel, left, disc.y - disc.radius + best.y + 3, star.name);
}

/** The figure as a quiet line drawing on paper, to fill an empty foot of a page. */
export function paintWatermark({ doc }: Pen, constellation: Constellation, frame: Frame): void {
  const { stars, lines } = projectConstellation(constellation, { ...frame, padding: 12 });
  doc.save().translate(frame.x, frame.y);
  doc.lineCap("round").lineWidth(0.6).strokeColor(ink.gold).strokeOpacity(0.4);
  for (const { x1, y1, x2, y2 } of lines) doc.moveTo(x1, y1).lineTo(x2, y2);
  doc.stroke().strokeOpacity(1);
  doc.fillColor(ink.gold).fillOpacity(0.65);
  for (const { x, y, magnitude } of stars) doc.circle(x, y, magnitude < 2.5 ? 2.2 : 1.5).fill();
  doc.fillOpacity(1).restore();
}
