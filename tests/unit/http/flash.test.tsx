import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { helpLines } from "~/copy/help-lines";
import { flashIn, withFlash, withNoticesOf } from "~/http/flash.server";
import { isFlashCode } from "~/notices/notices";
import { deliveries, type DeliveryKind } from "~/products/deliveries/registry";
import { failureLabels } from "~/services/orders/failure";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { withCode } from "../../support/requests";

const root = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => root.data,
}));

const minute = 60_000;
const codeIn = (address: string) => flashIn(address)?.code ?? null;
const valueIn = (address: string) =>
  new URL(address, "http://shop.test").searchParams.get("done") ?? "";

afterEach(() => void vi.useRealTimers());

describe("a notice after a redirect", () => {
  test("travels in the address, whatever else is in it", () => {
    expect(withFlash("/panel", "saved")).toMatch(/^\/panel\?done=saved\.[\w.-]+$/);
    expect(codeIn(withFlash("/panel", "saved"))).toBe("saved");
    expect(codeIn(withFlash("/payment/success?tr_crc=x", "withdrawn"))).toBe("withdrawn");
    expect(withFlash("/panel?group=a#post-1", "saved")).toMatch(
      /^\/panel\?group=a&done=.*#post-1$/,
    );
    expect(codeIn(withFlash("/szukaj?q=żółw", "saved"))).toBe("saved");
    expect(withFlash("/panel", null)).toBe("/panel");
  });

  test("is shown for a few minutes", () => {
    vi.useFakeTimers();
    const address = withFlash("/panel", "saved");
    vi.advanceTimersByTime(4 * minute);
    expect(codeIn(address)).toBe("saved");
    vi.advanceTimersByTime(minute);
    expect(codeIn(address)).toBeNull();
  });

  test.each(["/panel", "/panel?done=", "/panel?done=saved", "/panel?done=constructor"])(
    "is none in %s",
    (address) => expect(codeIn(address)).toBeNull(),
  );

  test("brings help lines where something hard was written, and no log can tell from its address", () => {
    vi.useFakeTimers();
    const [near, usual] = [true, false].map((isHelpNear) =>
      withFlash("/panel", "saved", { isHelpNear }),
    );
    const shape = (address = "") => address.replace(/\.[\w-]{43}$/, "");
    expect(shape(near)).toBe(shape(usual));
    expect(near).not.toBe(usual);
    const shown = (address = "") => {
      root.data = { flash: flashIn(address) };
      const Page = () => createElement(FlashNotice, { flash: useFlash() });
      return renderToStaticMarkup(createElement(Page));
    };
    expect(shown(near)).toContain('href="tel:112"');
    expect(shown(usual)).not.toContain("tel:");
    // What succeeded and whom one may call are two things, and of the second three numbers are in sight.
    const [saved = "", help = ""] = shown(near).split("<section");
    expect(saved).toContain('role="status"');
    expect(saved).not.toContain("tel:");
    const inSight = help.split("<details")[0] ?? "";
    expect(inSight.match(/href="tel:/g)).toHaveLength(3);
    for (const { href } of helpLines) expect(help).toContain(`href="${href}"`);
    expect(shown(withNoticesOf(near ?? "", "/other"))).toContain('href="tel:112"');
  });

  test("is for one page", () => {
    const value = valueIn(withFlash("/orders/a?tab=1&b=2", "saved"));
    expect(codeIn(`/orders/a?b=2&done=${value}&tab=1`)).toBe("saved");
    for (const other of ["/orders/b?tab=1&b=2", "/orders/a", "/orders/a?tab=2&b=2", "/"])
      expect(codeIn(`${other}${other.includes("?") ? "&" : "?"}done=${value}`), other).toBeNull();
  });

  test("says what was signed and nothing else", () => {
    const value = valueIn(withFlash("/admin", "saved"));
    const [code = "", until = "", signature = ""] = value.split(".");
    const later = (Number.parseInt(until, 36) + 3600).toString(36);
    for (const forged of [
      `member-banned.${until}.${signature}`,
      `${code}.${later}.${signature}`,
      `${code}.${until}.${signature.toLowerCase()}`,
      `${code}.${until}.${"A".repeat(43)}`,
      `${code}.${until}.`,
      `${code}.${until}`,
      `constructor.${until}.${signature}`,
    ])
      expect(codeIn(`/admin?done=${forged}`), forged).toBeNull();
    expect(codeIn(`/admin?done=${value}`)).toBe("saved");
  });

  const saved = withFlash("/stary-adres", "saved");
  test.each([
    [saved, "/panel", "/panel?done=saved"],
    [
      "/stary-adres?payment=success&tr_id=TR-1",
      "/panel?group=a#post-1",
      "/panel?group=a&payment=success&tr_id=TR-1#post-1",
    ],
    [`${saved}&payment=error`, withFlash("/", "withdrawn"), "/?done=withdrawn&payment=error"],
    ["/a?payment=error&tr_id=1", "/?payment=success", "/?payment=success"],
    ["/stary-adres?done=saved", "/#a", "/#a"],
    ["/stary-adres?done=paid&payment=<b>", "/#a", "/?payment=%3Cb%3E#a"],
    [saved, "//evil.example/", "//evil.example/"],
    [saved, "https://evil.example/", "https://evil.example/"],
  ])("of %s goes on to %s", (asked, path, next) => {
    const target = /^\/(?!\/)/.test(path) ? withNoticesOf(asked, path) : path;
    expect(withCode(target)).toBe(next);
  });

  test("is not made younger by going on", () => {
    vi.useFakeTimers();
    const address = withFlash("/a", "saved");
    vi.advanceTimersByTime(4 * minute);
    const next = withNoticesOf(address, "/b");
    expect(codeIn(next)).toBe("saved");
    vi.advanceTimersByTime(minute);
    expect(codeIn(next)).toBeNull();
  });
});

describe("the page that it is for", () => {
  const Page = ({ delivery = "document" }: { delivery?: DeliveryKind }) =>
    createElement(FlashNotice, { flash: useFlash(deliveries[delivery].notices) });
  const shown = (delivery?: DeliveryKind) =>
    renderToStaticMarkup(createElement(Page, { delivery }));
  const say = (address: string) => (root.data = { flash: flashIn(address) });

  test("has other words for a finished work where those for a document are wrong", () => {
    say(withFlash("/payment/success", "resend-offered"));
    expect(shown()).toContain("Wysyłamy dokument");
    expect(shown("download")).toContain("Wysyłamy link");
    say(withFlash("/payment/success", "withdrawn"));
    expect(shown("download")).toBe(shown());
  });

  test("has them for notices and failures that there are", () => {
    const known = Object.keys(failureLabels);
    for (const delivery of Object.values(deliveries)) {
      expect(Object.keys(delivery.notices).filter((code) => !isFlashCode(code))).toEqual([]);
      const told = Object.keys({ ...delivery.delays, ...delivery.failures });
      expect(told.filter((code) => !known.includes(code))).toEqual([]);
    }
  });

  test("says nothing where somebody else made its address", () => {
    say("/admin?done=member-banned");
    expect(shown()).toBe("");
    root.data = undefined;
    expect(shown()).toBe("");
  });
});
