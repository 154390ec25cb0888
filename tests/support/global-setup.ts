import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openSigningKey } from "../../sandbox/auth0/keys";
import { openSigner } from "../../sandbox/certificates/signer";
import { ensurePrograms } from "../../scripts/ensure-build";
import { startTestServer } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
    /** A folder with a certificate chain that every sandbox starts from: making keys takes long. */
    certificates: string;
    /** A folder that goes with everything in it when the tests have ended. */
    scratch: string;
  }
}

export default async function setup(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), "konstelacja-integration-"));
  const certificates = join(scratch, "certificates");
  const [server] = await Promise.all([
    startTestServer(),
    openSigner(certificates),
    openSigningKey(certificates),
    // Workers run what was built, as in production.
    ensurePrograms(),
  ]);
  project.provide("databaseServer", { url: server.url, template: server.template });
  project.provide("certificates", certificates);
  project.provide("scratch", scratch);
  return async () => {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
