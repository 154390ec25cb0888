import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import Directory from "~/routes/community/directory";
import type { DirectoryGroup } from "~/services/groups/queries.server";

const loaded = vi.hoisted(() => ({ data: {} as unknown }));
vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useLoaderData: () => loaded.data,
  useRouteLoaderData: () => undefined,
}));

const now = "2026-11-28T20:00:00Z";
const open: DirectoryGroup = {
  ...{ slug: "rzeka", name: "Rzeka", description: "O spływach.", type: "Students", iconId: null },
  ...{ isPrivate: false, isSensitive: false, memberCount: 7, postCount: 3, state: "active" },
  lastPost: { title: "Kto idzie jutro?", at: now },
};
const closed: DirectoryGroup = {
  ...open,
  ...{ slug: "las", isPrivate: true, memberCount: null, postCount: null, state: null },
  lastPost: null,
};

const shown = (groups: readonly DirectoryGroup[], { next = null as string | null } = {}) => {
  loaded.data = {
    ...{ groups, next, total: groups.length, inUse: { types: ["Students"], groups: 1 } },
    ...{ isFirst: true, talking: [], isVisitor: false, now },
  };
  return renderToStaticMarkup(<Directory />).replaceAll("\u00a0", " ");
};

test("who reads what is closed is said once, whatever number of groups it is true of", () => {
  const others = [closed, { ...closed, slug: "bor" }, { ...closed, slug: "gaj" }];
  expect(shown([open, ...others]).match(/posty czytają tylko osoby/g)).toHaveLength(1);
  expect(shown([open])).not.toContain("posty czytają tylko");
});

test("how many there are is said once, and more are offered where there are any", () => {
  const html = shown([open]);
  expect(html).toContain("1 grupa");
  expect(html).not.toContain("To wszystkie grupy");
  expect(shown([open], { next: "las" })).toContain("Pokaż więcej grup");
});

test("the last post has a line without anything beside it", () => {
  const html = shown([open]);
  const line = /<p class="line-clamp-1[^>]*>(.*?)<\/p>/s.exec(html)?.[1];
  expect(line).toContain("Kto idzie jutro?");
  expect(html.indexOf("Jesteś w tej grupie")).toBeLessThan(html.indexOf("Kto idzie jutro?"));
});
