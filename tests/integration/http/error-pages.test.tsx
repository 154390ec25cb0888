import type { ReactNode } from "react";
import { createRequestHandler } from "@remix-run/node";
import { Meta, Outlet } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, test } from "vitest";
import * as entry from "~/entry.server";
import { helpSeenName } from "~/crisis/detour";
import { errorMeta } from "~/forms/error-meta";
import { formBoundary } from "~/forms/form-boundary";
import { paths } from "~/paths";
import routes from "~/routes";
import {
  Conflict,
  ExternalServiceError,
  Invalid,
  NotAllowed,
  NotFound,
  TooManyRequests,
} from "~/services/command/errors";
import { ErrorPage } from "~/ui/error-page";
import { buildOf, startWebServer } from "../../support/web-server";
import { staleRefusal } from "~/services/command/refusals";

type RouteModule = NonNullable<Parameters<typeof buildOf>[0][string]>;
const modules = import.meta.glob<RouteModule>("../../../app/routes/**/*.{ts,tsx}");

const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const unreachable = "Chwilowo niedostępne";

/** What services throw, and what a person gets to read. */
const refusals: [string, Error, number, string][] = [
  ["nothing found", new NotFound("no_such_order"), 404, "Nie ma takiej strony"],
  ["something that is not allowed", new NotAllowed("refund_orders"), 403, "Brak dostępu"],
  ["a conflict", new Conflict(staleRefusal("nothing_left")), 409, "Coś się właśnie zmieniło"],
  ["something invalid", new Invalid("amount"), 422, "Tego nie możemy przyjąć"],
  ["too many attempts", new TooManyRequests("exports", 90), 429, "Za dużo prób"],
  [
    "a service that is down",
    new ExternalServiceError("tpay", "unavailable", "x"),
    503,
    unreachable,
  ],
  ["a service that errs", new ExternalServiceError("tpay", "invalid", "x"), 502, unreachable],
  ["a database that is away", new Error("Failed query", { cause: away }), 503, unreachable],
  ["a fault of ours", new Error("broken"), 500, "Coś poszło nie tak"],
];

let thrown: Error = new Error("nothing yet");
const fail = () => Promise.reject(thrown);

const settings = "Nie udało się załadować danych użytkownika.";
const noPost = "Nie znaleziono posta";
const backend = "Sprawdź czy backend jest uruchomiony.";

/** What each list of the desk cannot load, in the genitive. */
const lists: Readonly<Record<string, string>> = {
  "talks/:id?": "rozmów",
  "users/:id?": "kont",
  "groups/:id?": "grup",
  "posts/:id?": "postów",
  "wishes/:id?": "propozycji",
  "comments/:id?": "komentarzy",
  "subscriptions/:id?": "subskrypcji",
  "orders/:id?": "zamówień",
  "reports/:id?": "zgłoszonych treści",
  "reviews/:id?": "opinii",
  "prices/:id?": "cen",
  "books/:id?": "książek",
  "ebooks/:id?": "zamówień e-booków",
  "horoscopes/:id?": "horoskopów",
  "appointments/:id?": "umówionych rozmów",
  "schedules/:id?": "godzin i cen person",
  "special-horoscopes/:id?": "horoskopów specjalnych",
  "modules/differences/:id?": "różnic",
  "bulk/:id?": "czynności zbiorczych",
  "bulk/:id/rows": "wyników czynności zbiorczej",
  audit: "dziennika",
  "agreements/:id?": "próśb o zgodę",
  "switches/:id?": "wyłączników",
  health: "stanu usług",
  "jobs/:id?": "zadań",
  "mails/:id?": "poczty",
  "messages/:id?": "wiadomości",
  "people/:kind/:id": "tej osoby",
  "support/:id?": "zgłoszeń",
};

const noHoroscope = "Nie udało się pobrać horoskopu. Spróbuj ponownie za chwilę.";

/** What pages say of themselves instead, when they cannot be shown. */
const noRoom = "Nie udało się pobrać danych spotkania.";

