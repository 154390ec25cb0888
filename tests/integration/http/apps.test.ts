import { redirect } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { answerServiceErrors } from "~/http/service-errors.server";
import type { RouteHandle } from "~/http/route-handle";
import routes from "~/routes";
import { buildOf, startWebServer } from "../../support/web-server";

const page = () => null;
const app: RouteHandle = { app: true };
const { url } = await startWebServer(
  buildOf(
    {
      rozmowa: {
        default: page,
        handle: app,
        loader: () => ({ said: "słowa" }),
        action: () => redirect("/rozmowa", 303),
      },
      "rozmowa/:id": { default: page, handle: app, loader: ({ params }) => ({ said: params.id }) },
      wychodzi: { default: page, handle: app, loader: () => redirect("/strona", 303) },
      wyrzuca: {
        default: page,
        handle: app,
        loader: () => {
          throw redirect("/strona?dalej=1", 303);
        },
      },
      przechodzi: { default: page, handle: app, loader: () => redirect("/rozmowa/1", 303) },
      strona: { default: page, loader: () => ({ said: "słowa" }) },
      "rozmowa/zdarzenia": { loader: () => new Response("zdarzenia") },
      "*": { loader: () => new Response(null, { status: 404 }) },
    },
    { answerServiceErrors },
  ),
);
const origin = new URL(process.env.APP_URL ?? "").origin;

describe("the data of a page", () => {
  test("is there for the script of an app", async () => {
    const answer = await fetch(`${url}/rozmowa.data`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("słowa");
    expect(await (await fetch(`${url}/rozmowa/17.data`)).text()).toContain("17");
    const sent = await fetch(`${url}/rozmowa.data`, { method: "POST", headers: { origin } });
    expect(await sent.text()).toContain("/rozmowa");
  });

  test.each([
    "/strona.data",
    "/rozmowa/zdarzenia.data",
    "/nie-ma.data",
    "/_root.data",
    "/rozmowa.DATA",
    "/rozmowa%2Edata",
    "/rozmowa.data.data",
    "/strona%2f..%2frozmowa.data",
    "/strona?_data=routes%2Fstrona",
    "/rozmowa?_data=routes%2Frozmowa",
    "/rozmowa.data?_data=routes%2Frozmowa",
  ])("is refused at %s", async (path) => {
    for (const method of ["GET", "HEAD"])
      expect((await fetch(url + path, { method })).status).toBe(404);
    expect((await fetch(url + path, { method: "POST", headers: { origin } })).status).toBe(404);
  });

  test("is sent to no other site's script", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await fetch(`${url}/rozmowa.data`, { method: "POST", headers });
    expect(answer.status).toBe(403);
  });
});

describe("the way out of an app", () => {
  /** Whether a redirect tells the script to have the page loaded, out of Remix's flat list of keys and values. */
  const reload = async (path: string) => {
    const list = JSON.parse(await (await fetch(`${url}${path}.data`)).text()) as unknown[];
    const key = `_${list.indexOf("reload")}`;
    const told = list.find((one) => typeof one === "object" && one !== null && key in one);
    return list[(told as Record<string, number>)[key]!];
  };

  test("to a document has the browser load it, to another app it does not", async () => {
    expect(await reload("/wychodzi")).toBe(true);
    expect(await reload("/wyrzuca")).toBe(true);
    expect(await reload("/przechodzi")).toBe(false);
  });

  test("is a redirect like any other where no script asks", async () => {
    const answer = await fetch(`${url}/wychodzi`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/strona");
    expect(answer.headers.get("x-remix-reload-document")).toBeNull();
  });
});

test("a talk is an app, and a page of the developers, and none is kept for others that is one", async () => {
  type Entry = { file: string; children?: Entry[] };
  const files = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...files(children)]);
  const modules = import.meta.glob<{ handle?: RouteHandle }>("../../../app/routes/**/*.{ts,tsx}");
  const handles = await Promise.all(
    [...new Set(files(routes as Entry[]))].map(
      async (file) => [file, (await modules[`../../../app/${file}`]!()).handle] as const,
    ),
  );
  const apps = handles.filter(([, handle]) => handle?.app);
  expect(apps.map(([file]) => file)).toEqual([
    "routes/room/room.tsx",
    "routes/mentor/talk.tsx",
    "routes/dev/trial.tsx",
  ]);
  expect(apps.filter(([, handle]) => handle?.cached)).toEqual([]);
});
