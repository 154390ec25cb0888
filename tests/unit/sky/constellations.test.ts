import { describe, expect, it } from "vitest";
import {
  constellations,
  findConstellation,
  projectConstellation,
  projectGraticule,
  type Constellation,
  type Star,
} from "~/sky/constellations";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angular distance of two stars in degrees. */
function separation(a: Star, b: Star): number {
  const cosine =
    Math.sin(radians(a.declination)) * Math.sin(radians(b.declination)) +
    Math.cos(radians(a.declination)) *
      Math.cos(radians(b.declination)) *
      Math.cos(radians(a.rightAscension - b.rightAscension));
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}

function constellation(key: string): Constellation {
  const found = findConstellation(key);
  if (!found) throw new Error(`no ${key}`);
  return found;
}

function star(key: string, name: string): Star {
  const found = constellation(key).stars.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe("the catalogue of constellations", () => {
  it("has the twelve signs in order and the figures that everyone knows", () => {
    expect(constellations.slice(0, 12).map(({ key }) => key)).toEqual([
      "aries",
      "taurus",
      "gemini",
      "cancer",
      "leo",
      "virgo",
      "libra",
      "scorpio",
      "sagittarius",
      "capricorn",
      "aquarius",
      "pisces",
    ]);
    for (const key of ["ursa-major", "cassiopeia", "orion", "lyra", "corona-borealis"])
      expect(findConstellation(key)?.key).toBe(key);
  });

  it("finds a sign by its Latin name too, and nothing by an unknown one", () => {
    expect(findConstellation("Scorpius")?.key).toBe("scorpio");
    expect(findConstellation("capricornus")?.polishName).toBe("Koziorożec");
    expect(findConstellation("constructor")).toBeNull();
  });

  it.each(constellations.map((item) => [item.key, item] as const))(
    "draws %s with sound coordinates and lines between neighbours",
    (_, { stars, lines }) => {
      expect(new Set(stars.map(({ designation }) => designation)).size).toBe(stars.length);
      for (const { rightAscension, declination, magnitude } of stars) {
        expect(rightAscension).toBeGreaterThanOrEqual(0);
        expect(rightAscension).toBeLessThan(360);
        expect(Math.abs(declination)).toBeLessThanOrEqual(90);
        expect(magnitude).toBeGreaterThan(-1.5);
        expect(magnitude).toBeLessThan(5.2);
      }
      for (const [from, to] of lines) {
        const [a, b] = [stars[from], stars[to]];
        expect(a && b && a !== b).toBeTruthy();
        if (a && b) expect(separation(a, b)).toBeLessThan(26);
      }
    },
  );

  it.each([
    ["ursa-major", "Dubhe", "Merak", 5.37],
    ["ursa-major", "Megrez", "Alioth", 5.45],
    ["ursa-major", "Mizar", "Alkaid", 6.68],
    ["ursa-major", "Dubhe", "Alkaid", 25.7],
    ["gemini", "Castor", "Pollux", 4.51],
    ["orion", "Betelgeuse", "Rigel", 18.6],
    ["cygnus", "Deneb", "Albireo", 22.3],
    ["leo", "Regulus", "Denebola", 24.6],
  ])("keeps the true distances of %s: %s to %s", (key, a, b, degrees) => {
    expect(separation(star(key, a), star(key, b))).toBeCloseTo(degrees, 0.7);
  });

  it("makes Merak and Dubhe point at Polaris", () => {
    const polaris = star("ursa-minor", "Polaris");
    expect(separation(star("ursa-major", "Dubhe"), polaris)).toBeCloseTo(28.7, 0);
    expect(separation(star("ursa-major", "Merak"), polaris)).toBeCloseTo(34, 0);
  });
});

describe("the projection", () => {
  const frame = { width: 300, height: 200, padding: 20 };
  const placed = (key: string, name: string) => {
    const index = constellation(key).stars.indexOf(star(key, name));
    const point = projectConstellation(constellation(key), frame).stars[index];
    if (!point) throw new Error("not projected");
    return point;
  };

  it("puts north up and east to the left, as seen in the sky", () => {
    const [betelgeuse, rigel] = [placed("orion", "Betelgeuse"), placed("orion", "Rigel")];
    expect(betelgeuse.y).toBeLessThan(rigel.y);
    expect(betelgeuse.x).toBeLessThan(rigel.x);
    expect(placed("leo", "Denebola").x).toBeLessThan(placed("leo", "Regulus").x);
  });

  it("keeps proportions: the Pointers and the handle of the Big Dipper", () => {
    const length = (a: string, b: string) => {
      const [p, q] = [placed("ursa-major", a), placed("ursa-major", b)];
      return Math.hypot(p.x - q.x, p.y - q.y);
    };
    // The projection enlarges the edge of so wide a figure by a few per cent.
    const ratio = length("Mizar", "Alkaid") / length("Dubhe", "Merak");
    expect(Math.abs(ratio - 6.68 / 5.37)).toBeLessThan(0.08);
  });

  it("draws brighter stars larger", () => {
    expect(placed("lyra", "Vega").radius).toBeGreaterThan(placed("lyra", "Sheliak").radius * 2);
  });

  it.each(constellations.map((item) => [item.key, item] as const))(
    "fits %s into a rectangle and into a circle",
    (_, item) => {
      const { stars, lines } = projectConstellation(item, frame);
      expect(lines).toHaveLength(item.lines.length);
      for (const { x, y } of stars) {
        expect(x).toBeGreaterThan(19.9);
        expect(x).toBeLessThan(280.1);
        expect(y).toBeGreaterThan(19.9);
        expect(y).toBeLessThan(180.1);
      }
      const round = projectConstellation(item, { ...frame, fit: "circle" });
      for (const { x, y } of round.stars)
        expect(Math.hypot(x - 150, y - 100)).toBeLessThanOrEqual(80.001);
      const net = projectGraticule(item, { ...frame, fit: "circle" });
      expect(net.length).toBeGreaterThan(3);
      expect(net.length).toBeLessThan(60);
    },
  );

  it("survives a frame smaller than its padding", () => {
    const { stars } = projectConstellation(constellation("lyra"), {
      width: 10,
      height: 10,
      padding: 20,
    });
    for (const { x, y } of stars) expect([x, y]).toEqual([5, 5]);
  });
});
