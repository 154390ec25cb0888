import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { action, ErrorBoundary, meta } from "../../fixtures/new-form/form";
import { call, post } from "../../support/requests";

const boundary = vi.hoisted(() => ({ error: undefined as unknown }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
  useRouteError: () => boundary.error,
}));

/** What the framework makes of something that was thrown with a status. */
const thrown = (status: number, data: unknown) => ({
  ...{ status, data, statusText: "", internal: false },
});

/** Sends the made-up form and shows what comes back, as text between tags. */
async function send(values: Record<string, string>) {
  const { status, data, location } = await call(action, post("/ankieta", values));
  boundary.error = thrown(status, data);
  const html = location ? "" : renderToStaticMarkup(<ErrorBoundary />);
  const [{ title } = {}] = meta({ error: boundary.error });
  return { status, location, html, title };
}

beforeEach(() => {
  boundary.error = undefined;
});

describe("a form that is right", () => {
  test("is accepted, and the next page says so", async () => {
    const answers = { name: "Ola", story: "Raz", place: "Kraków" };
    expect(await send(answers)).toMatchObject({
      status: 303,
      location: "/ankieta?imie=Ola&done=saved",
    });
  });
});

describe("a form with more than was asked for", () => {
  const answers: [string, string][] = [
    ["name", "Ala"],
    ["story", "Raz"],
    ["place", "Kraków"],
  ];
  test.each([
    ["a part of an answer", [["name.date", "2026-05-05"]]],
    ["an entry of an answer", [["place[0]", "Łódź"]]],
    ["an answer twice", [["name", "Ala"]]],
  ] as [string, [string, string][]][])("is read without it: %s", async (_, more) => {
    const body = new URLSearchParams([...answers, ...more]);
    const request = new Request("http://shop.test/ankieta", { method: "POST", body });
    expect(await call(action, request)).toMatchObject({
      status: 303,
      location: "/ankieta?imie=Ala&done=saved",
    });
  });

  test("asks for text where a file came", async () => {
    const body = new FormData();
    for (const [name, answer] of answers) body.set(name, answer);
    body.set("place", new File(["x"], "x.txt"));
    const request = new Request("http://shop.test/ankieta", { method: "POST", body });
    const { status, data } = await call<{ errors: object }>(action, request);
    expect([status, data.errors]).toEqual([422, { place: "Napisz coś." }]);
  });
});

describe("a form that could not be accepted", () => {
  const bad = { name: "", dayDay: "31", dayMonth: "2", dayYear: "2020", story: "  ", place: "" };

  test("is answered 422, and its title says first that something is wrong", async () => {
    expect(await send(bad)).toMatchObject({ status: 422, title: "Błąd: Ankieta – Konstelacja" });
  });

  test("lists everything that is wrong on top, one line a sentence, with links to the fields", async () => {
    const { html } = await send(bad);
    const summary = html.slice(html.indexOf('role="alert"'), html.indexOf("<p>Dzień dobry"));
    const links = [...summary.matchAll(/href="#(\w+)"[^>]*>([^<]+)</g)].map((match) => [
      match[1],
      match[2],
    ]);
    expect(links).toEqual([
      ["name", "Podaj imię."],
      ["dayDay", "Wybierz istniejącą datę."],
      ["story", "Opowieść"],
      ["place", "Miejsce"],
    ]);
    expect(summary.match(/Napisz coś\./g)).toHaveLength(1);
  });

  test("has the same words at each field, tied to its control", async () => {
    const { html } = await send(bad);
    expect(html).toMatch(/id="name-error"[\s\S]*?Podaj imię\./);
    expect(html).toMatch(/<input id="name"[^>]*aria-describedby="name-error" aria-invalid="true"/);
    expect(html).toMatch(/id="day-error"[\s\S]*?Wybierz istniejącą datę\./);
  });

  test("keeps what was typed, and what its page shows beside it", async () => {
    const { html } = await send({ ...bad, name: 'Ola "O" <b>' });
    expect(html).toContain('value="Ola &quot;O&quot; &lt;b&gt;"');
    expect(html).toMatch(/<option selected="">31</);
    expect(html).toContain("Dzień dobry");
  });

  test("that is too large is answered 413 with all its words", async () => {
    const story = "ż".repeat(40_000);
    const { status, html } = await send({ ...bad, story });
    expect(status).toBe(413);
    expect(html).toContain("ponad 64 KB");
    expect(html).toContain(story);
  });
});

describe("a form whose session has run out", () => {
  const form = {
    values: { name: "Ola", intent: "save" },
    files: {},
    action: "/ankieta",
    signIn: "/login",
    help: null,
  };
  const show = (values: Record<string, string>) => {
    boundary.error = thrown(401, { ...form, values });
    return renderToStaticMarkup(<ErrorBoundary />);
  };

  test("comes back filled, with a way to sign in and to send it again", () => {
    const html = show(form.values);
    expect(html).toMatch(
      /<a [^>]*href="\/login"[^>]*target="_blank"|target="_blank"[^>]*href="\/login"/,
    );
    expect(html).toMatch(/<form method="post" action="\/ankieta"/);
    expect(html).toMatch(/<input id="name" name="name" type="text"[^>]*value="Ola"/);
    expect(html).toContain('<input type="hidden" name="intent" value="save"/>');
  });

  test("has help first where a crisis was heard in it", () => {
    boundary.error = thrown(401, { ...form, help: "first" });
    const html = renderToStaticMarkup(<ErrorBoundary />);
    const [{ title } = {}] = meta({ error: boundary.error });
    expect(title).toMatch(/^Zatrzymajmy się na chwilę – /);
    expect(html.indexOf('href="tel:112"')).toBeLessThan(html.indexOf('href="/login"'));
    expect(html).toContain('value="Ola"');
    expect(show(form.values)).not.toContain("tel:");
  });

  test("shows no fields of another form of the page", () => {
    expect(show({ intent: "delete" })).not.toContain("Imię");
  });
});

test("what else goes wrong is no form", () => {
  for (const error of [new Error("x"), thrown(404, null), thrown(500, "text"), thrown(404, {})]) {
    boundary.error = error;
    expect(renderToStaticMarkup(<ErrorBoundary />)).not.toContain("<form");
  }
});
