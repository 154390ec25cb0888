import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { isOpened } from "~/http/is-opened.server";
import { ErrorPage } from "~/ui/error-page";

const shown = vi.hoisted(() => ({ error: {} }));

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteError: () => shown.error,
  useRouteLoaderData: () => undefined,
}));

/** What the boundary of a page is given of a response that its loader threw. */
async function thrownBy(act: () => unknown): Promise<object> {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const { status, statusText } = error;
    return { status, statusText, internal: false, data: await error.text() };
  }
  throw new Error("It was not turned away.");
}

test("whoever is taken for a program is told to open the page in a browser, and of no account", async () => {
  const headers = { "User-Agent": "TelegramBot" };
  shown.error = await thrownBy(() => isOpened(new Request("https://shop.test/", { headers })));
  const html = renderToStaticMarkup(<ErrorPage />);
  expect(html).toContain("Otwórz ten adres w przeglądarce.");
  expect(html).not.toContain("na swoim koncie");
  shown.error = { status: 403, statusText: "", internal: false, data: null };
  expect(renderToStaticMarkup(<ErrorPage />)).toContain("na swoim koncie");
});
