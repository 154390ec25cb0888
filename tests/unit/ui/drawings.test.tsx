import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { teams } from "~/site/personas";
import { Portrait } from "~/ui/portrait";
import { drawings, sayingFile, signFiles } from "../../../scripts/drawings";

test("the files of drawings are those that the code draws, and no others", () => {
  const drawn = drawings();
  const written = { ...drawn, ...sayingFile(Object.keys(drawn)), ...signFiles() };
  for (const [file, text] of Object.entries(written)) expect(readFileSync(file, "utf8")).toBe(text);
  const files = readdirSync("app/ui/drawings").map((name) => `app/ui/drawings/${name}`);
  expect(files.toSorted()).toEqual(Object.keys(drawn).toSorted());
});

test("a portrait names its file and its size, and says nothing", () => {
  for (const persona of teams.flatMap(({ personas }) => personas))
    expect(renderToStaticMarkup(<Portrait persona={persona} className="size-14" />)).toMatch(
      new RegExp(
        `^<img src="[^"]*portrait-${persona.id}[^"]*\\.svg[^"]*" width="200" height="200" alt="" loading="lazy" class="size-14"/>$`,
      ),
    );
});
