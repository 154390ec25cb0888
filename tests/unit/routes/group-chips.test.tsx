import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GroupChips } from "~/routes/community/group-chips";
import { groupTypes, type GroupType } from "~/site/group-types";

const chipsOf = (types: readonly GroupType[], groups: number, isMember = true) => {
  const html = renderToStaticMarkup(
    <GroupChips inUse={{ types: [...types], groups }} isMember={isMember} />,
  );
  return [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
};

test("where nearly every group is a type of its own, one chooses by how one gets in", () => {
  const scopes = ["Otwarte", "Pod pseudonimem", "Na prośbę"];
  expect(chipsOf(groupTypes, groupTypes.length)).toEqual(["Wszystkie", "Moje", ...scopes]);
  expect(chipsOf(groupTypes, groupTypes.length, false)).toEqual(["Wszystkie", ...scopes]);
});

test("where many groups share a type, one chooses by it", () => {
  expect(chipsOf(["Students", "Expats"], 20)).toEqual([
    "Wszystkie",
    "Polacy za granicą",
    "Studenci",
  ]);
});
