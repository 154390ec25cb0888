import { someMarkup, type Markup } from "./read-markup";

const activeElements = new Set(
  (
    "script iframe frame frameset object embed applet form portal handler listener bindings include " +
    "fencedframe plaintext xmp noembed noframes isindex"
  ).split(" "),
);

const addresses = new Set(
  "href src base poster data background action formaction longdesc ping manifest archive codebase classid".split(
    " ",
  ),
);

const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1).toLowerCase();

/** Readers of addresses skip spaces and control characters. */
const bare = (address: string) => address.replace(/[\s\p{Cc}\p{Cf}]/gu, "");

const picture = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;
const isElsewhere = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|\\)/i.test(bare(address)) && !picture.test(bare(address));

const runs = /^(?:(?:java|vb|live)script:|data:(?:text|application)\/)/i;
const isWording = /^(?:alt|title|content|summary|label|aria-[a-z]+)$/;

/** Where a link may lead, since it is a person who follows it: to a page, a letter or a call, or within the book. */
const isLinkable = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(bare(address)) || !isElsewhere(address);

/**
 * Whether a document of XML (XHTML, SVG, a package or a table of contents) runs something, sends something, or brings in
 * something from elsewhere.
 * @throws MarkupProblem when it is not well-formed
 */
export async function isActiveMarkup(source: string): Promise<boolean> {
  // Before it is read, since it would not be well-formed where it mostly stands.
  if (/<!ENTITY\b/i.test(source)) return true;
  const styles: string[] = [];
  const isActive = await someMarkup(source, (part) => {
    if ("within" in part && localName(part.within) === "style") styles.push(part.text);
    return isActivePart(part);
  });
  return isActive || isActiveStyle(styles.join(""));
}

function isActivePart(part: Markup): boolean {
  switch (part.kind) {
    case "declaration":
      return !/^utf-?8$/i.test(part.encoding ?? "utf-8");
    case "element":
      return isActiveElement(localName(part.name), part.attributes);
    case "text":
      return false;
    case "hidden":
      return isActiveWhenShown(part.text);
    case "instruction":
      return !isHarmlessInstruction(part.target, part.data);
    case "doctype":
      return !isHarmlessDoctype(part.text);
  }
}

function isActiveElement(element: string, attributes: ReadonlyMap<string, string>): boolean {
  if (activeElements.has(element)) return true;
  const isAnimation = /^(?:animate\w*|set)$/.test(element);
  for (const [name, value] of attributes) {
    if (name === "xmlns" || name.startsWith("xmlns:")) continue;
    const attribute = localName(name);
    if (/^on[a-z]/.test(attribute)) return true;
    if (!isWording.test(attribute) && runs.test(bare(value))) return true;
    if (addresses.has(attribute)) {
      const isLink = element === "a" && attribute === "href";
      if (isLink ? !isLinkable(value) : isElsewhere(value)) return true;
    }
    if (attribute === "srcset" && value.split(/[\s,]+/).some(isElsewhere)) return true;
    if (attribute === "srcdoc") return true;
    if (
      isAnimation &&
      attribute === "attributename" &&
      /^(?:on|.*href$)/i.test(localName(bare(value)))
    )
      return true;
    if (attribute === "http-equiv" && !isHarmlessHeader(value, attributes)) return true;
    if (attribute === "properties" && /(?:^|\s)(?:scripted|remote-resources)(?:\s|$)/i.test(value))
      return true;
    if (isActiveStyle(value)) return true;
  }
  return false;
}

/** Old books tell their encoding in a header; another one would be read as another text. */
function isHarmlessHeader(header: string, attributes: ReadonlyMap<string, string>): boolean {
  if (/^content-(?:style-type|language)$/i.test(header.trim())) return true;
  const content = bare(attributes.get("content") ?? "");
  return (
    /^content-type$/i.test(header.trim()) &&
    /^(?:text\/html|application\/xhtml\+xml)(?:;charset=utf-8)?$/i.test(content)
  );
}

const isActiveWhenShown = (hidden: string) =>
  /<[^\s<>/]*(?:script|iframe|object|embed|applet|form|portal)\b/i.test(hidden) ||
  (hidden.includes("<") && /[\s/"']on[a-z]{3,}\s*=|(?:javascript|vbscript)\s*:/i.test(hidden)) ||
  /<\/(?:style|title|textarea|noscript)/i.test(hidden);

function isHarmlessInstruction(target: string, data: string): boolean {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(data)?.[1];
  if (target !== "xml-stylesheet" || data.includes("&")) return false;
  return valueOf("type") === "text/css" && !isElsewhere(valueOf("href") ?? "");
}

/** A definition that a reader would fetch has to be one of the standards' own; HTML ends it at the first `>`. */
function isHarmlessDoctype(text: string): boolean {
  if (/[[>]/.test(text)) return false;
  const isFromElsewhere = /["']\s*(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(text);
  const isStandard =
    /["']https?:\/\/(?:www\.)?(?:w3\.org|daisy\.org|idpf\.org|openebook\.org)\/[^"']*["']\s*$/i;
  return !isFromElsewhere || isStandard.test(text) || text.includes('"about:legacy-compat"');
}

const remote = String.raw`(?!data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font))(?:[a-z][a-z\d+.-]*:|[/\\]{2})`;
const activeStyles = [
  new RegExp(String.raw`(?:\b(?:url|src|image)\(|@import\b(?:\s*url\()?)\s*["']?\s*${remote}`, "i"),
  new RegExp(String.raw`image-set\((?:(?!image-set)[^;{}]){0,2000}["']\s*${remote}`, "i"),
  /\bexpression\s*\(|-moz-binding|(?:^|[\s;{])behavior\s*:/i,
];

/** Whether a style sheet, or a part of one, brings in something from elsewhere or runs something. */
export function isActiveStyle(css: string): boolean {
  if (!/[(@\\:]/.test(css)) return false;
  const decoded = css
    .replace(/\\([\da-f]{1,6})[ \t\r\n\f]?/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/\\(?:\r\n|[\n\r\f])/g, "")
    .replace(/\\(.)/g, "$1")
    .replace(/\s+/g, " ");
  return [decoded, decoded.replace(/\/\*[^]*?(?:\*\/|$)/g, "")].some((text) => {
    const rules = text.replace(/@namespace\s[^;{}@]*;/gi, "");
    const charset = /^\ufeff?@charset\s*["']([^"']*)/i.exec(rules)?.[1] ?? "utf-8";
    return !/^utf-?8$/i.test(charset) || activeStyles.some((pattern) => pattern.test(rules));
  });
}
