import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heart } from "~/ui/icons";
import { drawSprite, spriteFile } from "../../../scripts/icons";

test("the file of icons is the one that their names make", async () => {
  const sprite = readFileSync(spriteFile, "utf8");
  expect(sprite).toBe(await drawSprite());
  expect(sprite.match(/<symbol /g)!.length).toBeGreaterThan(40);
});

test("an icon names its shape, has a size before the styles come, and says nothing", () => {
  const html = renderToStaticMarkup(<Heart className="size-5" />);
  expect(html).toMatch(
    /^<svg width="24" height="24" aria-hidden="true" class="icon size-5"><use href="[^"]*icons[^"]*\.svg#heart"><\/use><\/svg>$/,
  );
});
