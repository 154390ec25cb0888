/**
 * Asks for a page of ours, as it would be opened.
 * @throws Error when the answer is no page that can be shown in place of this one
 */
export async function fetchPage(address: string, init: RequestInit): Promise<Document> {
  const response = await fetch(address, { ...init, headers: { Accept: "text/html" } });
  const { status, redirected } = response;
  if (status === 429 || status >= 500 || redirected) throw new Error(`${status}`);
  return parsePage(await response.text());
}

/** A page of ours, whose parts may be put into this one. */
export function parsePage(text: string): Document {
  const page = new DOMParser().parseFromString(text, "text/html");
  // A parser without scripts reads elements there, where a page with scripts has text: put into that page, a refresh would strike.
  for (const part of page.querySelectorAll("noscript")) part.textContent = part.innerHTML;
  return page;
}
