/**
 * Has a page's scripts wait for its first paint. Remix asks for them as urgently as for the fonts, and they run as soon as
 * they have come: on a slow line or processor the page, complete as it is, would stay white for them.
 * @param page a whole page as Remix 2.17 writes it
 * @param nonce of its inline scripts; a page without scripts has none and stays as it is
 */
export function paintFirst(page: string, nonce: string | undefined): string {
  if (!nonce) return page;
  const waiting = page
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('type="module" async=""', 'type="text/plain"');
  return `${waiting}<script nonce="${nonce}">${start}</script>`;
}

/**
 * What was parsed as text never runs, so a copy of the inline module does, once the browser tells of a paint: at the latest
 * some seconds after the page has come, for browsers that do not tell.
 */
const start = `(() => {
  const waiting = document.querySelector('script[type="text/plain"]');
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.text = waiting.text;
    document.head.append(script);
    script.remove();
  };
  addEventListener("load", () => setTimeout(begin, 3000));
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
})();`;
