import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

export const spriteFile = "app/ui/icons.svg";

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

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(spriteFile, await drawSprite());
