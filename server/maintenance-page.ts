import { createHash } from "node:crypto";
import { brand } from "~/config/brand";
import { helpLines } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";
import { escapeXml } from "~/documents/escape-xml";
import { wordsAndRest, wordsLabel, type SentWords } from "~/forms/sent-words";
import { paths } from "~/paths";
import type { Theme } from "~/http/theme.server";
import { drawConstellation } from "~/sky/drawing";

const night =
  "--paper: #0e1024; --ink: #eceaf5; --muted: #b9b7d0; --line: #3a3d63; --sheet: #171a36;";

const style = `
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1f2147; --muted: #55577a; --line: #8d8fa8;
  --sheet: #ffffff; --sky: #171a3d; --gold: #e9c46a; }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${night} } }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; ${night} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
header { background: var(--sky); color: #eceaf5; }
header svg { display: block; width: 12rem; height: auto; margin-top: 1.5rem; }
header g { fill: none; stroke: #a9acd6; opacity: 0.6; }
header circle { fill: var(--gold); }
main, header div { max-width: 40rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font: 600 2.25rem/1.2 ui-serif, Georgia, serif; margin: 0; }
h2 { font: 600 1.375rem/1.3 ui-serif, Georgia, serif; margin: 2.5rem 0 0.75rem; }
p { margin: 0 0 1rem; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 3px; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.35rem 0; }
li a { font-weight: 600; }
small, li span { color: var(--muted); font-size: 1rem; }
label { display: block; font-weight: 600; margin: 1rem 0 0.35rem; }
textarea { width: 100%; min-height: 7rem; padding: 0.75rem; font: inherit; color: inherit;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; }
button { min-height: 2.75rem; margin-top: 1.25rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600;
  color: var(--paper); background: var(--ink); border: 0; border-radius: 999px; cursor: pointer; }
`;

export const maintenancePolicy = `default-src 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** The page that stands for the whole site while it rests: complete in itself, without assets. */
export function maintenancePage({
  theme,
  form,
}: {
  theme: Theme | null;
  form: SentWords | null;
}): string {
  return `<!doctype html>
<html lang="pl"${theme ? ` data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Krótka przerwa – ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<header><div>
<h1>Krótka przerwa</h1>
${figure()}
</div></header>
<main>
<p>${tieWords("Coś u nas poprawiamy i przez chwilę odpoczywa cały serwis. Zajrzyj za kilka minut – nic tu nie zginie.")}</p>
${form ? returned(form) : ""}
<h2>Twoje zamówienia</h2>
<p>${tieWords("Są bezpieczne. Strona zamówienia, do której link jest w wiadomości od nas, działa jak zwykle: można tam zapłacić, pobrać dokument, odstąpić od umowy i dostać zwrot.")}</p>
<p>${tieWords("Masz pytanie?")} <a href="${paths.contact()}">Napisz do nas</a> ${tieWords("albo zajrzyj do")} <a href="${paths.terms()}">regulaminu</a>.</p>
<h2>Jeśli jest Ci bardzo źle</h2>
<p>${tieWords("Nie czekaj, aż wrócimy. Zadzwoń:")}</p>
<ul>
${helpLines.map(({ number, href, purpose }) => `<li><a href="${href}">${number}</a> <span>${purpose}</span></li>`).join("\n")}
</ul>
</main>
</body>
</html>
`;
}

function returned({ action, values, files }: SentWords): string {
  const withFiles = Object.keys(files);
  const { words, rest } = wordsAndRest(values, new Set(withFiles));
  const hadFiles = Object.values(files).flat().length > 0;
  return `<form method="post" action="${escapeXml(action)}"${withFiles.length > 0 ? ' enctype="multipart/form-data"' : ""}>
<h2>Twój formularz czeka tutaj</h2>
<p>${tieWords("Jeszcze niczego nie zapisaliśmy ani nie pobraliśmy, ale wszystko, co było w formularzu, jest nadal na tej stronie. Zostaw ją otwartą i wyślij jeszcze raz za kilka minut.")}</p>
${hadFiles ? `<p>${tieWords("Plików strona nie zachowa: trzeba będzie dodać je od nowa.")}</p>` : ""}
${rest.map(([name, text]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(text)}">`).join("\n")}
${words
  .map(
    ([name, text], index) =>
      `<label for="slowa-${index}">${wordsLabel(index, words.length)}</label>
<textarea id="slowa-${index}" name="${escapeXml(name)}">
${escapeXml(text)}</textarea>`,
  )
  .join("\n")}
<button>Wyślij jeszcze raz</button>
</form>`;
}

function figure(): string {
  const drawing = drawConstellation("lyra", { width: 300, height: 200 });
  if (!drawing) return "";
  const { width, height, lines, stars } = drawing;
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><g>${lines
    .map((line) => `<path d="${line}"/>`)
    .join(
      "",
    )}</g>${stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("")}</svg>`;
}
