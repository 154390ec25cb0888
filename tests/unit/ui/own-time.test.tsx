import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ownTimeOf } from "~/copy/own-time";
import { OwnTime } from "~/ui/own-time";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  vi.unstubAllGlobals();
});

/** What the script of documents writes into the element. */
async function byTheScript(at: Date): Promise<string | null> {
  vi.stubGlobal(
    "HTMLElement",
    class {
      textContent = "";
      getAttribute = () => at.toISOString();
    },
  );
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.resetModules();
  const { OwnTime: Element } = await import("~/enhance/own-time");
  const element = new (
    Element as unknown as new () => HTMLElement & { connectedCallback(): void }
  )();
  element.connectedCallback();
  return element.textContent || null;
}

describe("a time by the visitor's own clock", () => {
  test.each([
    ["Europe/Warsaw", "2026-11-24T17:00:00Z", null],
    ["Europe/Berlin", "2026-11-24T17:00:00Z", null],
    ["Europe/London", "2026-11-24T17:00:00Z", "u\u00a0Ciebie 17:00"],
    ["America/New_York", "2026-11-24T17:00:00Z", "u\u00a0Ciebie 12:00"],
    ["Asia/Tokyo", "2026-11-24T17:00:00Z", "u\u00a0Ciebie śr., 02:00"],
    // Between the nights on which America and Europe change their clocks.
    ["America/New_York", "2026-03-20T17:00:00Z", "u\u00a0Ciebie 13:00"],
  ])("in %s at %s is %s, on a page and in an app", async (name, moment, words) => {
    process.env.TZ = name;
    const at = new Date(moment);
    expect(ownTimeOf(at)).toBe(words);
    expect(await byTheScript(at)).toBe(words);
  });

  test("is nothing as the server writes it, and takes no room", () => {
    const html = renderToStaticMarkup(<OwnTime at="2026-11-24T17:00:00Z" place="below" />);
    expect(html).toMatch(
      /^<own-time at="2026-11-24T17:00:00Z" class="[^"]*empty:hidden"><\/own-time>$/,
    );
  });
});
