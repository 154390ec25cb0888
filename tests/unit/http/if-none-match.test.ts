import { describe, expect, test } from "vitest";
import { matchesEtag } from "~/http/if-none-match";

describe("somebody has the answer", () => {
  // The table of RFC 9110, 8.8.3.2, compared weakly.
  test.each([
    ['W/"1"', 'W/"1"'],
    ['W/"1"', '"1"'],
    ['"1"', 'W/"1"'],
    ['"1"', '"1"'],
    ['"other", W/"1"', '"1"'],
    ['W/"other","1" , "third"', 'W/"1"'],
    ['"a,b", "1"', '"1"'],
    ['"0", "a,b"', 'W/"a,b"'],
    ["*", 'W/"1"'],
    [" * ", '"1"'],
  ])("who asks with %s for %s", (asked, etag) => expect(matchesEtag(asked, etag)).toBe(true));
});

describe("somebody has it not", () => {
  test.each([
    [null, '"1"'],
    [undefined, '"1"'],
    ["", '"1"'],
    ['W/"1"', 'W/"2"'],
    ['"1"', '"2"'],
    ["1", '"1"'],
    ['w/"1', '"1"'],
    ['"11"', '"1"'],
    ['"1,2"', '"1"'],
    ['"*"', '"1"'],
    ['"other", *', '"1"'],
  ])("who asks with %s for %s", (asked, etag) => expect(matchesEtag(asked, etag)).toBe(false));
});
