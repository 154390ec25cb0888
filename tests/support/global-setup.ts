import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openSigningKey } from "../../sandbox/auth0/keys";
import { openSigner } from "../../sandbox/certificates/signer";
import { startTestServer } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
    /** A folder with a certificate chain that every suite's sandbox starts from: making keys takes long. */
    certificates: string;
  }
}

export default async function setup(project: TestProject) {
  const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
  const [server] = await Promise.all([
    startTestServer(),
    openSigner(certificates),
    openSigningKey(certificates),
  ]);
  project.provide("databaseServer", { url: server.url, template: server.template });
  project.provide("certificates", certificates);
  return async () => {
    await server.stop();
    await rm(certificates, { recursive: true, force: true });
  };
}
