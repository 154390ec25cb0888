/** What `fetch` and a look at the HTML are enough for: pages, links and forms, without a script or a style. */
export type PlainPage = { url: string; status: number; html: string };

/** A form as the page has it: where it goes and what is already in it. */
export type PlainForm = { method: string; action: string; fields: URLSearchParams };

const longestChain = 10;
/** When nobody would wait for a page any longer, in milliseconds. */
const patience = 60_000;

export async function open(url: string): Promise<PlainPage> {
  return follow(url, { method: "GET" });
}

/** Sends a form with some of its fields filled in. */
export async function submit(
  page: PlainPage,
  form: PlainForm,
  filled: Record<string, string> = {},
): Promise<PlainPage> {
  const body = new URLSearchParams(form.fields);
  for (const [name, value] of Object.entries(filled)) body.set(name, value);
  const target = new URL(form.action, page.url);
  if (form.method === "GET") {
    target.search = body.toString();
    return follow(target.href, { method: "GET" });
  }
  return follow(target.href, {
    method: "POST",
    body,
    headers: { origin: new URL(page.url).origin },
  });
}

/** Follows redirects as a browser does, which also tells where it ended. */
async function follow(url: string, init: RequestInit): Promise<PlainPage> {
  const signal = AbortSignal.timeout(patience);
  let response = await fetch(url, { ...init, redirect: "manual", signal });
  let address = url;
  for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
    if (hops === longestChain) throw new Error(`${url} redirects without end.`);
    address = new URL(response.headers.get("location") ?? "", address).href;
    response = await fetch(address, { redirect: "manual", signal });
  }
  return { url: address, status: response.status, html: await response.text() };
}

/**
 * The form with a button of this name.
 * @throws Error when the page has none
 */
export function formWith(page: PlainPage, button: string): PlainForm {
  for (const [, attributes = "", content = ""] of page.html.matchAll(
    /<form\b([^>]*)>([\s\S]*?)<\/form>/g,
  )) {
    if (!buttonsOf(content).some((label) => label.startsWith(button))) continue;
    const action = attribute(attributes, "action") || page.url;
    const method = (attribute(attributes, "method") ?? "get").toUpperCase();
    return { method, action, fields: fieldsOf(content) };
  }
  throw new Error(`No form with the button "${button}" at ${page.url} (${page.status}).`);
}

function buttonsOf(html: string): string[] {
  const buttons = [...html.matchAll(/<button\b[^>]*>([\s\S]*?)<\/button>/g)].map(([, label = ""]) =>
    textOf(label),
  );
  const inputs = [...html.matchAll(/<input\b([^>]*)>/g)]
    .filter(([, attributes = ""]) => attribute(attributes, "type") === "submit")
    .map(([, attributes = ""]) => attribute(attributes, "value") ?? "");
  return [...buttons, ...inputs];
}

/** Fields that a browser would send: what is written in them, without the buttons. */
function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [, attributes = ""] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attribute(attributes, "name");
    const type = attribute(attributes, "type") ?? "text";
    const ticked = /\schecked\b/.test(attributes);
    const isChoice = type === "checkbox" || type === "radio";
    if (!name || type === "submit" || (isChoice && !ticked)) continue;
    fields.append(name, attribute(attributes, "value") ?? (ticked ? "on" : ""));
  }
  for (const [, attributes = "", text = ""] of html.matchAll(
    /<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g,
  )) {
    fields.append(attribute(attributes, "name") ?? "", unescape(text));
  }
  for (const [, attributes = "", options = ""] of html.matchAll(
    /<select\b([^>]*)>([\s\S]*?)<\/select>/g,
  )) {
    const chosen = /<option\b([^>]*\sselected\b[^>]*)>/.exec(options)?.[1] ?? "";
    fields.append(attribute(attributes, "name") ?? "", attribute(chosen, "value") ?? "");
  }
  return fields;
}

/**
 * The address of the first link with this text.
 * @throws Error when the page has none
 */
export function linkTo(page: PlainPage, text: string): string {
  for (const [, attributes = "", label = ""] of page.html.matchAll(
    /<a\b([^>]*)>([\s\S]*?)<\/a>/g,
  )) {
    if (textOf(label) === text) return new URL(attribute(attributes, "href") ?? "", page.url).href;
  }
  throw new Error(`No link "${text}" at ${page.url} (${page.status}).`);
}

/** The text of a page's first heading. */
export const headingOf = (page: PlainPage) =>
  textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(page.html)?.[1] ?? "");

/** Where and when (in milliseconds) a page asks to be looked at again. */
export function refreshOf(page: PlainPage): { url: string; after: number } | null {
  const content = /<meta http-equiv="refresh" content="([^"]*)"/i.exec(page.html)?.[1];
  const [, seconds, url] = /^([\d.]+);\s*url=(.*)$/i.exec(unescape(content ?? "")) ?? [];
  return url ? { url: new URL(url, page.url).href, after: Number(seconds) * 1_000 } : null;
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1];
  return value === undefined ? undefined : unescape(value);
}

const textOf = (html: string) =>
  unescape(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

function unescape(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}
