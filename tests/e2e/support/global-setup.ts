import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { openSigningKey } from "../../../sandbox/auth0/keys";
import { openSigner } from "../../../sandbox/certificates/signer";
import { ensureBuild } from "../../../scripts/ensure-build";
import { startTestServer } from "../../support/postgres";
import { startShop, type Shop } from "../../support/shop";

/** A shop as tests know it: by its addresses. */
export type OpenShop = Pick<Shop, "url" | "sandboxUrl" | "databaseUrl">;

/** What the tests stand on; it travels to them in this environment variable. */
export type Ground = {
  database: { url: string; template: string };
  certificates: string;
  /** One for each test that runs at the same time. They outlive test workers, which end with every failed test. */
  shops: OpenShop[];
};
export const groundVariable = "E2E_GROUND";

export default async function setUp({ workers }: FullConfig) {
  await ensureBuild();
  const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
  const [server] = await Promise.all([
    startTestServer(),
    openSigner(certificates),
    openSigningKey(certificates),
  ]);
  const database = { url: server.url, template: server.template };
  const shops = await Promise.all(
    Array.from({ length: workers }, () => startShop({ database, certificates })),
  );
  process.env[groundVariable] = JSON.stringify({
    database,
    certificates,
    shops: shops.map(({ url, sandboxUrl, databaseUrl }) => ({ url, sandboxUrl, databaseUrl })),
  } satisfies Ground);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await server.stop();
    await rm(certificates, { recursive: true, force: true });
  };
}
