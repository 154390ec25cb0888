import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type WebError,
} from "@playwright/test";
import postgres from "postgres";
import { newMark } from "../../support/mark";
import { OutsideWorld } from "../../support/outside-world";
import { groundVariable, type Ground, type OpenShop } from "./global-setup";

/** Who orders: answers that nobody else gives, so that tests never meet each other's orders. */
export type Person = {
  name: string;
  email: string;
  mood: string;
  event: string;
  touchedEmotion: string;
  focusEmotion: string;
};

type ForOneTest = {
  person: Person;
  world: OutsideWorld;
  /** Fails the test when a page breaks its own Content-Security-Policy or throws. */
  noComplaints: void;
  /** Answers of something else that stands where the server would are told of, too: no script can read them. */
  hearsStrangers: boolean;
};
type ForOneWorker = { shop: OpenShop; sql: postgres.Sql };

export const test = base.extend<ForOneTest, ForOneWorker>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the first parameter's pattern
    async ({}, provide, { parallelIndex }) => {
      const { shops } = JSON.parse(process.env[groundVariable] ?? "{}") as Ground;
      const shop = shops[parallelIndex];
      if (!shop) throw new Error(`There is no shop number ${parallelIndex}.`);
      await provide(shop);
    },
    { scope: "worker" },
  ],

  sql: [
    async ({ shop }, provide) => {
      const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
      await provide(sql);
      await sql.end();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, provide) => provide(shop.url),

  world: async ({ shop }, provide) => {
    const world = new OutsideWorld(shop.sandboxUrl);
    await provide(world);
    await world.clearFaults();
  },

  // oxlint-disable-next-line no-empty-pattern -- the runner reads the first parameter's pattern
  person: async ({}, provide) => {
    const mark = newMark();
    await provide({
      name: "Łucja",
      email: `lucja.${mark}@example.com`,
      mood: `Zażółć gęślą jaźń ${mark}: trochę smutno, trochę lekko.`,
      event: "Rozmowa z mamą przez telefon",
      touchedEmotion: "cisza po rozmowie",
      focusEmotion: "smutek",
    });
  },

  noComplaints: [
    async ({ context, hearsStrangers }, provide) => {
      const { complaints, stop } = listen(context);
      await provide();
      stop();
      const ours = complaints.filter((said) => !(hearsStrangers && unreadable.test(said)));
      base.expect(ours).toEqual([]);
    },
    { auto: true },
  ],

  hearsStrangers: [false, { option: true }],
});

export { expect } from "@playwright/test";

/** An answer that is no success is reported as an error, too; that is for the tests themselves to judge. */
const failedRequest = /^Failed to load resource/;

/** Remix says so of each look whose place a newer one took while its answer came, and drops that answer. */
const overtaken = /\/assets\/entry\.client-[^:]+\.js: AbortError/;

const unreadable = /\/assets\/entry\.client-[^:]+\.js: SyntaxError/;

function listen(context: BrowserContext) {
  const complaints: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== "error" || failedRequest.test(message.text())) return;
    const complaint = `${message.location().url}: ${message.text()}`;
    if (!overtaken.test(complaint)) complaints.push(complaint);
  };
  const onError = (error: WebError) => complaints.push(String(error.error()));
  context.on("console", onMessage).on("weberror", onError);
  return {
    complaints,
    /** Several tests may share a context. */
    stop: () => void context.off("console", onMessage).off("weberror", onError),
  };
}
