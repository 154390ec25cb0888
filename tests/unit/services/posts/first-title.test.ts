import { expect, test } from "vitest";
import { titleOf } from "~/services/posts/first-title";

test.each([
  ["Cześć!", "Szukam kogoś, kto śpiewa.", "Cześć!"],
  ["Cześć!", "Cześć, jestem tu pierwszy raz.", "Cześć!"],
  [
    " Cześć! ",
    "Sprowadza mnie\n\n**ciekawość**, a trochę też to, że wieczory zrobiły się długie.",
    "Cześć! Sprowadza mnie ciekawość, a trochę też to, że…",
  ],
  [
    "Cześć!",
    "Cześć, jestem tu pierwszy raz i jeszcze nie wiem, jak to wszystko działa.",
    "Cześć, jestem tu pierwszy raz i jeszcze nie wiem, jak to…",
  ],
  [
    "Cześć!",
    "- sen, którego ciągle jest za mało\n- praca, której jest za dużo",
    "Cześć! sen, którego ciągle jest za mało – praca, której…",
  ],
  [
    "Cześć!",
    "Od jakiegoś czasu zastanawiam się, czy nie wrócić do rysowania, które kiedyś bardzo lubiłam.",
    "Cześć! Od jakiegoś czasu zastanawiam się, czy nie wrócić do…",
  ],
  ["Cześć wszystkim!", "Szukam kogoś.", "Cześć wszystkim!"],
  ["Mój tytuł", "Szukam kogoś.", "Mój tytuł"],
])("a post called „%s” that says „%s” is published as „%s”", (title, content, published) => {
  expect(titleOf({ title, content, isHard: false })).toBe(published);
});

test("what is folded as a hard topic is not told by its title", () => {
  expect(titleOf({ title: "Cześć!", content: "To trudne.", isHard: true })).toBe("Cześć!");
});
