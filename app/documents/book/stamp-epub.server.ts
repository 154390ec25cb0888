import { posix } from "node:path";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { escapeXml } from "../escape-xml";
import { zipEpub, type Entries } from "./zip.server";

/** Inline, since a book of any publisher may come with any style sheet. */
const style =
  "margin:3em 0 0;text-align:center;text-indent:0;font-size:.75em;opacity:.75;font-family:sans-serif";

/**
 * Writes a mark at the end of every content document of an EPUB, whoever made it; its table of contents stays as it is.
 * The same file and mark give the same bytes.
 * @throws Error when the file is not an EPUB with content
 */
export async function stampEpub(file: Uint8Array, mark: string): Promise<Buffer> {
  const entries: Entries = unzipSync(file);
  const paths = contentPaths(entries);
  if (paths.length === 0) throw new Error("The EPUB has no content documents.");
  const line = `<p class="egzemplarz" style="${style}">${escapeXml(mark)}</p>`;
  for (const path of paths) {
    const entry = entries[path];
    if (!entry) throw new Error("A content document of the EPUB is not in it.");
    const markup = strFromU8(entry);
    const end = markup.lastIndexOf("</body>");
    if (end === -1) throw new Error("A content document of the EPUB has no end.");
    entries[path] = strToU8(`${markup.slice(0, end)}${line}\n${markup.slice(end)}`);
  }
  return zipEpub(entries);
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? "";

/** Up to its own end: a value in quotes may hold a `>`. */
const itemTag = /<(?:\w+:)?item\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

function contentPaths(entries: Entries): string[] {
  const read = (path: string) => (entries[path] ? strFromU8(entries[path]) : "");
  const rootfile = /<rootfile\b[^>]*>/.exec(read("META-INF/container.xml"))?.[0] ?? "";
  const packagePath = attribute(rootfile, "full-path");
  const folder = packagePath.slice(0, packagePath.lastIndexOf("/") + 1);
  return [...read(packagePath).matchAll(itemTag)].flatMap(([tag]) => {
    const isContent = attribute(tag, "media-type") === "application/xhtml+xml";
    const isNavigation = attribute(tag, "properties").split(/\s+/).includes("nav");
    if (!isContent || isNavigation) return [];
    const href = attribute(tag, "href").replaceAll("&amp;", "&");
    return [posix.normalize(decodeURIComponent(folder + href))];
  });
}
