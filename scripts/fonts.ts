import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

/**
 * Cuts the web fonts down to what Polish text needs: a page then loads 44 kB of them instead of 150. Whatever else somebody writes is drawn with the
 * whole fonts, which `app.css` names next. The result is kept in the repository; run this again after a new version of the fonts.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const folder = "app/ui/fonts";
const source = "node_modules/@fontsource-variable";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = {
  latin: `${ascii}\u00a0Óó§©«°²³·»×–—‘’“”„•…€→←−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
};

const families = [
  {
    family: "Fraunces",
    name: "fraunces",
    weights: "400 500",
    cut: "soft",
    axes: { SOFT: 100, wght: { min: 400, max: 500 } },
  },
  {
    family: "Figtree",
    name: "figtree",
    weights: "400 700",
    cut: "wght",
    axes: { wght: { min: 400, max: 700 } },
  },
];

function rangeOf(text: string): string {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0)!).sort(ascending);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

const ascending = (a: number, b: number) => a - b;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const faces: string[] = ["/* Written by `npm run fonts`. */"];
for (const { family, name, weights, cut, axes } of families) {
  copyFileSync(join(source, name, "LICENSE"), join(folder, `${name}-license.txt`));
  for (const [part, text] of Object.entries(characters)) {
    const whole = readFileSync(join(source, name, "files", `${name}-${part}-${cut}-normal.woff2`));
    const file = `${name}-${part}.woff2`;
    const subset = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: axes });
    writeFileSync(join(folder, file), subset);
    console.log(`${file}: ${whole.byteLength} → ${subset.byteLength} bytes`);
    faces.push(`
@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(text)};
}`);
  }
}
const stylesheet = join(folder, "fonts.css");
const formatted = await format(faces.join("\n"), {
  ...(await resolveConfig(stylesheet)),
  filepath: stylesheet,
});
writeFileSync(stylesheet, formatted);
