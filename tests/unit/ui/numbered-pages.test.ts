import { describe, expect, test } from "vitest";
import { pageNumbers } from "~/ui/numbered-pages";

describe("the numbers of a long list", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 40, [1, 2, 3, 4, 5]],
    [2, 40, [1, 2, 3, 4, 5]],
    [7, 40, [5, 6, 7, 8, 9]],
    [39, 40, [36, 37, 38, 39, 40]],
    [40, 40, [36, 37, 38, 39, 40]],
  ])("on page %i of %i are five at most, with the page among them", (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});
