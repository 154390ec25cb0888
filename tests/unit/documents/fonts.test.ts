import { expect, test } from "vitest";
import { faces, fontOf } from "~/documents/fonts.server";

const polish = "aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ";

test.each(faces)(
  "a letter of %s stands for itself, though it was drawn first in another",
  (face) => {
    const font = fontOf(face);
    // Drawing "ś" draws the "s" in it.
    for (const { path } of font.layout(polish.replace(/[a-z]/gi, "")).glyphs) path.toSVG();
    const read = [...polish].map((letter) =>
      font.layout(letter).glyphs.flatMap(({ codePoints }) => codePoints),
    );
    expect(read.map((codes) => String.fromCodePoint(...codes))).toEqual([...polish]);
  },
);