const ownWords: Record<string, readonly string[]> = {
  "chat/ai/:token": [noRoom],
  "chat/ai/:token/write": [noRoom],
  "chat/ai/:token/end": [noRoom],
  "chat/ai/:token/consent": [noRoom],
  "special-horoscope-result": ["Nie udało się pobrać horoskopu."],
  "horoscope-detail": [noHoroscope],
  "horoskop/:sign/:period": [noHoroscope],
  "profile/settings": [settings],
  "profile/settings/security": [settings],
  "profile/settings/preferences": [settings],
  "profile/settings/notifications": [settings],
  "profile/settings/delete-account": [settings],
  "mentor-ai/:id/delete": ["Nie udało się usunąć rozmowy."],
  "profile/settings/support": ["Nie udało się pobrać wątków użytkownika."],
  "profile/settings/support/:id": ["Błąd podczas pobierania wiadomości."],
  panel: ["Nie udało się załadować postów."],
  "grupy/:slug/:postId": [noPost],
  "post/:id": [noPost],
  "post/:id/comments": [noPost],
  "post/:id/edit": [noPost, "Nie udało się zaktualizować posta."],
  "post/:id/follow": [noPost, "Nie udało się tego zapisać."],
  "post/:id/save": [noPost, "Nie udało się tego zapisać."],
  "post/:id/new": [noPost],
  "post/:id/close": [noPost, "Nie udało się tego zapisać."],
  "post/:id/pin": [noPost, "Nie udało się przypiąć posta."],
  "post/:id/delete": [noPost, "Nie udało się usunąć posta."],
  "post/new": [noPost, "Wystąpił błąd przy publikacji posta"],
  "comments/:id": [noPost],
  "comments/:id/edit": [noPost, "Nie udało się zaktualizować komentarza"],
  "comments/:id/delete": [noPost, "Nie udało się usunąć komentarza."],
  ...Object.fromEntries(
    Object.entries(lists).map(([path, what]) => [
      `admin/${path}`,
      [`Nie udało się załadować ${what}.`],
    ]),
  ),
  "admin/modules/payments/:id?": [`Błąd podczas ładowania płatności. ${backend}`],
  "admin/modules/dream/:id?": [`Błąd podczas ładowania zamówień analizy snów. ${backend}`],
  "admin/modules/smart/:id?": [`Błąd podczas ładowania analiz Smart AI. ${backend}`],
};

/** The route table, flat: what a layout adds around a page changes nothing about its errors. */
const flat = (
  entries: readonly RouteConfigEntry[],
  parent = "",
): { path: string; file: string }[] =>
  entries.flatMap(({ path = "", file, children }) => {
    const full = [parent, path].filter(Boolean).join("/");
    return children ? flat(children, full) : [{ path: full, file }];
  });

/** The whole route table, with its pages and their boundaries, where every loader and every action fails. */
const table = await Promise.all(
  flat(routes).map(async ({ path, file }) => {
    const module = await modules[`../../../app/${file}`]?.();
    if (!module) throw new Error(`There is no ${file}.`);
    const { loader, action, default: page, ErrorBoundary, meta } = module;
    return {
      path,
      methods: [loader && "GET", action && "POST"].filter((method) => method !== undefined),
      isPage: page !== undefined,
      module: {
        ...{ default: page, ErrorBoundary, meta },
        ...(loader && { loader: fail }),
        ...(action && { action: fail }),
      },
    };
  }),
);
const Boundary = formBoundary(() => <ErrorPage />, { fields: [] });
const root = {
  default: () => <Outlet />,
  ErrorBoundary: Boundary,
  Layout: ({ children }: { children: ReactNode }) => (
    <>
      <Meta />
      {children}
    </>
  ),
  meta: errorMeta,
};
const build = buildOf(
  Object.fromEntries(table.map(({ path, module }) => [path, module])),
  entry,
  root,
);
const handle = createRequestHandler(
  { ...build, routes: entry.answerServiceErrors(build.routes) },
  "production",
);

