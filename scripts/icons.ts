import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = "public/assets";
/** The module that says where the sprite is. */
const sayingFile = "app/ui/sprite.ts";

/**
 * What is to be written for a sprite: the picture, under a name that changes with it, so that browsers may keep it for good, and
 * the module that says the name. By file.
 */
export function filesOf(sprite: string): Record<string, string> {
  const digest = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
  const name = `icons-${digest}.svg`;
  return {
    [`${folder}/${name}`]: sprite,
    [sayingFile]: `/** Where the picture of all icons is. Written by \`npm run icons\`. */\nexport const sprite = "/assets/${name}";\n`,
  };
}

/** The names of Lucide's icons that `app/ui/icons.tsx` shows, in the order of the alphabet. */
const namesOf = (source: string) =>
  [...source.matchAll(/\bicon\("([a-z0-9-]+)"\)/g)].map(([, name]) => name ?? "").toSorted();

type IconModule = { __iconData: { node: [string, Record<string, string>][] } };

/** One picture of all icons, each a symbol of its name, from the package that draws them. */
export async function drawSprite(): Promise<string> {
  const drawn = createRequire(import.meta.url).resolve("lucide-react/package.json");
  const symbols = namesOf(readFileSync("app/ui/icons.tsx", "utf8")).map(async (name) => {
    const file = new URL(`dist/esm/icons/${name}.mjs`, `file://${drawn}`).href;
    const { __iconData } = (await import(file)) as IconModule;
    const shapes = __iconData.node.map(([element, { key: _, ...attributes }]) => {
      const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${element}${given.join("")}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(symbols)).join("\n")}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (file.startsWith("icons-")) rmSync(`${folder}/${file}`);
  for (const [file, text] of Object.entries(filesOf(await drawSprite()))) writeFileSync(file, text);
}
