/** Text that is already HTML and is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
  toString() {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | Part[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  return part instanceof Html ? part.text : escape(String(part));
}

/** Template tag: everything put into it is escaped, except other templates. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((text, string, index) => text + render(parts[index - 1]) + string),
  );
}

/** Escaped text with its http addresses made into links. */
export function linkify(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/);
  return html`${pieces.map((piece, index) =>
    index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : piece,
  )}`;
}
