/** A star of a figure: J2000 coordinates in degrees, visual magnitude (smaller is brighter). */
export type Star = {
  designation: string;
  rightAscension: number;
  declination: number;
  magnitude: number;
  name: string | null;
};

export type Constellation<Key extends string = string> = {
  key: Key;
  latinName: string;
  polishName: string;
  stars: readonly Star[];
  lines: readonly (readonly [number, number])[];
};

type StarRow = readonly [string, number, number, number, string?];

type FigureSource<Key extends string> = {
  key: Key;
  latinName: string;
  polishName: string;
  stars: readonly StarRow[];
  /** Strokes of the drawing: designations in the order in which a pen would visit them. */
  paths: readonly string[];
};

/**
 * Builds a constellation from its table of stars and the pen strokes between them.
 *
 * @throws when a stroke names a star that the table lacks.
 */
export function figure<const Key extends string>({
  key,
  latinName,
  polishName,
  stars,
  paths,
}: FigureSource<Key>): Constellation<Key> {
  const indexes = new Map(stars.map(([designation], index) => [designation, index]));
  const indexOf = (designation: string) => {
    const index = indexes.get(designation);
    if (index === undefined) throw new Error(`${key} has no star ${designation}`);
    return index;
  };
  const lines = paths.flatMap((path) => {
    const visited = path.split(" ").map(indexOf);
    return visited.slice(1).map((to, step): [number, number] => [visited[step] ?? to, to]);
  });
  return {
    key,
    latinName,
    polishName,
    stars: stars.map(([designation, rightAscension, declination, magnitude, name = null]) => ({
      designation,
      rightAscension,
      declination,
      magnitude,
      name,
    })),
    lines,
  };
}
