import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heart } from "~/ui/icons";
import { drawSprite, filesOf } from "../../../scripts/icons";

test("the file of icons is the one that their names make", async () => {
  const sprite = await drawSprite();
  for (const [file, text] of Object.entries(filesOf(sprite)))
    expect(readFileSync(file, "utf8")).toBe(text);
  expect(sprite.match(/<symbol /g)!.length).toBeGreaterThan(40);
});

test("an icon names its shape, has a size before the styles come, and says nothing", () => {
  const html = renderToStaticMarkup(<Heart className="size-5" />);
  expect(html).toMatch(
    /^<svg width="24" height="24" aria-hidden="true" class="icon size-5"><use href="\/assets\/icons-\w{8}\.svg#heart"><\/use><\/svg>$/,
  );
});