const addressOf = (path: string) =>
  `http://localhost:3000/${path.replace(/:\w+\??/g, "00000000-0000-4000-8000-000000000000").replace("*", "unknown")}`;

describe.each(refusals)("%s", (_what, error, status, title) => {
  test("is told by every loader and every action in the same words", async () => {
    thrown = error;
    for (const { path, methods, isPage } of table)
      for (const method of methods) {
        const response = await handle(new Request(addressOf(path), { method }), {});
        const where = `${method} /${path}`;
        expect(response.status, where).toBe(status);
        if (!isPage) continue;
        const page = await response.text();
        expect(page.match(/<title>[^<]+<\/title>/g), where).toHaveLength(1);
        const heading = `<h1 class="font-serif text-4xl">${title}</h1>`;
        const said = [heading, ...(ownWords[path] ?? [])].filter((words) => page.includes(words));
        expect(said, `${where}: ${page}`).not.toEqual([]);
        expect(page, where).not.toMatch(/Unexpected|Server Error|broken|Failed query/);
        expect(response.headers.get("Cache-Control"), where).toBe("no-store");
      }
  });
});

describe("words that come while the database is away", () => {
  const token = "00000000-0000-4000-8000-000000000000";
  const send = async (address: string, body: URLSearchParams | FormData) => {
    thrown = away;
    const request = () => new Request(`http://localhost:3000${address}`, { method: "POST", body });
    const response = await handle(request(), { sentAgain: request });
    const page = await response.text();
    const hidden = page.match(/<input type="hidden"[^>]*>/g) ?? [];
    const seen = hidden.reduce((left, input) => left.replace(input, ""), page);
    return { response, page, seen };
  };

  test.each<[string, Record<string, string>]>([
    [
      "/smart/emotion-mirror",
      { name: "Łucja", email: "lucja@example.com", mood: "lekko", touchedEmotion: "cisza" },
    ],
    ["/books/ksiazka", { email: "lucja@example.com" }],
    [`/doradca-prawny/umowa/${token}/2`, { apartmentAddress: "Polna 1, Opole", area: "46,5" }],
    [`/orders/${token}/withdrawal`, { name: "Łucja Górska" }],
    [`/orders/${token}/review`, { stars: "4", text: "Trafione.", authorName: "Łucja" }],
    [`/orders/${token}/email`, { email: "lucja@example.com" }],
    ["/kontakt", { email: "lucja@example.com", message: "Nie przyszło." }],
    ["/groups/rzeka/join", { pseudonym: "Szary Bocian", request: "Chcę czytać." }],
    ["/groups/rzeka/keepers", { name: "Szary Bocian" }],
    [`/keep/post/${token}`, { words: "To nie tutaj." }],
    [`/report/post/${token}`, { details: "Reklama.", email: "lucja@example.com" }],
    ["/cases/klucz", { intent: "appeal", appeal: "To żart." }],
    ["/cases/klucz", { message: "Kiedy?", formToken: token }],
    ["/profile/nick", { nick: "Łucja" }],
    ["/register", { username: "Łucja" }],
    ["/post/new", { title: "Rzeka", content: "Płynie.", tags: "woda" }],
    [`/post/${token}/comments`, { content: "Tak!" }],
    ["/profile/settings/delete-account", { texts: "keep", confirmation: "usuwam" }],
    ["/admin/books/new", { title: "Rzeka", author: "Łucja" }],
  ])("sent to %s stay in view, beside the button that sends them again", async (address, form) => {
    const { response, page, seen } = await send(address, new URLSearchParams(form));
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(page).toContain("Wyślij jeszcze raz");
    for (const [name, value] of Object.entries(form)) {
      expect(page, name).toContain(`name="${name}"`);
      if (!technical.has(name)) expect(seen, name).toContain(value);
    }
  });
  const technical = new Set(["intent", "formToken"]);

  test("come with what no page can keep: which files to choose again", async () => {
    const form = new FormData();
    form.set("name", "Łucja");
    form.append("attachments", new File(["a"], "cv.txt"));
    form.append("attachments", new File(["b"], "list.txt"));
    form.set("formToken", token);
    const { seen, page } = await send("/smart/motivation-letter", form);
    expect(seen).toContain("cv.txt, list.txt");
    expect(seen).toMatch(/Wybierz je, proszę, jeszcze raz/);
    expect(seen).toContain("multipart/form-data");
    expect(seen).toContain('type="file"');
    expect(seen).not.toContain(token);
    expect(page).toContain(`name="formToken" value="${token}"`);
  });
});

