import { expect, test } from "vitest";
import { action, loader } from "~/routes/public/theme";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(buildOf({ theme: { action, loader } }));

/** Where somebody is led who has chosen a theme. */
async function ledBackTo(returnTo: string): Promise<string | null> {
  const body = new URLSearchParams({ theme: "dark", returnTo });
  const answer = await fetch(`${url}/theme`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).toContain("theme=");
  return answer.headers.get("location");
}

test.each(["/", "/kontakt", "/horoscope-detail?sign=lew&date=2026-11-22", "/szukaj?q=../a"])(
  "a theme that was chosen on %s leads back to exactly that",
  async (path) => expect(await ledBackTo(path)).toBe(path),
);

test("a page whose address holds Polish letters is led back to as well", async () =>
  expect(await ledBackTo("/szukaj?q=zażółć")).toBe("/szukaj?q=za%C5%BC%C3%B3%C5%82%C4%87"));

test.each([
  "https://evil.example",
  "//evil.example",
  "/books/../kontakt",
  "/books/%2e%2e/kontakt",
  "/books/./w-objeciach-mafii",
  "/..",
])("%s is no page of ours, so the landing page comes", async (address) =>
  expect(await ledBackTo(address)).toBe("/"),
);
