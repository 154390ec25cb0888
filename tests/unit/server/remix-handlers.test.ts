import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routeMatcher } from "../../../server/addresses";
import { remixHandlers } from "../../../server/remix-handlers";

const route = (id: string, path: string, parentId?: string) => ({
  ...{ id, path, parentId },
  module: {
    loader: ({ params }: { params: object }) => new Response(id + JSON.stringify(params)),
  },
});

const build = {
  entry: { module: { default: (_: Request, status: number) => new Response("page", { status }) } },
  routes: Object.fromEntries(
    [
      route("root", ""),
      route("desk", "desk", "root"),
      route("order", "orders/:id", "desk"),
      route("bulk", "orders/bulk", "desk"),
    ].map((each) => [each.id, each]),
  ),
  assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;
const handlerOf = remixHandlers(build, routeMatcher(build));

const answerTo = async (pathname: string) =>
  handlerOf(pathname)(new Request(`https://example.com${pathname}`));

test.each([
  ["/desk", "desk{}"],
  ["/desk/orders/7", 'order{"id":"7"}'],
  ["/desk/orders/bulk", "bulk{}"],
])("%s is answered by the same route as by the whole build", async (pathname, said) => {
  expect(await (await answerTo(pathname)).text()).toBe(said);
});

test("an address that no route has is not found", async () => {
  expect((await answerTo("/desk/orders")).status).toBe(404);
});

test("all addresses of a route have one handler, and no other has it", () => {
  expect(handlerOf("/desk/orders/7")).toBe(handlerOf("/desk/orders/8"));
  expect(handlerOf("/desk/orders/7")).not.toBe(handlerOf("/desk/orders/bulk"));
});

test("data is asked of the whole build", () => {
  expect(handlerOf("/desk.data")).toBe(handlerOf("/nowhere"));
});