describe("a crisis in words that nobody could look at", () => {
  const send = async (address: string, form: Record<string, string>) => {
    thrown = away;
    const body = new URLSearchParams(form);
    const request = () => new Request(`http://localhost:3000${address}`, { method: "POST", body });
    return (await handle(request(), { sentAgain: request })).text();
  };
  const words = {
    email: "lucja@example.com",
    message: "Nie chcę już żyć i mówię to dziś pierwszy raz.",
  };

  test("brings help before anything else, once", async () => {
    const page = await send("/kontakt", words);
    expect(page.match(/<h1[^>]*>[^<]*/g)).toEqual([
      '<h1 tabindex="-1" class="text-4xl">Zatrzymajmy się na chwilę',
    ]);
    const [help, again] = [page.indexOf('href="tel:112"'), page.indexOf("Wyślij jeszcze raz")];
    expect(help).toBeGreaterThan(0);
    expect(again).toBeGreaterThan(help);
    expect(page).toContain(words.message);
    expect(page).toContain(`name="${helpSeenName}" value="1"`);
  });

  test("keeps help near once it has been seen, or where hints are few", async () => {
    for (const form of [
      { ...words, [helpSeenName]: "1" },
      { ...words, message: "Film o samobójstwie obejrzany w nocy. Samobójstwo to trudny temat." },
    ]) {
      const page = await send("/kontakt", form);
      expect(page).toContain('<h1 class="text-4xl">Chwilowo nie możemy tego zapisać</h1>');
      expect(page.indexOf('href="tel:112"')).toBeGreaterThan(page.indexOf("Wyślij jeszcze raz"));
    }
  });

  test("is not looked for in what staff write about others", async () => {
    const page = await send("/admin/books/new", {
      title: "Nie chcę już żyć i mówię to dziś pierwszy raz",
      author: "Łucja",
    });
    expect(page).not.toContain('href="tel:112"');
  });
});

test("the table has many to ask", () => {
  expect(table.flatMap(({ methods }) => methods).length).toBeGreaterThan(70);
});

describe("the web server", () => {
  let url: string;
  beforeAll(async () => ({ url } = await startWebServer(build)));

  test.each([
    ["a page", paths.horoscope("aries", "daily", "2026-01-01")],
    ["a file", paths.orderDocument("nobody")],
  ])("says in %s when to come back", async (_what, address) => {
    thrown = new TooManyRequests("exports", 90);
    const limited = await fetch(url + address);
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "90"]);
    thrown = away;
    const later = await fetch(url + address);
    expect([later.status, later.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(later.headers.get("cache-control")).toBe("no-store");
  });

  test("has words for people even where a file was asked for", async () => {
    thrown = new NotFound("no_such_order");
    const response = await fetch(url + paths.orderDocument("nobody"));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Nie ma takiej strony");
  });
});

test("a server whose event loop is late asks whoever comes to come back, in our words", async () => {
  const { url } = await startWebServer(build, { longestDelay: 20 });
  // It looks once a second how late it is, so it is kept busy until it has looked.
  for (;;) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    const response = await fetch(url + paths.orderDocument("nobody"));
    const page = await response.text();
    if (response.status !== 503 || !page.includes("Chwila przerwy")) continue;
    expect(response.headers.get("retry-after")).toBe("15");
    return;
  }
});
