import { expect, test } from "vitest";
import { errorWords } from "~/copy/error-words";
import { meta } from "~/routes/community/group";

const titleAfter = (status: number) => {
  const error = { status, statusText: "", internal: false, data: null };
  const tags = meta({ data: undefined, error } as unknown as Parameters<typeof meta>[0]) ?? [];
  return tags.flatMap((tag) => ("title" in tag ? [tag.title] : []));
};

test("a tab says that there is no such group, and of another failure what it is", () => {
  expect(titleAfter(404)).toEqual([expect.stringMatching(/^Nie ma takiej grupy – /)]);
  expect(titleAfter(403)).toEqual([expect.stringContaining(errorWords[403]!.title)]);
});
