import { expect, test } from "vitest";
import { outcomeForReporter } from "~/site/moderation";

test.each([
  ["hide", "inni już tego nie zobaczą"],
  ["delete", "inni już tego nie zobaczą"],
  ["remove_picture", "inni już tego nie zobaczą"],
  ["silence", "ta osoba nie może dalej tak postępować"],
  ["ban", "ta osoba nie może dalej tak postępować"],
  ["ban_account", "ta osoba nie może dalej tak postępować"],
] as const)("a reporter hears which of two things came of it, and no more: %s", (kind, said) => {
  const text = outcomeForReporter({ kind, reason: "abuse" });
  expect(text.split(": ")[1]).toBe(`${said}.`);
  expect(text).not.toMatch(/wycisz|wyklucz|zablok|do \d/i);
});
