import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { listedProducts } from "~/products/registry";
import { hubs } from "~/site/hubs";
import { teams } from "~/site/personas";
import type { ConstellationKey } from "~/sky/constellations";
import { drawConstellation } from "~/sky/drawing";
import { signs } from "~/sky/signs";
import { StarDiscs } from "~/ui/constellation-drawing";
import { figureIconSize, figureSize, signSize } from "~/ui/figure-size";
import { MedallionDrawing, medallions } from "~/ui/movement-figure";
import { nightSky } from "~/ui/night-sky-drawing";
import { PortraitDrawing } from "~/ui/portrait-drawing";

const folder = "app/ui/drawings";
/** Where a picture is that programs know the address of, which read no pictures. */
const assets = "public/assets";
const signsName = "signs-";

/** The hue of each area, in degrees, as the style sheet has it. */
const hues: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ...readFileSync("app/app.css", "utf8").matchAll(
      /\[data-area="(\w+)"\] \{\s+--area-hue: (\d+)/g,
    ),
  ].map(([, area, hue]) => [area, Number(hue)]),
);

function hueOf(area: string): number {
  const hue = hues[area];
  if (hue === undefined) throw new Error(`The style sheet has no hue for ${area}.`);
  return hue;
}

const markup = (drawing: ReactElement) => `${renderToStaticMarkup(drawing)}\n`;

const productFigures: ConstellationKey[] = listedProducts.map(
  ({ document }) => document.constellation,
);

/** The figures of products, of the pages that lead to them and of the zodiac. */
const shownFigures: ConstellationKey[] = [
  ...productFigures,
  ...hubs.map(({ constellation }) => constellation),
  ...signs.map(({ constellation }) => constellation),
  "cygnus",
];

/** Always on the night: in the colours that the style sheet has there. */
function Figure({ name }: { name: ConstellationKey }) {
  const drawing = drawConstellation(name, figureSize);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${figureSize.width} ${figureSize.height}`}
      fill="#f0c45c"
    >
      <path d={drawing?.lines.join("")} stroke="#f3eddd" opacity="0.55" />
      {drawing?.stars.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius * 3.4} opacity="0.1" />
          <circle cx={x} cy={y} r={radius * 1.9} opacity="0.2" />
          <circle cx={x} cy={y} r={radius} />
        </g>
      ))}
    </svg>
  );
}

/** The same so small that only thick lines are seen; in a gold that stands out on either theme's soft colour of an area. */
function Icon({ name }: { name: ConstellationKey }) {
  const { width, height } = figureIconSize;
  const drawing = drawConstellation(name, figureIconSize);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fill="#b87f17">
      <path d={drawing?.lines.join("")} stroke="#b87f17" strokeWidth="2" />
      {drawing?.stars.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={Math.round(10 * (2 + radius)) / 10} />
      ))}
    </svg>
  );
}

/** The zodiac in one picture, each sign a symbol of its constellation's name: in the colours of whatever shows it. */
function Signs() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      {signs.map(({ constellation }) => {
        const drawing = drawConstellation(constellation, signSize);
        return (
          drawing && (
            <symbol
              key={constellation}
              id={constellation}
              viewBox={`0 0 ${signSize.width} ${signSize.height}`}
            >
              <path d={drawing.lines.join("")} fill="none" stroke="currentColor" opacity="0.55" />
              <StarDiscs stars={drawing.stars} />
            </symbol>
          )
        );
      })}
    </svg>
  );
}

/** The picture under a name that changes with it, so that browsers may keep it for good, and the module that says the name. */
export function signFiles(): Record<string, string> {
  const picture = markup(<Signs />);
  const digest = createHash("sha256").update(picture).digest("hex").slice(0, 8);
  const name = `${signsName}${digest}.svg`;
  return {
    [`${assets}/${name}`]: picture,
    "app/ui/signs-sprite.ts": `/** Where the picture of the zodiac is. Written by \`npm run drawings\`. */\nexport const signsSprite = "/assets/${name}";\n`,
  };
}

/** Every drawing that pages show as a picture, by file. */
export function drawings(): Record<string, string> {
  const portraits = teams.flatMap(({ area, personas }) =>
    personas.map(({ id, name, likeness }) => [
      `${folder}/portrait-${id}.svg`,
      markup(<PortraitDrawing likeness={likeness} name={name} hue={hueOf(area)} />),
    ]),
  );
  const movements = medallions.map((figure) => [
    `${folder}/medallion-${figure}.svg`,
    markup(<MedallionDrawing figure={figure} hue={hueOf("fitness")} />),
  ]);
  const figures = [...new Set(shownFigures)].map((name) => [
    `${folder}/figure-${name}.svg`,
    markup(<Figure name={name} />),
  ]);
  const icons = [...new Set(productFigures)].map((name) => [
    `${folder}/icon-${name}.svg`,
    markup(<Icon name={name} />),
  ]);
  return {
    [`${folder}/stars.svg`]: `${nightSky.still}\n`,
    [`${folder}/twinkling-stars.svg`]: `${nightSky.twinkling}\n`,
    ...(Object.fromEntries([...portraits, ...movements, ...figures, ...icons]) as Record<
      string,
      string
    >),
  };
}

/** The module that says where each of them is, in the order of the alphabet. */
export function sayingFile(files: readonly string[]): Record<string, string> {
  const names = files.map((file) => file.slice(folder.length + 1, -".svg".length)).toSorted();
  const called = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = names.map(
    (name) => `import ${called(name)} from "./drawings/${name}.svg?url&no-inline";\n`,
  );
  const said = names.map((name) => {
    const key = name === called(name) ? name : `"${name}": ${called(name)}`;
    return `  ${key},\n`;
  });
  return {
    "app/ui/drawn.ts": `${imports.join("")}
const addresses: Readonly<Record<string, string>> = {
${said.join("")}};

/** The address of a drawing, by the name of its file without the ending. Written by \`npm run drawings\`. */
export const drawn = (name: string): string => addresses[name] ?? "";
`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of readdirSync(assets))
    if (file.startsWith(signsName)) rmSync(`${assets}/${file}`);
  const drawn = drawings();
  const written = { ...drawn, ...sayingFile(Object.keys(drawn)), ...signFiles() };
  for (const [file, text] of Object.entries(written)) writeFileSync(file, text);
}
