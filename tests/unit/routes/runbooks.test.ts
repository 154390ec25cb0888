import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tabGroups } from "~/routes/admin/tabs";
import { actsOfTabs } from "~/services/acts/staff-acts.server";
import type { ActRule } from "~/services/acts/staff-act.server";
import { switchNames } from "~/services/switches/switch-names";
import { switchWords } from "~/services/switches/switch-words";

const tabLabels = new Map(
  tabGroups.flatMap(({ tabs }) => tabs.map(({ key, label }) => [label, key] as const)),
);
const actLabelsOf = (tab: string) =>
  Object.values<ActRule>(
    (actsOfTabs as Record<string, Record<string, ActRule>>)[tab] ?? {},
  ).flatMap(({ link }) => (typeof link?.label === "string" ? link.label : []));

/** What pages show beside acts and tabs, as runbooks quote it. */
const shown = [
  "Kłopoty",
  "Nie działa",
  "Nikt nie pytał",
  "Ostatni tekst modelu",
  "nasz klucz nie działa",
];

const folder = "docs/operations";
const runbooks = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, "utf8")
    .replace(/`[^`]*`/g, "")
    .replace(/\s+/g, " "),
}));

test.each(runbooks)("$name names what is there to be pressed", ({ text }) => {
  const everyAct = new Set(Object.keys(actsOfTabs).flatMap(actLabelsOf));
  const quotes = [...text.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quoted]) => quoted!);
  const unknown = quotes.filter(
    (quoted) => !tabLabels.has(quoted) && !everyAct.has(quoted) && !shown.includes(quoted),
  );
  expect(unknown).toEqual([]);
});

test.each(runbooks)("$name names each act where it stands", ({ text }) => {
  for (const sentence of text.split(/(?<=[.;|]) /)) {
    const [, tab] = /under '([^']+)'/.exec(sentence) ?? [];
    if (tab === undefined) continue;
    const labels = actLabelsOf(tabLabels.get(tab) ?? "");
    const named = [...sentence.matchAll(/'([^']+)'/g)].map(([, quoted]) => quoted!);
    expect(named.filter((quoted) => quoted !== tab && !labels.includes(quoted))).toEqual([]);
  }
});

test("what a switch says before it is pressed names acts that are there", () => {
  for (const name of switchNames)
    for (const sentence of [...switchWords(name).on, ...switchWords(name).off])
      for (const [, label, tab] of sentence.matchAll(/„([^”]+)” w zakładce „([^”]+)”/g))
        expect(actLabelsOf(tabLabels.get(tab!) ?? ""), sentence).toContain(label);
});
