import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { brand } from "~/config/brand";
import { drawConstellation } from "~/sky/drawing";
import { chromiumFlags, ensureChromium } from "./chromium";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const night = "#0d0f2e";
const icon = await readFile("public/favicon.svg", "utf8");
const square = icon.replace(/ rx="\d+"/, "");
const inSafeZone = square.replace(/viewBox="0 0 64 64"/, 'viewBox="-10 -10 84 84"');

const draw = (svg: string, size: number, file: string) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join("public", file));
await draw(icon, 192, "icon-192.png");
await draw(icon, 512, "icon-512.png");
await draw(inSafeZone, 512, "icon-maskable.png");
await draw(square, 180, "apple-touch-icon.png");

const size = { width: 1200, height: 630 };
const figure = drawConstellation("cassiopeia", { width: 560, height: 420 });
const fontOf = async (file: string) =>
  (await readFile(join("node_modules/@fontsource-variable", file))).toString("base64");
const page = `<!doctype html><html lang="pl"><style>
@font-face { font-family: Fraunces; font-weight: 100 900; unicode-range: U+0000-00FF, U+2000-206F;
  src: url(data:font/woff2;base64,${await fontOf("fraunces/files/fraunces-latin-soft-normal.woff2")}); }
@font-face { font-family: Fraunces; font-weight: 100 900; unicode-range: U+0100-02FF;
  src: url(data:font/woff2;base64,${await fontOf("fraunces/files/fraunces-latin-ext-soft-normal.woff2")}); }
body { margin: 0; width: ${size.width}px; height: ${size.height}px; overflow: hidden; color: #f3eddd;
  background: radial-gradient(circle at 78% 30%, #2a2560, ${night} 62%); font-family: Fraunces; position: relative; }
h1 { position: absolute; left: 80px; top: 208px; margin: 0; font-size: 108px; font-weight: 480; letter-spacing: -1.5px; }
p { position: absolute; left: 84px; top: 362px; width: 560px; margin: 0; font-size: 42px; line-height: 1.3; font-weight: 380; color: #f0c45c; }
svg { position: absolute; right: 40px; top: 105px; }
</style><h1>${brand.name}</h1><p>${brand.tagline}</p>
<svg width="560" height="420" viewBox="0 0 560 420"><g stroke="#f3eddd" stroke-width="2" opacity="0.6">
${figure?.lines.map((line) => `<path d="${line}"/>`).join("")}</g><g fill="#f0c45c">
${figure?.stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius * 2.6}" opacity="0.16"/><circle cx="${x}" cy="${y}" r="${radius}"/>`).join("")}</g></svg>`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const tab = await browser.newPage({ viewport: size });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  const picture = await tab.screenshot();
  await sharp(picture).png({ compressionLevel: 9 }).toFile("public/social.png");
} finally {
  await browser.close();
}
