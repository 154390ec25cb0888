import { stretched } from "../../scripts/time-limits";
import { browserAgent } from "./browser-agent";

/** What `fetch` and a look at the HTML are enough for: pages, links and forms, without a script or a style. */
export type PlainPage = {
  url: string;
  status: number;
  html: string;
  /** The header of that name, if there is one. */
  refresh: string | null;
  /** What was sent along, and goes with what is sent from here. */
  cookie?: string;
};

/** A form as the page has it: where it goes and what is already in it, the button that sends it included. */
export type PlainForm = {
  method: string;
  action: string;
  /** Whether it can carry files. */
  multipart: boolean;
  fields: URLSearchParams;
};

const maxChainLength = 10;
/** When nobody would wait for a page any longer, in milliseconds. */
const patience = 60_000;

/** @param cookie the header of somebody who is signed in */
export async function open(url: string, cookie?: string): Promise<PlainPage> {
  return follow(url, { method: "GET" }, cookie);
}

/**
 * Sends a form with some of its fields filled in.
 * @param files by the name of their control
 */
export async function submit(
  page: PlainPage,
  form: PlainForm,
  filled: Record<string, string> = {},
  files: Record<string, readonly File[]> = {},
): Promise<PlainPage> {
  const { url, init } = requestOf(page, form, filled, files);
  return follow(url, init, page.cookie);
}

/** Sends a form whose answer is a file. */
export async function download(page: PlainPage, form: PlainForm): Promise<Response> {
  const { url, init } = requestOf(page, form, {}, {});
  return fetch(url, { ...init, signal: AbortSignal.timeout(stretched(patience)) });
}

function requestOf(
  page: PlainPage,
  form: PlainForm,
  filled: Record<string, string>,
  files: Record<string, readonly File[]>,
): { url: string; init: RequestInit } {
  const fields = new URLSearchParams(form.fields);
  for (const [name, value] of Object.entries(filled)) fields.set(name, value);
  const target = new URL(form.action, page.url);
  if (form.method === "GET") {
    target.search = fields.toString();
    return { url: target.href, init: { method: "GET" } };
  }
  const body = form.multipart ? multipart(fields, files) : fields;
  const headers = { origin: new URL(page.url).origin };
  return { url: target.href, init: { method: "POST", body, headers } };
}

function multipart(fields: URLSearchParams, files: Record<string, readonly File[]>): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const [name, chosen] of Object.entries(files)) {
    // A control without a file sends an empty one.
    for (const file of chosen.length > 0 ? chosen : [new File([], "")]) body.append(name, file);
  }
  return body;
}

/** Follows redirects as a browser does, which also tells where it ended. */
async function follow(url: string, init: RequestInit, cookie?: string): Promise<PlainPage> {
  const signal = AbortSignal.timeout(stretched(patience));
  const headers: Record<string, string> = { "User-Agent": browserAgent };
  if (cookie !== undefined) headers.cookie = cookie;
  let response = await fetch(url, {
    ...init,
    headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
    redirect: "manual",
    signal,
  });
  let address = url;
  for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
    if (hops === maxChainLength) throw new Error(`${url} redirects without end.`);
    address = new URL(response.headers.get("location") ?? "", address).href;
    response = await fetch(address, { headers, redirect: "manual", signal });
  }
  const refresh = response.headers.get("refresh");
  return { url: address, status: response.status, html: await response.text(), refresh, cookie };
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
    const multipart = attribute(attributes, "enctype") === "multipart/form-data";
    const fields = fieldsOf(content);
    const [name, value] = pressed(content, button);
    if (name) fields.append(name, value);
    return { method, action, multipart, fields };
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

/** What a button of this name adds to its form. */
function pressed(html: string, button: string): [name: string, value: string] {
  for (const [, attributes = "", label = ""] of html.matchAll(
    /<button\b([^>]*)>([\s\S]*?)<\/button>/g,
  )) {
    if (!textOf(label).startsWith(button)) continue;
    return [attribute(attributes, "name") ?? "", attribute(attributes, "value") ?? ""];
  }
  return ["", ""];
}

/** Fields that a browser would send: what is written in them, without the buttons and without files. */
function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [, attributes = ""] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attribute(attributes, "name");
    const type = attribute(attributes, "type") ?? "text";
    const ticked = /\schecked\b/.test(attributes);
    const isChoice = type === "checkbox" || type === "radio";
    if (!name || type === "submit" || type === "file" || (isChoice && !ticked)) continue;
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
    const [, chosen, text = ""] = /<option\b([^>]*\sselected\b[^>]*)>([^<]*)/.exec(options) ?? [];
    // Without a value of its own an option has its text.
    const value = chosen === undefined ? "" : (attribute(chosen, "value") ?? unescape(text));
    fields.append(attribute(attributes, "name") ?? "", value);
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
  const meta = /<meta http-equiv="refresh" content="([^"]*)"/i.exec(page.html)?.[1];
  const wish = page.refresh ?? unescape(meta ?? "");
  const [, seconds, url = page.url] = /^([\d.]+)(?:;\s*url=(.*))?$/i.exec(wish) ?? [];
  return seconds ? { url: new URL(url, page.url).href, after: Number(seconds) * 1_000 } : null;
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
