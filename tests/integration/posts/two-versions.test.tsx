import { Outlet } from "@remix-run/react";
import { beforeEach, describe, expect, test } from "vitest";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as editComment from "~/routes/community/edit-comment";
import * as editPost from "~/routes/community/edit-post";
import { newGroup, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import type { CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "post/:id/edit": editPost, "comments/:id/edit": editComment }, entry, {
    default: () => <Outlet />,
  }),
);

let jar: CookieJar;
let own: Awaited<ReturnType<typeof putInto>>;
let post: Awaited<ReturnType<typeof writePost>>;

beforeEach(async () => {
  const writer = await writerInside({ createdAt: new Date("2026-01-01") });
  jar = writer.jar;
  own = await putInto(await newGroup(), { userId: writer.userId });
  post = await writePost(own, { title: "Kto idzie nad rzekę?", content: "Ruszam o szóstej." });
});

const untied = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");

async function save(path: string, fields: Record<string, string>) {
  const answer = await fetch(
    jar.on(
      new Request(url + path, {
        ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
        headers: { Origin: url },
      }),
    ),
  );
  return { status: answer.status, html: untied(await answer.text()) };
}

const versionIn = (html: string) => /name="version" value="([^"]*)"/.exec(html)?.[1] ?? "";
const opened = async (path: string) =>
  versionIn(await (await fetch(jar.on(new Request(url + path)))).text());

/** A part of a page, from its heading's id to the end of the section. */
const section = (html: string, id: string) =>
  html.slice(html.indexOf(`aria-labelledby="${id}"`)).split("</section>")[0] ?? "";

describe("a post saved in another tab meanwhile", () => {
  const first = { title: "Kto idzie nad rzekę?", content: "Ruszam o siódmej.", tags: "ruch" };
  const second = { title: "Kto idzie nad rzekę?", content: "Ruszam o piątej.", tags: "Ruch" };

  const conflict = async () => {
    const path = paths.postEditing(post.id);
    const version = await opened(path);
    expect((await save(path, { ...first, version })).status).toBe(303);
    return { path, late: await save(path, { ...second, version }) };
  };

  test("shows both versions under one message, the saved one first, and marks what differs", async () => {
    const { html, status } = (await conflict()).late;
    expect(status).toBe(422);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(
      /role="alert" tabindex="-1" autofocus="".*Post zmienił się w międzyczasie<\/h2>.*Nic nie zginęło/is,
    );
    expect(html).not.toContain("Nie udało się");
    const saved = section(html, "saved-version");
    expect(html.indexOf("saved-version")).toBeLessThan(html.indexOf("own-version"));
    expect(saved).toContain("Ruszam o siódmej.");
    expect(saved.match(/>inaczej</g)).toHaveLength(1);
    expect(saved).toMatch(/Treść <span[^>]*>inaczej</);
    const form = section(html, "own-version");
    expect(form).toContain("Ruszam o piątej.");
    expect(form.match(/– inaczej/g)).toHaveLength(1);
    expect(form).toContain("Treść – inaczej");
  });

  test("is saved over, or stays, as its author chooses", async () => {
    const { path, late } = await conflict();
    const form = section(late.html, "own-version");
    expect(form).toMatch(/>Zapisz moją wersję</);
    expect(form).toMatch(new RegExp(`href="${paths.post(post.id)}"[^>]*>Zostaw obecną<`));
    expect(form).not.toContain("Anuluj");
    expect((await save(path, { ...second, version: versionIn(late.html) })).status).toBe(303);
  });

  test("stays in sight while something else is wrong with the form", async () => {
    const { path } = await conflict();
    const { html } = await save(path, { ...second, title: "", version: "old" });
    expect(html).toContain("Tytuł jest wymagany");
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(section(html, "saved-version")).toContain("Ruszam o siódmej.");
  });
});

test("a comment saved in another tab meanwhile is shown beside one's own", async () => {
  const { id } = await writeComment(own, post, { content: "Idę z Wami." });
  const path = paths.commentEditing(id);
  const version = await opened(path);
  expect((await save(path, { content: "Wezmę termos.", version })).status).toBe(303);
  const { html, status } = await save(path, { content: "Wezmę kanapki.", version });
  expect(status).toBe(422);
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain("Komentarz zmienił się w międzyczasie</h2>");
  expect(section(html, "saved-version")).toContain("Wezmę termos.");
  const form = section(html, "own-version");
  expect(form).toContain("Wezmę kanapki.");
  expect(form).toMatch(/>Zapisz moją wersję</);
  expect(form).toContain(">Zostaw obecną<");
});
