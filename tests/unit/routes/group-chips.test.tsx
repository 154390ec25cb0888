import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GroupChips } from "~/routes/community/group-chips";
import type { GroupScope } from "~/site/group-scopes";
import { groupTypes, type GroupType } from "~/site/group-types";

const chipsOf = (
  types: readonly GroupType[],
  groups: number,
  isMember = true,
  scope?: GroupScope,
) => {
  const html = renderToStaticMarkup(
    <GroupChips inUse={{ types: [...types], groups }} isMember={isMember} scope={scope} />,
  );
  expect(html).toContain('<nav aria-label="Które grupy pokazać">');
  return [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
};

test("where nearly every group is a type of its own, one chooses by how one gets in", () => {
  const scopes = ["Otwarte", "Pod pseudonimem", "Na prośbę"];
  expect(chipsOf(groupTypes, groupTypes.length)).toEqual(["Wszystkie", "Moje", ...scopes]);
  expect(chipsOf(groupTypes, groupTypes.length, false)).toEqual(["Wszystkie", ...scopes]);
});

test("where many groups share a type, one chooses by it, and a member among their own", () => {
  const [mine, types] = ["Moje", ["Polacy za granicą", "Studenci"]];
  const chips = (isMember: boolean, scope?: GroupScope) =>
    chipsOf(["Students", "Expats"], 20, isMember, scope);
  expect(chips(true)).toEqual(["Wszystkie", mine, ...types]);
  expect(chips(true, "mine")).toEqual(["Wszystkie", mine, ...types]);
  expect(chips(true, "open")).toEqual(["Wszystkie", mine, "Otwarte", ...types]);
  expect(chips(false)).toEqual(["Wszystkie", ...types]);
  expect(chips(false, "open")).toEqual(["Wszystkie", "Otwarte", ...types]);
});
