import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { keptData } from "~/ui/kept-data";

/** A loader that is asked for an address, and whose server answers when it is told to. */
function asking({ clientLoader }: ReturnType<typeof keptData>, path = "/mentor-ai/1") {
  let answer: (data: object) => void = () => {};
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const shown = clientLoader({
    request: new Request(new URL(path, "http://localhost")),
    params: {},
    serverLoader: (() => answered) as ClientLoaderFunctionArgs["serverLoader"],
  });
  return { answer, shown };
}

const before = { messages: 0 };
const since = { messages: 1 };

test("an answer that was overtaken does not take back what came since", async () => {
  const kept = keptData();
  const [first, second] = [asking(kept), asking(kept)];
  second.answer(since);
  expect(await second.shown).toBe(since);
  first.answer(before);
  expect(await first.shown).toBe(since);
});

test("answers in their order, and those of another address, are shown as they come", async () => {
  const kept = keptData();
  const [first, second] = [asking(kept), asking(kept)];
  const elsewhere = asking(kept, "/mentor-ai/2");
  for (const [{ answer, shown }, data] of [
    [first, before],
    [second, since],
    [elsewhere, before],
  ] as const) {
    answer(data);
    expect(await shown).toBe(data);
  }
});

test("a server that says nothing is an error where nothing is kept", async () => {
  const { clientLoader } = keptData();
  const loading = clientLoader({
    request: new Request("http://localhost/mentor-ai/1"),
    params: {},
    serverLoader: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await expect(loading).rejects.toThrow("Failed to fetch");
});
