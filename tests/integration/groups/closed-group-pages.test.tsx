import { Outlet } from "@remix-run/react";
import { expect, test } from "vitest";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as group from "~/routes/community/group";
import { newGroup } from "../../support/community";
import { newMember, signIn } from "../../support/members";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "grupy/:slug": group }, entry, { default: () => <Outlet /> }),
);

test("a group that takes people on request says so to everybody alike, and once who reads it", async () => {
  const { slug } = await newGroup({ isPrivate: true });
  const request = () => new Request(url + paths.group(slug));
  const { jar } = await signIn(await newMember());
  for (const asked of [request(), jar.on(request())]) {
    const html = (await (await fetch(asked)).text()).replaceAll("\u00a0", " ");
    expect(html).toContain("Poproś o przyjęcie");
    expect(html).not.toContain("Dołącz do grupy");
    expect(html.match(/czytają tylko/g)).toHaveLength(1);
    expect(html).toContain("Do grupy przyjmują opiekunowie.");
  }
});
