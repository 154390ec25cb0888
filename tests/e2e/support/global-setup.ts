import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSigningKey } from "../../../sandbox/auth0/keys";
import { openSigner } from "../../../sandbox/certificates/signer";
import { ensureBuild } from "../../../scripts/ensure-build";
import { startTestServer } from "../../support/postgres";

/** What every test worker starts its own shop from; it travels to them in this environment variable. */
export type Ground = { database: { url: string; template: string }; certificates: string };
export const groundVariable = "E2E_GROUND";

export default async function setUp() {
  await ensureBuild();
  const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
  const [database] = await Promise.all([
    startTestServer(),
    openSigner(certificates),
    openSigningKey(certificates),
  ]);
  const { url, template } = database;
  process.env[groundVariable] = JSON.stringify({
    database: { url, template },
    certificates,
  } satisfies Ground);
  return async () => {
    await database.stop();
    await rm(certificates, { recursive: true, force: true });
  };
}
