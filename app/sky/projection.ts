import type { Constellation, Star } from "./figure";

export type ProjectedStar = {
  x: number;
  y: number;
  /** Radius of the dot, in the unit of the frame. */
  radius: number;
  magnitude: number;
  name: string | null;
};

export type Projection = {
  width: number;
  height: number;
  stars: readonly ProjectedStar[];
  lines: readonly { x1: number; y1: number; x2: number; y2: number }[];
};

export type Point = { x: number; y: number };

export type SkyFrame = {
  width: number;
  height: number;
  padding: number;
  fit?: "rectangle" | "circle";
};

type Vector = readonly [number, number, number];
type SkyPosition = Pick<Star, "rightAscension" | "declination">;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Unit vector towards a point of the sky: x to the vernal equinox, z to the north celestial pole. */
function direction({ rightAscension, declination }: SkyPosition): Vector {
  const alpha = radians(rightAscension);
  const delta = radians(declination);
  return [Math.cos(delta) * Math.cos(alpha), Math.cos(delta) * Math.sin(alpha), Math.sin(delta)];
}

function stereographic(stars: readonly Star[]): (position: SkyPosition) => Point {
  const sum = stars
    .map(direction)
    .reduce<Vector>(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0]);
  const alpha = Math.atan2(sum[1], sum[0]);
  const delta = Math.asin(sum[2] / (Math.hypot(...sum) || 1));
  const [sinA, cosA, sinD, cosD] = [
    Math.sin(alpha),
    Math.cos(alpha),
    Math.sin(delta),
    Math.cos(delta),
  ];
  const centre: Vector = [cosD * cosA, cosD * sinA, sinD];
  const east: Vector = [-sinA, cosA, 0];
  const north: Vector = [-sinD * cosA, -sinD * sinA, cosD];
  return (position) => {
    const star = direction(position);
    const scale = 2 / Math.max(1 + dot(star, centre), 1e-6);
    return { x: -dot(star, east) * scale, y: -dot(star, north) * scale };
  };
}

/** Projects the sky around a constellation so that its figure fills the frame less the padding, centred. */
function projector({ stars }: Constellation, frame: SkyFrame): (position: SkyPosition) => Point {
  const project = stereographic(stars);
  const points = stars.map(project);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  const middleX = Math.min(...xs) + spanX / 2;
  const middleY = Math.min(...ys) + spanY / 2;
  const reach = Math.max(...points.map(({ x, y }) => Math.hypot(x - middleX, y - middleY)));
  const room = (length: number) => Math.max(0, length - 2 * frame.padding);
  const scale =
    frame.fit === "circle"
      ? room(Math.min(frame.width, frame.height)) / Math.max(2 * reach, 1e-6)
      : Math.min(
          room(frame.width) / Math.max(spanX, 1e-6),
          room(frame.height) / Math.max(spanY, 1e-6),
        );
  return (position) => {
    const { x, y } = project(position);
    return {
      x: frame.width / 2 + (x - middleX) * scale,
      y: frame.height / 2 + (y - middleY) * scale,
    };
  };
}

/** Dots shrink by a constant ratio per magnitude, which keeps faint stars visible beside Vega. */
const relativeRadius = (magnitude: number) => 1.32 ** -Math.min(Math.max(magnitude, -1), 6);

/**
 * Draws a constellation into a frame as it is seen in the sky: north up, east to the left. The projection is stereographic
 * about the figure's mean direction, so angles are kept. All lengths are in the unit of the frame (points or CSS pixels);
 * y grows downwards.
 */
export function projectConstellation(constellation: Constellation, frame: SkyFrame): Projection {
  const { width, height } = frame;
  const project = projector(constellation, frame);
  const unit = Math.min(width, height) / 45;
  const stars = constellation.stars.map((star) => ({
    ...project(star),
    radius: unit * relativeRadius(star.magnitude),
    magnitude: star.magnitude,
    name: star.name,
  }));
  const lines = constellation.lines.flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    return a && b ? [{ x1: a.x, y1: a.y, x2: b.x, y2: b.y }] : [];
  });
  return { width, height, stars, lines };
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/**
 * The net of an atlas for the same frame as the figure: parallels of declination every 2°, 5° or 10°, by the figure's
 * size, and hour circles three times as far apart, as polylines that may leave the frame.
 */
export function projectGraticule(constellation: Constellation, frame: SkyFrame): Point[][] {
  const project = projector(constellation, frame);
  const [star] = constellation.stars;
  if (!star) return [];
  const south = project({ ...star, declination: star.declination - 1 });
  const here = project(star);
  const degree = Math.hypot(south.x - here.x, south.y - here.y);
  const extent = Math.min(frame.width, frame.height) / degree;
  const spacing = extent > 35 ? 10 : extent > 16 ? 5 : 2;

  const isNear = ({ x, y }: Point) =>
    Math.abs(x - frame.width / 2) < frame.width && Math.abs(y - frame.height / 2) < frame.height;
  const lines: Point[][] = [];
  const trace = (positions: SkyPosition[]) => {
    let line: Point[] = [];
    for (const point of positions.map(project)) {
      if (isNear(point)) line.push(point);
      else line = [];
      if (line.length === 2) lines.push(line);
    }
  };
  const nearest = Math.round(star.declination / spacing) * spacing;
  const reach = Math.ceil(extent / spacing) * spacing;
  const parallels = steps(nearest - reach, nearest + reach, spacing).filter(
    (declination) => Math.abs(declination) < 90,
  );
  for (const rightAscension of steps(0, 360 - spacing * 3, spacing * 3))
    trace(parallels.map((declination) => ({ rightAscension, declination })));
  for (const declination of parallels)
    trace(steps(0, 360, 3).map((rightAscension) => ({ rightAscension, declination })));
  return lines;
}
